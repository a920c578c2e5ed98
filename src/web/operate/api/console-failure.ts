/** A failed call to the console's API. Status 0: there was no usable answer. */
export class ConsoleFailure extends Error {
  readonly status: number;
  /** The API's own code; `offline` if no answer came, `garbled` if it was not from the shop. */
  readonly reason: string;
  /** The whole answer: its message, and the facts in it. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** Whole seconds to wait before another try, if the shop says so. */
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

/** The failure for anything that a call threw. */
export function asFailure(error: unknown): ConsoleFailure {
  return error instanceof ConsoleFailure ? error : new ConsoleFailure(0, 'broken', String(error));
}

export function isFailure(error: unknown, reason: string): boolean {
  return error instanceof ConsoleFailure && error.reason === reason;
}

/** Somebody else has changed it meanwhile, so the screen is out of date. */
export const CHANGED_BY_ANOTHER = 'changed_by_another';
/** The preview warns, and the caller has not confirmed its number. */
export const UNCONFIRMED = 'unconfirmed_prices';
/** It is more than the operator may send out alone: a colleague has been asked. */
export const APPROVAL_ASKED = 'approval_asked';
/** The operator did not enter the code: nothing was done, and there is nothing to report. */
export const CODE_NOT_GIVEN = 'code_not_given';
