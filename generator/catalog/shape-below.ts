import type { Shape } from "./shape.js";

/** The shape of what stands under a key; null where nothing is said of it. */
export function below(shape: Shape | null, key: string): Shape | null {
  switch (shape?.kind) {
    case "object":
      return Object.hasOwn(shape.keys, key) ? shape.keys[key]!.shape : null;
    case "names":
      return shape.value;
    case "either":
      return below(shape.shapes.find((one) => one.kind === "object" || one.kind === "names") ?? null, key);
    default:
      return null;
  }
}

/** The shape of a list's items. */
export function belowList(shape: Shape | null): Shape | null {
  if (shape?.kind === "either") return belowList(shape.shapes.find((one) => one.kind === "list") ?? null);
  return shape?.kind === "list" ? shape.item : null;
}
