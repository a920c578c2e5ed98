/** An answer of the console's API that is not the wanted one. Status 0: none came. */
export class ConsoleFailure extends Error {
  readonly status: number;
  /** The API's finer word for it; `offline` where no answer came, `garbled` where it was not the shop's. */
  readonly reason: string;
  /** The whole answer: beside its words, the facts that they are made of. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** Whole seconds after which it may be tried again, where the shop says so. */
  readonly waitSeconds: number | null;

  constructor(
    status: number,
    reason: string,
    message: string,
    { facts = {}, waitSeconds = null }: { facts?: Record<string, unknown>; waitSeconds?: number | null } = {},
  ) {
    super(message);
    this.name = 'ConsoleFailure';
    this.status = status;
    this.reason = reason;
    this.facts = facts;
    this.waitSeconds = waitSeconds;
  }
}

/** For whatever a call threw. */
export function asFailure(error: unknown): ConsoleFailure {
  return error instanceof ConsoleFailure ? error : new ConsoleFailure(0, 'broken', String(error));
}

export function isFailure(error: unknown, reason: string): boolean {
  return error instanceof ConsoleFailure && error.reason === reason;
}

/** Somebody else changed it meanwhile: what is on the screen is old. */
export const CHANGED_BY_ANOTHER = 'changed_by_another';
/** The person did not give the code that was asked for: nothing was done, and nothing has to be said. */
export const CODE_NOT_GIVEN = 'code_not_given';
