/** Yes, no, or (undefined) cannot be told. */
export type Truth = boolean | undefined;

export function allOf<T>(items: Iterable<T>, test: (item: T) => Truth): Truth {
  let truth: Truth = true;
  for (const item of items) {
    const here = test(item);
    if (here === false) return false;
    if (here === undefined) truth = undefined;
  }
  return truth;
}
