import type { Minor } from '../../money.ts';

/** A wholesale price more than this many times another one is not trusted at once. */
export const JUMP_FACTOR = 3;

/** No bundle costs this much; a new one that does is an error in the list. */
export const DEAREST_NEW: Minor = 100_000;

/** From this many on, prices of one list that jump together are one case. */
const MAX_APART = 20;

export const JUMPS = ['fell', 'rose', 'below_cost', 'too_dear'] as const;

/**
 * Why a wholesale price waits for an operator: it is a fraction, or a multiple, of the previous one; by the current rules its
 * margin is negative; or a new bundle costs more than any should.
 */
export type JumpWhy = (typeof JUMPS)[number];

export interface SeenPrice {
  /** The wholesale price behind the plan; null for a new bundle. */
  published: Minor | null;
  /** The price in the wholesaler's current list. */
  seen: Minor;
  /** The plan's margin at the previous wholesale price and at the new one; null if the plan is not sold at it. */
  margins: { published: Minor | null; seen: Minor | null };
}

/** Null for a price that can be published. */
export function jumpOf({ published, seen, margins }: SeenPrice): JumpWhy | null {
  if (published === null) return seen > DEAREST_NEW ? 'too_dear' : null;
  if (seen * JUMP_FACTOR < published) return 'fell';
  if (seen > published * JUMP_FACTOR) return 'rose';
  // If the shop's own rules already sold it below cost, that is its decision.
  const fallsBelow = (margins.seen ?? 0) < 0 && (margins.published ?? -1) >= 0;
  return fallsBelow && seen > published ? 'below_cost' : null;
}

/** Whether a plan with a held price is sold at the old one: not if that may be too low. */
export function sellsAtOldPrice(why: JumpWhy): boolean {
  return why === 'fell';
}

/** Whether the prices of a list that jumped the same way are so many that they are one decision. */
export function isOneJump(count: number, listed: number): boolean {
  return count > MAX_APART || (count > 2 && count * 2 > listed);
}
