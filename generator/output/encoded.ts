/**
 * A text in UTF-8, in memory that the next call may write over: what is hashed or compared at once
 * needs no memory of its own, and a surface has hundreds of outputs. A text is mostly hashed and then
 * compared, and is turned into bytes once for both.
 */
export function encoded(text: string): Uint8Array {
  if (text === last) return lastBytes;
  if (3 * text.length > scratch.length) return Buffer.from(text);
  last = text;
  return (lastBytes = scratch.subarray(0, scratch.write(text)));
}

const scratch = Buffer.allocUnsafeSlow(1 << 18);
let last = "";
let lastBytes: Uint8Array = scratch.subarray(0, 0);
