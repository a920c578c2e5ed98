import { AsyncLocalStorage } from 'node:async_hooks';

import { throwingOutages } from '../identity/outages.ts';
import type { AccountTemplate } from '../mail/tables.ts';

/** Work the sign-in library asks for. It asks inside its own transactions, where nothing else may query the database. */
export type AuthEffect =
  | { kind: 'mail'; template: AccountTemplate; userId: string; secret: string }
  | { kind: 'verified' | 'password_reset' | 'seen'; userId: string }
  /** `passwords`: the hashes that the call checked or stored. */
  | { kind: 'signed_in'; userId: string; sessionId: string; path: string; passwords: string[] };

interface Call {
  effects: AuthEffect[];
  passwords: string[];
}

const running = new AsyncLocalStorage<Call>();

/** Notes work to do once the library's call has ended. */
export function addAuthEffect(effect: AuthEffect): void {
  runningCall().effects.push(effect);
}

/** Notes a session that the library has just made. */
export function addSignInEffect(session: { id: string; userId: string }, path: string): void {
  const { passwords } = runningCall();
  addAuthEffect({ kind: 'signed_in', userId: session.userId, sessionId: session.id, path, passwords });
}

/** Notes the hash of a password that a call of the library relies on. Passwords we check ourselves need no note. */
export function rememberPassword(hash: string): void {
  running.getStore()?.passwords.push(hash);
}

/** Runs a call of the library, then does what it asked for once its transactions are over. */
export async function runAuthCall<T>(
  call: () => Promise<T>,
  applyAuthEffect: (effect: AuthEffect) => Promise<void>,
): Promise<T> {
  const started: Call = { effects: [], passwords: [] };
  const result = await running.run(started, () => throwingOutages(call));
  for (const effect of started.effects) await applyAuthEffect(effect);
  return result;
}

function runningCall(): Call {
  const call = running.getStore();
  if (!call) throw new Error('a call of the sign-in library outside of runAuthCall');
  return call;
}
