import type { PausedMethods } from '../../domain/checkout/payment-method.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { pausedMethods, type Sale, whyNotSold } from '../../domain/switches/switches.ts';
import type { Deps } from '../deps.ts';

type Known = Pick<Deps, 'switches'>;

/**
 * The only check before a purchase, or another payment for one, begins.
 * @throws Problem `sales_paused`, `top_ups_paused`, `method_paused`, with the words for the visitor
 */
export function mustBeOnSale({ switches }: Known, sale: Sale = {}): void {
  const no = whyNotSold(switches.current(), sale);
  if (!no) return;
  const { words } = no;
  if (no.reason === 'sales_paused') throw new Problem('sales_paused', { words });
  if (no.reason === 'top_ups_paused') throw new Problem('top_ups_paused', { words });
  throw new Problem('method_paused', { words, method: no.method });
}

/** The paused payment methods, as a field of an answer; no field if there are none. */
export function pausedField({ switches }: Known): { paused?: PausedMethods } {
  const paused = pausedMethods(switches.current());
  return paused ? { paused } : {};
}

/** Whether refunds that no operator decided must wait. */
export function areRefundsPaused({ switches }: Known): boolean {
  return switches.current().refunds !== undefined;
}
