import type { AnyRule } from "./rule.js";
import { actionAdded } from "./rules/action-added.js";
import { actionAddressChanged } from "./rules/action-address-changed.js";
import { actionGroupChanged } from "./rules/action-group-changed.js";
import { actionHelpChanged } from "./rules/action-help-changed.js";
import { actionIdentifierChanged } from "./rules/action-identifier-changed.js";
import { actionMoved } from "./rules/action-moved.js";
import { actionRemoved } from "./rules/action-removed.js";
import { actionRenamed } from "./rules/action-renamed.js";
import { actionWordsChanged } from "./rules/action-words-changed.js";
import { actionsDropped } from "./rules/actions-dropped.js";
import { actionsIntroduced } from "./rules/actions-introduced.js";
import { annotationChanged } from "./rules/annotation-changed.js";
import { answerLabelAdded } from "./rules/answer-label-added.js";
import { answerLabelRemoved } from "./rules/answer-label-removed.js";
import { answersChanged } from "./rules/answers-changed.js";
import { argumentsClosed } from "./rules/arguments-closed.js";
import { argumentsOpened } from "./rules/arguments-opened.js";
import { budgetLoosened } from "./rules/budget-loosened.js";
import { budgetTightened } from "./rules/budget-tightened.js";
import { closedResultFieldAdded } from "./rules/closed-result-field-added.js";
import { conventionClaimed } from "./rules/convention-claimed.js";
import { conventionDropped } from "./rules/convention-dropped.js";
import { dialectChanged } from "./rules/dialect-changed.js";
import { errorAdded } from "./rules/error-added.js";
import { errorCodeChanged } from "./rules/error-code-changed.js";
import { errorRemoved } from "./rules/error-removed.js";
import { errorRetryableChanged } from "./rules/error-retryable-changed.js";
import { errorWordsChanged } from "./rules/error-words-changed.js";
import { exampleAdded } from "./rules/example-added.js";
import { exampleChanged } from "./rules/example-changed.js";
import { exampleRemoved } from "./rules/example-removed.js";
import { flagAbsenceChanged } from "./rules/flag-absence-changed.js";
import { flagRenamed } from "./rules/flag-renamed.js";
import { flagReversed } from "./rules/flag-reversed.js";
import { groupAccessChanged } from "./rules/group-access-changed.js";
import { groupDeclared } from "./rules/group-declared.js";
import { groupWithdrawn } from "./rules/group-withdrawn.js";
import { groupWordsChanged } from "./rules/group-words-changed.js";
import { hintStrengthened } from "./rules/hint-strengthened.js";
import { hintWeakened } from "./rules/hint-weakened.js";
import { labelAdded } from "./rules/label-added.js";
import { labelMeaningChanged } from "./rules/label-meaning-changed.js";
import { labelOrderChanged } from "./rules/label-order-changed.js";
import { labelRemoved } from "./rules/label-removed.js";
import { latchAdded } from "./rules/latch-added.js";
import { latchRemoved } from "./rules/latch-removed.js";
import { listKeyChanged } from "./rules/list-key-changed.js";
import { openNameDeclared } from "./rules/open-name-declared.js";
import { openNameReleased } from "./rules/open-name-released.js";
import { parameterAdded } from "./rules/parameter-added.js";
import { parameterAlternativeAdded } from "./rules/parameter-alternative-added.js";
import { parameterAlternativeRemoved } from "./rules/parameter-alternative-removed.js";
import { parameterBecameOptional } from "./rules/parameter-became-optional.js";
import { parameterBecameRequired } from "./rules/parameter-became-required.js";
import { parameterConditionAdded } from "./rules/parameter-condition-added.js";
import { parameterConditionChanged } from "./rules/parameter-condition-changed.js";
import { parameterConditionRemoved } from "./rules/parameter-condition-removed.js";
import { parameterDefaultChanged } from "./rules/parameter-default-changed.js";
import { parameterExamplesChanged } from "./rules/parameter-examples-changed.js";
import { parameterFormatChanged } from "./rules/parameter-format-changed.js";
import { parameterKeywordChanged } from "./rules/parameter-keyword-changed.js";
import { parameterLimitLoosened } from "./rules/parameter-limit-loosened.js";
import { parameterLimitMoved } from "./rules/parameter-limit-moved.js";
import { parameterLimitTightened } from "./rules/parameter-limit-tightened.js";
import { parameterMoved } from "./rules/parameter-moved.js";
import { parameterPatternAdded } from "./rules/parameter-pattern-added.js";
import { parameterPatternChanged } from "./rules/parameter-pattern-changed.js";
import { parameterPatternRemoved } from "./rules/parameter-pattern-removed.js";
import { parameterRemoved } from "./rules/parameter-removed.js";
import { parameterRenamed } from "./rules/parameter-renamed.js";
import { parameterTypeNarrowed } from "./rules/parameter-type-narrowed.js";
import { parameterTypeWidened } from "./rules/parameter-type-widened.js";
import { parameterUniquenessDropped } from "./rules/parameter-uniqueness-dropped.js";
import { parameterUniquenessRequired } from "./rules/parameter-uniqueness-required.js";
import { parameterValueAdded } from "./rules/parameter-value-added.js";
import { parameterValueRemoved } from "./rules/parameter-value-removed.js";
import { parameterValuesFreed } from "./rules/parameter-values-freed.js";
import { parameterValuesLimited } from "./rules/parameter-values-limited.js";
import { parameterWordsChanged } from "./rules/parameter-words-changed.js";
import { policyDecided } from "./rules/policy-decided.js";
import { policyEffectWithheld } from "./rules/policy-effect-withheld.js";
import { policyRehearsalGained } from "./rules/policy-rehearsal-gained.js";
import { policySwitchChanged } from "./rules/policy-switch-changed.js";
import { policyWeakened } from "./rules/policy-weakened.js";
import { policyWithdrawn } from "./rules/policy-withdrawn.js";
import { profileAdded } from "./rules/profile-added.js";
import { profileAllowlistAdded } from "./rules/profile-allowlist-added.js";
import { profileAllowlistRemoved } from "./rules/profile-allowlist-removed.js";
import { profileDefaultChanged } from "./rules/profile-default-changed.js";
import { profileGroupDisabled } from "./rules/profile-group-disabled.js";
import { profileGroupEnabled } from "./rules/profile-group-enabled.js";
import { profileReachGained } from "./rules/profile-reach-gained.js";
import { profileReachLost } from "./rules/profile-reach-lost.js";
import { profileRemoved } from "./rules/profile-removed.js";
import { profileScopeGranted } from "./rules/profile-scope-granted.js";
import { profileScopeRevoked } from "./rules/profile-scope-revoked.js";
import { profileWordsChanged } from "./rules/profile-words-changed.js";
import { requiredParameterAdded } from "./rules/required-parameter-added.js";
import { resultAlternativeAdded } from "./rules/result-alternative-added.js";
import { resultAlternativeRemoved } from "./rules/result-alternative-removed.js";
import { resultClosed } from "./rules/result-closed.js";
import { resultConditionAdded } from "./rules/result-condition-added.js";
import { resultConditionChanged } from "./rules/result-condition-changed.js";
import { resultConditionRemoved } from "./rules/result-condition-removed.js";
import { resultDeclared } from "./rules/result-declared.js";
import { resultDefaultChanged } from "./rules/result-default-changed.js";
import { resultExamplesChanged } from "./rules/result-examples-changed.js";
import { resultFieldAdded } from "./rules/result-field-added.js";
import { resultFieldBecameOptional } from "./rules/result-field-became-optional.js";
import { resultFieldBecameRequired } from "./rules/result-field-became-required.js";
import { resultFieldRemoved } from "./rules/result-field-removed.js";
import { resultFieldRenamed } from "./rules/result-field-renamed.js";
import { resultFormatChanged } from "./rules/result-format-changed.js";
import { resultKeywordChanged } from "./rules/result-keyword-changed.js";
import { resultLimitLoosened } from "./rules/result-limit-loosened.js";
import { resultLimitMoved } from "./rules/result-limit-moved.js";
import { resultLimitTightened } from "./rules/result-limit-tightened.js";
import { resultOpened } from "./rules/result-opened.js";
import { resultPatternAdded } from "./rules/result-pattern-added.js";
import { resultPatternChanged } from "./rules/result-pattern-changed.js";
import { resultPatternRemoved } from "./rules/result-pattern-removed.js";
import { resultTypeNarrowed } from "./rules/result-type-narrowed.js";
import { resultTypeWidened } from "./rules/result-type-widened.js";
import { resultUniquenessDropped } from "./rules/result-uniqueness-dropped.js";
import { resultUniquenessRequired } from "./rules/result-uniqueness-required.js";
import { resultValueAdded } from "./rules/result-value-added.js";
import { resultValueRemoved } from "./rules/result-value-removed.js";
import { resultValuesFreed } from "./rules/result-values-freed.js";
import { resultValuesLimited } from "./rules/result-values-limited.js";
import { resultWithdrawn } from "./rules/result-withdrawn.js";
import { resultWordsChanged } from "./rules/result-words-changed.js";
import { retiredNameAdded } from "./rules/retired-name-added.js";
import { retiredNameRedirected } from "./rules/retired-name-redirected.js";
import { retiredNameRemoved } from "./rules/retired-name-removed.js";
import { scopeDeclared } from "./rules/scope-declared.js";
import { scopeDropped } from "./rules/scope-dropped.js";
import { scopeReplaced } from "./rules/scope-replaced.js";
import { scopeRequired } from "./rules/scope-required.js";
import { scopeWithdrawn } from "./rules/scope-withdrawn.js";
import { scopeWordsChanged } from "./rules/scope-words-changed.js";
import { selectorBecameOptional } from "./rules/selector-became-optional.js";
import { selectorBecameRequired } from "./rules/selector-became-required.js";
import { selectorDefaultChanged } from "./rules/selector-default-changed.js";
import { selectorRenamed } from "./rules/selector-renamed.js";
import { selectorWordsChanged } from "./rules/selector-words-changed.js";
import { serverLocaleChanged } from "./rules/server-locale-changed.js";
import { serverRenamed } from "./rules/server-renamed.js";
import { serverVersionChanged } from "./rules/server-version-changed.js";
import { serverWordsChanged } from "./rules/server-words-changed.js";
import { statusChanged } from "./rules/status-changed.js";
import { toolAdded } from "./rules/tool-added.js";
import { toolExportChanged } from "./rules/tool-export-changed.js";
import { toolHelpChanged } from "./rules/tool-help-changed.js";
import { toolIdentifierChanged } from "./rules/tool-identifier-changed.js";
import { toolRemoved } from "./rules/tool-removed.js";
import { toolRenamed } from "./rules/tool-renamed.js";
import { toolWireChanged } from "./rules/tool-wire-changed.js";
import { toolWordsChanged } from "./rules/tool-words-changed.js";
import { windowAdded } from "./rules/window-added.js";
import { windowChanged } from "./rules/window-changed.js";
import { windowRemoved } from "./rules/window-removed.js";

