/**
 * How every output with room for a comment begins: what writes it, from what, and no version, date
 * or path. It holds wherever the command is called from and however the catalog is named.
 */
export const MARK = "Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.";

/** Whether the generator wrote the text: this version, or an earlier one that went on otherwise. */
export function carriesMark(text: string): boolean {
  return text.split("\n", 3).some((line) => line.includes("Создано contract-gate"));
}
