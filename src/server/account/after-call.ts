import { AsyncLocalStorage } from 'node:async_hooks';

import type { AccountTemplate } from '../mail/tables.ts';

/** What the sign-in library wants done. It says so inside its own transactions, where nothing else may ask the database. */
export type AfterCall =
  | { kind: 'mail'; template: AccountTemplate; userId: string; secret: string }
  | { kind: 'verified' | 'signed_in' | 'seen'; userId: string };

const wanted = new AsyncLocalStorage<AfterCall[]>();

/** Notes what is to be done once the library's call has ended. */
export function afterCall(wish: AfterCall): void {
  const list = wanted.getStore();
  if (!list) throw new Error('a call of the sign-in library outside of runAuthCall');
  list.push(wish);
}

/** Runs a call of the library, then does what it asked for, its transactions being over. */
export async function runAuthCall<T>(
  call: () => Promise<T>,
  carryOut: (wish: AfterCall) => Promise<void>,
): Promise<T> {
  const list: AfterCall[] = [];
  const result = await wanted.run(list, call);
  for (const wish of list) await carryOut(wish);
  return result;
}