/** Every rule, by id. A rule is a file and a line here. */
export const DIFF_RULES: readonly AnyRule[] = [
  actionAdded,
  actionAddressChanged,
  actionGroupChanged,
  actionHelpChanged,
  actionIdentifierChanged,
  actionMoved,
  actionRemoved,
  actionRenamed,
  actionWordsChanged,
  actionsDropped,
  actionsIntroduced,
  annotationChanged,
  answerLabelAdded,
  answerLabelRemoved,
  answersChanged,
  argumentsClosed,
  argumentsOpened,
  budgetLoosened,
  budgetTightened,
  closedResultFieldAdded,
  conventionClaimed,
  conventionDropped,
  dialectChanged,
  errorAdded,
  errorCodeChanged,
  errorRemoved,
  errorRetryableChanged,
  errorWordsChanged,
  exampleAdded,
  exampleChanged,
  exampleRemoved,
  flagAbsenceChanged,
  flagRenamed,
  flagReversed,
  groupAccessChanged,
  groupDeclared,
  groupWithdrawn,
  groupWordsChanged,
  hintStrengthened,
  hintWeakened,
  labelAdded,
  labelMeaningChanged,
  labelOrderChanged,
  labelRemoved,
  latchAdded,
  latchRemoved,
  listKeyChanged,
  openNameDeclared,
  openNameReleased,
  parameterAdded,
  parameterAlternativeAdded,
  parameterAlternativeRemoved,
  parameterBecameOptional,
  parameterBecameRequired,
  parameterConditionAdded,
  parameterConditionChanged,
  parameterConditionRemoved,
  parameterDefaultChanged,
  parameterExamplesChanged,
  parameterFormatChanged,
  parameterKeywordChanged,
  parameterLimitLoosened,
  parameterLimitMoved,
  parameterLimitTightened,
  parameterMoved,
  parameterPatternAdded,
  parameterPatternChanged,
  parameterPatternRemoved,
  parameterRemoved,
  parameterRenamed,
  parameterTypeNarrowed,
  parameterTypeWidened,
  parameterUniquenessDropped,
  parameterUniquenessRequired,
  parameterValueAdded,
  parameterValueRemoved,
  parameterValuesFreed,
  parameterValuesLimited,
  parameterWordsChanged,
  policyDecided,
  policyEffectWithheld,
  policyRehearsalGained,
  policySwitchChanged,
  policyWeakened,
  policyWithdrawn,
  profileAdded,
  profileAllowlistAdded,
  profileAllowlistRemoved,
  profileDefaultChanged,
  profileGroupDisabled,
  profileGroupEnabled,
  profileReachGained,
  profileReachLost,
  profileRemoved,
  profileScopeGranted,
  profileScopeRevoked,
  profileWordsChanged,
  requiredParameterAdded,
  resultAlternativeAdded,
  resultAlternativeRemoved,
  resultClosed,
  resultConditionAdded,
  resultConditionChanged,
  resultConditionRemoved,
  resultDeclared,
  resultDefaultChanged,
  resultExamplesChanged,
  resultFieldAdded,
  resultFieldBecameOptional,
  resultFieldBecameRequired,
  resultFieldRemoved,
  resultFieldRenamed,
  resultFormatChanged,
  resultKeywordChanged,
  resultLimitLoosened,
  resultLimitMoved,
  resultLimitTightened,
  resultOpened,
  resultPatternAdded,
  resultPatternChanged,
  resultPatternRemoved,
  resultTypeNarrowed,
  resultTypeWidened,
  resultUniquenessDropped,
  resultUniquenessRequired,
  resultValueAdded,
  resultValueRemoved,
  resultValuesFreed,
  resultValuesLimited,
  resultWithdrawn,
  resultWordsChanged,
  retiredNameAdded,
  retiredNameRedirected,
  retiredNameRemoved,
  scopeDeclared,
  scopeDropped,
  scopeReplaced,
  scopeRequired,
  scopeWithdrawn,
  scopeWordsChanged,
  selectorBecameOptional,
  selectorBecameRequired,
  selectorDefaultChanged,
  selectorRenamed,
  selectorWordsChanged,
  serverLocaleChanged,
  serverRenamed,
  serverVersionChanged,
  serverWordsChanged,
  statusChanged,
  toolAdded,
  toolExportChanged,
  toolHelpChanged,
  toolIdentifierChanged,
  toolRemoved,
  toolRenamed,
  toolWireChanged,
  toolWordsChanged,
  windowAdded,
  windowChanged,
  windowRemoved,
];
