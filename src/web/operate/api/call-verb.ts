import { asFailure, CODE_NOT_GIVEN, ConsoleFailure, isFailure } from './console-failure.ts';
import { send, sendForFile, type Value } from './send.ts';
import { readSession, sessionUsed } from './session.ts';
import { askForCode } from './step-up.ts';
import type { Input, Output, PostName, ReadName } from './verbs.ts';
import { callWords } from './words.ts';

/**
 * Runs `call` in the operator's session. If it needs a passkey or a fresh code, asks for one and calls again. If the session is over, the
 * sign-in replaces the page at the same address.
 */
export async function inSession<T>(call: () => Promise<T>): Promise<T> {
  try {
    const answer = await call();
    sessionUsed();
    return answer;
  } catch (error) {
    const failure = error instanceof ConsoleFailure ? error : null;
    if (failure?.status === 401) void readSession();
    if (!isFailure(error, 'step_up_needed')) throw error;
    if (!(await askForCode())) throw new ConsoleFailure(403, CODE_NOT_GIVEN, callWords.codeNotGiven);
    return call();
  }
}

/** Runs a verb that only reads. Throws {@link ConsoleFailure}. */
export async function readVerb<Name extends ReadName>(
  name: Name,
  input: Input<Name>,
  signal?: AbortSignal,
): Promise<Output<Name>> {
  const { body } = await inSession(() => send(name, { query: input as Record<string, Value>, signal }));
  return body as Output<Name>;
}

/** The same, but the console asks by itself: it neither counts as use nor asks for a code. */
export async function followVerb<Name extends ReadName>(
  name: Name,
  input: Input<Name>,
  signal?: AbortSignal,
): Promise<Output<Name>> {
  try {
    const { body } = await send(name, { query: input as Record<string, Value>, signal, isFollowing: true });
    return body as Output<Name>;
  } catch (error) {
    if (error instanceof ConsoleFailure && error.status === 401) void readSession();
    throw error;
  }
}

/** Posts a verb. Throws {@link ConsoleFailure}. */
export async function callVerb<Name extends PostName>(
  name: Name,
  input: Input<Name>,
  signal?: AbortSignal,
): Promise<Output<Name>> {
  const { body } = await inSession(() => send(name, { body: input, signal }));
  return body as Output<Name>;
}

/** A list as a file. Throws {@link ConsoleFailure}. */
export async function callForFile(
  path: string,
  query: Record<string, Value>,
  signal: AbortSignal,
): Promise<Blob> {
  return inSession(() => sendForFile(path, { query, signal })).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw asFailure(error);
  });
}
