import { Problem } from '../../../domain/problems/problem.ts';
import {
  type PausedMethods,
  pausedMethods,
  type Sale,
  whyNotSold,
} from '../../../domain/switches/switches.ts';
import type { Deps } from '../../deps.ts';

type Known = Pick<Deps, 'switches'>;

/**
 * Whoever is about to begin a purchase, or another payment for one, asks this, and nothing else decides it.
 * @throws Problem `sales_paused`, `top_ups_paused`, `method_paused`, with the words for the visitor
 */
export function mustBeOnSale({ switches }: Known, sale: Sale = {}): void {
  const no = whyNotSold(switches.current(), sale);
  if (!no) return;
  if (no.reason === 'method_paused') throw new Problem(no.reason, { words: no.words, method: no.method });
  throw new Problem(no.reason, { words: no.words });
}

/** The ways to pay that are paused, as a field of an answer; no field where none is. */
export function pausedField({ switches }: Known): { paused?: PausedMethods } {
  const paused = pausedMethods(switches.current());
  return paused ? { paused } : {};
}

/** Whether refunds wait that nobody who runs the shop decided. */
export function areRefundsPaused({ switches }: Known): boolean {
  return switches.current().refunds !== undefined;
}
