import type { CatalogRule } from "./rule.js";
import { INCLUDE_RULES } from "./rules/include.js";
import { SHAPE_RULES } from "./rules/shape.js";
import { TEXT_RULES } from "./rules/text.js";
import { VALUE_RULES } from "./rules/values.js";
import { YAML_RULES } from "./rules/yaml.js";

/** Every rule that reading a catalog may report, in the order in which a text is read. */
export const CATALOG_RULES: readonly CatalogRule[] = [...TEXT_RULES, ...YAML_RULES, ...INCLUDE_RULES, ...VALUE_RULES, ...SHAPE_RULES];
