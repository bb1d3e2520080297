import type { Rule } from "./rule.js";
import { actionUndecided } from "./rules/action-undecided.js";
import { actionWithoutGroup } from "./rules/action-without-group.js";
import { actionWithoutPolicy } from "./rules/action-without-policy.js";
import { annotationContradictsPolicy } from "./rules/annotation-contradicts-policy.js";
import { annotationHandwritten } from "./rules/annotation-handwritten.js";
import { annotationWrongType } from "./rules/annotation-wrong-type.js";
import { argumentsWithoutParams } from "./rules/arguments-without-params.js";
import { budgetExceeded } from "./rules/budget-exceeded.js";
import { clientRefuses } from "./rules/client-refuses.js";
import { declarationUnused } from "./rules/declaration-unused.js";
import { defaultDead } from "./rules/default-dead.js";
import { defaultInvalid } from "./rules/default-invalid.js";
import { defaultOnRequired } from "./rules/default-on-required.js";
import { defaultProfileCanWrite } from "./rules/default-profile-can-write.js";
import { descriptionConfusable } from "./rules/description-confusable.js";
import { descriptionDuplicate } from "./rules/description-duplicate.js";
import { descriptionMissing } from "./rules/description-missing.js";
import { descriptionNotInLocale } from "./rules/description-not-in-locale.js";
import { errorCodeReserved } from "./rules/error-code-reserved.js";
import { exampleIntentDuplicate } from "./rules/example-intent-duplicate.js";
import { exampleInvalid } from "./rules/example-invalid.js";
import { exampleMissing } from "./rules/example-missing.js";
import { flagMismatch } from "./rules/flag-mismatch.js";
import { groupReadsAndWrites } from "./rules/group-reads-and-writes.js";
import { groupUnknown } from "./rules/group-unknown.js";
import { helpTargetUnknown } from "./rules/help-target-unknown.js";
import { helpTargetWrites } from "./rules/help-target-writes.js";
import { labelUnknown } from "./rules/label-unknown.js";
import { latchImpossible } from "./rules/latch-impossible.js";
import { mutatingActionWithoutScope } from "./rules/mutating-action-without-scope.js";
import { nameCharacters } from "./rules/name-characters.js";
import { nameClashCase } from "./rules/name-clash-case.js";
import { nameClashIdentifier } from "./rules/name-clash-identifier.js";
import { nameClashLookAlike } from "./rules/name-clash-look-alike.js";
import { nameEdgesUnseen } from "./rules/name-edges-unseen.js";
import { nameMixedScript } from "./rules/name-mixed-script.js";
import { namePathLike } from "./rules/name-path-like.js";
import { nameReserved } from "./rules/name-reserved.js";
import { nameTooLong } from "./rules/name-too-long.js";
import { narrowWidens } from "./rules/narrow-widens.js";
import { outputSchemaWithAnswers } from "./rules/output-schema-with-answers.js";
import { outputSchemaWithoutObjectRoot } from "./rules/output-schema-without-object-root.js";
import { parameterClashConvention } from "./rules/parameter-clash-convention.js";
import { parameterNameCharacters } from "./rules/parameter-name-characters.js";
import { parameterUnknown } from "./rules/parameter-unknown.js";
import { parameterWithoutAction } from "./rules/parameter-without-action.js";
import { patternCatastrophic } from "./rules/pattern-catastrophic.js";
import { patternInvalid } from "./rules/pattern-invalid.js";
import { patternNotLinear } from "./rules/pattern-not-linear.js";
import { previewableWithoutMode } from "./rules/previewable-without-mode.js";
import { profileDefaultCount } from "./rules/profile-default-count.js";
import { profileGroupsAndScopesDisagree } from "./rules/profile-groups-and-scopes-disagree.js";
import { profileWithoutEnable } from "./rules/profile-without-enable.js";
import { proseContradictsPolicy } from "./rules/prose-contradicts-policy.js";
import { proseHtmlComment } from "./rules/prose-html-comment.js";
import { proseNamesRetired } from "./rules/prose-names-retired.js";
import { prosePlaceholder } from "./rules/prose-placeholder.js";
import { proseReferenceUnknown } from "./rules/prose-reference-unknown.js";
import { retiredNameInUse } from "./rules/retired-name-in-use.js";
import { retiredTargetUnknown } from "./rules/retired-target-unknown.js";
import { schemaArrayWithoutItems } from "./rules/schema-array-without-items.js";
import { schemaContradictory } from "./rules/schema-contradictory.js";
import { schemaDefinitionUnused } from "./rules/schema-definition-unused.js";
import { schemaDialectUnknown } from "./rules/schema-dialect-unknown.js";
import { schemaExampleInvalid } from "./rules/schema-example-invalid.js";
import { schemaInvalid } from "./rules/schema-invalid.js";
import { schemaKeywordUnknown } from "./rules/schema-keyword-unknown.js";
import { schemaObjectEmpty } from "./rules/schema-object-empty.js";
import { schemaReferenceCircular } from "./rules/schema-reference-circular.js";
import { schemaReferenceUnresolved } from "./rules/schema-reference-unresolved.js";
import { schemaRootCombinator } from "./rules/schema-root-combinator.js";
import { schemaRootMisplaced } from "./rules/schema-root-misplaced.js";
import { schemaTypeUnion } from "./rules/schema-type-union.js";
import { schemaUntyped } from "./rules/schema-untyped.js";
import { scopeOnReadingAction } from "./rules/scope-on-reading-action.js";
import { scopeUnknown } from "./rules/scope-unknown.js";
import { scopeWithoutProfile } from "./rules/scope-without-profile.js";
import { textHiddenCharacter } from "./rules/text-hidden-character.js";
import { textNotNormalized } from "./rules/text-not-normalized.js";
import { windowOnWritingAction } from "./rules/window-on-writing-action.js";
import { wireKeyOwned } from "./rules/wire-key-owned.js";
import { wireSaysLegacy } from "./rules/wire-says-legacy.js";
import { wireValueRefused } from "./rules/wire-value-refused.js";

