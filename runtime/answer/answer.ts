/** What a handler returns: the data of the action, and how a model reads it. */
export interface Answer<Result> {
  readonly data?: Result;
}
