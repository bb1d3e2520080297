import type { Answer } from "./answer/answer.js";

/**
 * What a server author writes: one handler an action, its shape given by the policy. The generated
 * stubs name these types, so that a missing handler, or one too many, does not compile.
 *
 * `Reading` is the port through which the world is read; `Core` is the mutating core. A preview is
 * given the reading port and nothing else. The handlers are properties and no methods, because
 * only then does the compiler refuse a preview that asks for the core.
 */

/** READ_ONLY actions: the answer, read through the port. */
export interface ReadHandler<Arguments, Result, Reading> {
  readonly read: (call: Call<Arguments, Reading>) => Promised<Answer<Result>>;
}

/** PREVIEWABLE and PREVIEW_PARAM actions: a rehearsal of its own, and the effect. */
export interface RehearsedHandler<Arguments, Result, Reading, Core> {
  readonly preview: (call: Call<Arguments, Reading>) => Promised<Answer<Result>>;
  readonly stands?: Stands<Arguments, Reading>;
  readonly apply: (call: CoreCall<Arguments, Reading, Core>) => Promised<Answer<Result>>;
}

/** APPLY_ONLY actions: the effect alone. */
export interface ImmediateHandler<Arguments, Result, Reading, Core> {
  readonly stands?: Stands<Arguments, Reading>;
  readonly apply: (call: CoreCall<Arguments, Reading, Core>) => Promised<Answer<Result>>;
}

/**
 * What stands now where the call would change something: the lines, or anything that differs when
 * they do. The latches `expected` and `preview` compare it. A rehearsed action may leave it out, and
 * the answer of its preview is compared; an immediate one with such a latch does not start without.
 */
export type Stands<Arguments, Reading> = (call: Call<Arguments, Reading>) => Promised<string>;

/** What a handler is given: the checked call, and the port that reads. */
export interface Call<Arguments, Reading> {
  /** Checked, with defaults filled in; a copy, never the caller's object. */
  readonly arguments: Arguments;
  /** The reading port that the server was made with. */
  readonly reading: Reading;
  /** Aborted when the caller cancels or goes away. */
  readonly signal: AbortSignal;
  /**
   * Tells the caller how far the work is, in any unit that `done` and `total` share; `done` only grows.
   * A caller that did not ask for progress is told nothing.
   */
  progress(done: number, total?: number, message?: string): void;
}

/** What an apply is given besides: the core, good for this one call. */
export interface CoreCall<Arguments, Reading, Core> extends Call<Arguments, Reading> {
  readonly core: Core;
}

type Promised<T> = T | Promise<T>;

/**
 * `Given`, if it has no key that `Shape` lacks, at the depth of tools, actions and handlers; else a
 * type that nothing satisfies. Excess keys of a value that is no fresh literal are found too.
 */
export type Exactly<Shape, Given> = Given extends (...parameters: never[]) => unknown
  ? Given
  : { [Key in keyof Given]: Key extends keyof Shape ? (Shape[Key] extends (...parameters: never[]) => unknown ? Given[Key] : Exactly<Shape[Key], Given[Key]>) : never };

/** Takes handlers of exactly this shape and gives them back: a missing one, or one too many, does not compile. */
export type Define<Shape> = <Given extends Shape>(handlers: Given & Exactly<Shape, Given>) => Given;

/** The tools of a surface that have handlers: those that the runtime does not serve have `never`. */
export type Served<Tools> = { readonly [Name in keyof Tools as [Tools[Name]] extends [never] ? never : Name]: Tools[Name] };

/** The port that handlers ask for: what every one of them was written against, all at once. */
export type PortOf<Handlers, Port extends "reading" | "core"> = [Takes<Functions<Handlers>, Port>] extends [never] ? unknown : Takes<Functions<Handlers>, Port> extends (port: infer Asked) => void ? Asked : unknown;

/** The functions of handlers, at any depth. */
type Functions<Handlers> = Handlers extends (...parameters: never[]) => unknown ? Handlers : Handlers extends object ? { [Name in keyof Handlers]: Functions<Handlers[Name]> }[keyof Handlers] : never;

type Takes<Handler, Port extends string> = Handler extends (call: infer Taken) => unknown ? (Taken extends { readonly [port in Port]: infer Asked } ? (port: Asked) => void : never) : never;
