/**
 * A text in UTF-8, in memory that the next call may write over: what is hashed or compared at once
 * needs no memory of its own, and a surface has hundreds of outputs.
 */
export function encoded(text: string): Uint8Array {
  return 3 * text.length > scratch.length ? Buffer.from(text) : scratch.subarray(0, scratch.write(text));
}

const scratch = Buffer.allocUnsafeSlow(1 << 18);
