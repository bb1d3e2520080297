import type { Rule } from "./rule.js";
import { actionUndecided } from "./rules/action-undecided.js";
import { actionWithoutGroup } from "./rules/action-without-group.js";
import { actionWithoutPolicy } from "./rules/action-without-policy.js";
import { argumentsWithoutParams } from "./rules/arguments-without-params.js";
import { declarationUnused } from "./rules/declaration-unused.js";
import { defaultProfileCanWrite } from "./rules/default-profile-can-write.js";
import { groupReadsAndWrites } from "./rules/group-reads-and-writes.js";
import { groupUnknown } from "./rules/group-unknown.js";
import { helpTargetUnknown } from "./rules/help-target-unknown.js";
import { helpTargetWrites } from "./rules/help-target-writes.js";
import { labelUnknown } from "./rules/label-unknown.js";
import { mutatingActionWithoutScope } from "./rules/mutating-action-without-scope.js";
import { nameCharacters } from "./rules/name-characters.js";
import { nameClashCase } from "./rules/name-clash-case.js";
import { nameClashIdentifier } from "./rules/name-clash-identifier.js";
import { nameClashLookAlike } from "./rules/name-clash-look-alike.js";
import { nameMixedScript } from "./rules/name-mixed-script.js";
import { namePathLike } from "./rules/name-path-like.js";
import { nameReserved } from "./rules/name-reserved.js";
import { nameTooLong } from "./rules/name-too-long.js";
import { parameterClashConvention } from "./rules/parameter-clash-convention.js";
import { parameterNameCharacters } from "./rules/parameter-name-characters.js";
import { parameterUnknown } from "./rules/parameter-unknown.js";
import { parameterWithoutAction } from "./rules/parameter-without-action.js";
import { profileDefaultCount } from "./rules/profile-default-count.js";
import { profileGroupsAndScopesDisagree } from "./rules/profile-groups-and-scopes-disagree.js";
import { profileWithoutEnable } from "./rules/profile-without-enable.js";
import { proseReferenceUnknown } from "./rules/prose-reference-unknown.js";
import { retiredNameInUse } from "./rules/retired-name-in-use.js";
import { retiredTargetUnknown } from "./rules/retired-target-unknown.js";
import { schemaDefinitionUnused } from "./rules/schema-definition-unused.js";
import { scopeOnReadingAction } from "./rules/scope-on-reading-action.js";
import { scopeUnknown } from "./rules/scope-unknown.js";
import { scopeWithoutProfile } from "./rules/scope-without-profile.js";

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
  declarationUnused,
  // Names.
  nameClashIdentifier,
  nameClashCase,
  nameClashLookAlike,
  nameMixedScript,
  nameReserved,
  namePathLike,
  nameCharacters,
  nameTooLong,
  parameterNameCharacters,
  parameterClashConvention,
  // Schemas.
  schemaDefinitionUnused,
];
