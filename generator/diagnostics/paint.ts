/** Colours of a terminal, or none. */
export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  red(text: string): string;
  yellow(text: string): string;
  green(text: string): string;
  cyan(text: string): string;
}

export function paint(color: boolean): Paint {
  const style = (open: number, close: number) => (text: string) => (color && text !== "" ? `\u001b[${open}m${text}\u001b[${close}m` : text);
  return { bold: style(1, 22), dim: style(2, 22), red: style(31, 39), yellow: style(33, 39), green: style(32, 39), cyan: style(36, 39) };
}
