import { Failed } from "contract-gate/runtime";

/**
 * Lets a text through that XML and modules can hold.
 *
 * @throws Failed for control characters and halves of surrogate pairs, which no file could give back
 */
export function plain(parameter: string, value: string): string {
  if (!UNWRITABLE.test(value)) return value;
  throw new Failed({ code: "NOT_APPLICABLE", values: { reason: `В ${parameter} есть управляющие символы, которые в файл не записать.` }, given: parameter });
}

const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