/** Every rule, by subject; those that nothing can suppress first. */
export const RULES: readonly Rule[] = [
  // Policies, scopes, groups and profiles.
  mutatingActionWithoutScope,
  actionWithoutPolicy,
  actionUndecided,
  groupReadsAndWrites,
  defaultProfileCanWrite,
  profileDefaultCount,
  profileWithoutEnable,
  profileGroupsAndScopesDisagree,
  scopeWithoutProfile,
  scopeOnReadingAction,
  actionWithoutGroup,
  latchImpossible,
  flagMismatch,
  windowOnWritingAction,
  previewableWithoutMode,
  annotationContradictsPolicy,
  annotationHandwritten,
  annotationWrongType,
  wireKeyOwned,
  wireValueRefused,
  // What refers to something.
  groupUnknown,
  scopeUnknown,
  parameterUnknown,
  argumentsWithoutParams,
  parameterWithoutAction,
  helpTargetUnknown,
  helpTargetWrites,
  proseReferenceUnknown,
  labelUnknown,
  retiredNameInUse,
  retiredTargetUnknown,
  errorCodeReserved,
  declarationUnused,
  // Names.
  nameClashIdentifier,
  nameClashCase,
  nameClashLookAlike,
  nameMixedScript,
  nameReserved,
  namePathLike,
  nameCharacters,
  nameEdgesUnseen,
  nameTooLong,
  parameterNameCharacters,
  parameterClashConvention,
  // Texts.
  descriptionMissing,
  descriptionNotInLocale,
  descriptionDuplicate,
  descriptionConfusable,
  prosePlaceholder,
  proseContradictsPolicy,
  proseNamesRetired,
  wireSaysLegacy,
  proseHtmlComment,
  textHiddenCharacter,
  textNotNormalized,
  // Schemas.
  defaultDead,
  defaultInvalid,
  defaultOnRequired,
  narrowWidens,
  outputSchemaWithAnswers,
  outputSchemaWithoutObjectRoot,
  patternCatastrophic,
  patternInvalid,
  patternNotLinear,
  schemaArrayWithoutItems,
  schemaContradictory,
  schemaDefinitionUnused,
  schemaDialectUnknown,
  schemaExampleInvalid,
  schemaInvalid,
  schemaKeywordUnknown,
  schemaObjectEmpty,
  schemaReferenceCircular,
  schemaReferenceUnresolved,
  schemaRootCombinator,
  schemaRootMisplaced,
  schemaTypeUnion,
  schemaUntyped,
  // Examples.
  exampleInvalid,
  exampleMissing,
  exampleIntentDuplicate,
  // What the surface costs.
  budgetExceeded,
  clientRefuses,
];
