/** The rights of the platform that an object of a kind has; unknown kinds have any. */
export function rightsOf(kind: string, member: string | undefined): readonly string[] | null {
  if (member !== undefined) return member === "Command" ? ["View"] : ["View", "Edit"];
  return BY_KIND.get(kind) ?? null;
}

/** Rights that are worth nothing without others of the same object. */
export const NEEDS: ReadonlyMap<string, readonly string[]> = new Map([
  ["Insert", ["Read"]],
  ["Update", ["Read"]],
  ["Delete", ["Read"]],
  ["View", ["Read"]],
  ["InputByString", ["View"]],
  ["Edit", ["View", "Update"]],
  ["InteractiveInsert", ["Insert", "Edit"]],
  ["InteractiveDelete", ["Delete", "Edit"]],
  ["Posting", ["Update"]],
  ["InteractivePosting", ["Posting", "Edit"]],
]);

const REFERENCE = ["Read", "Insert", "Update", "Delete", "View", "Edit", "InputByString", "InteractiveInsert", "InteractiveDelete", "InteractiveSetDeletionMark", "InteractiveClearDeletionMark", "InteractiveDeleteMarked"];
const POSTING = ["Posting", "UndoPosting", "InteractivePosting", "InteractivePostingRegular", "InteractiveUndoPosting", "InteractiveChangeOfPosted"];
const REGISTER = ["Read", "Update", "View", "Edit", "TotalsControl"];

const BY_KIND = new Map<string, readonly string[]>([
  ...["Catalog", "ChartOfCharacteristicTypes", "ChartOfAccounts", "ExchangePlan", "BusinessProcess", "Task"].map((kind) => [kind, REFERENCE] as const),
  ["Document", [...REFERENCE, ...POSTING]],
  ...["InformationRegister", "AccumulationRegister", "AccountingRegister"].map((kind) => [kind, REGISTER] as const),
  ["Constant", ["Read", "Update", "View", "Edit"]],
  ["DocumentJournal", ["Read", "View"]],
  ...["Report", "DataProcessor"].map((kind) => [kind, ["Use", "View"]] as const),
  ...["CommonForm", "CommonCommand", "CommonAttribute", "Subsystem"].map((kind) => [kind, ["View"]] as const),
  ["SessionParameter", ["Get", "Set"]],
  ...["CommonModule", "Enum", "Role", "DefinedType", "EventSubscription", "ScheduledJob", "CommonTemplate", "CommonPicture"].map((kind) => [kind, []] as const),
]);
