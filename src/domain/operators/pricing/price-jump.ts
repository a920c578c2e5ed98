import type { Cents } from '../../money.ts';

/** A wholesale price that is more than so many times another one is not believed at once. */
export const JUMP_FACTOR = 3;

/** No bundle costs as much; a new one that does is a slip in the list. */
export const DEAREST_NEW: Cents = 100_000;

/** Prices of one list that jump together are one case from so many on. */
const MOST_APART = 20;

export const JUMPS = ['fell', 'rose', 'below_cost', 'too_dear'] as const;

/**
 * Why a wholesale price waits for somebody: it is a fraction, or a multiple, of the one before; by the rules of now it leaves less
 * than nothing; or a new bundle costs more than any should.
 */
export type JumpWhy = (typeof JUMPS)[number];

export interface SeenPrice {
  /** What the plan is sold by; null for a bundle that is new. */
  published: Cents | null;
  /** What the wholesaler's list says now. */
  seen: Cents;
  /** What stays of the plan's price after fees at the price of before, and at the one seen; null where the plan is not sold at it. */
  margins: { published: Cents | null; seen: Cents | null };
}

/** Null for a price that can be published as it is. */
export function jumpOf({ published, seen, margins }: SeenPrice): JumpWhy | null {
  if (published === null) return seen > DEAREST_NEW ? 'too_dear' : null;
  if (seen * JUMP_FACTOR < published) return 'fell';
  if (seen > published * JUMP_FACTOR) return 'rose';
  // What the shop's own rules sold below cost before is its own decision.
  const fallsBelow = (margins.seen ?? 0) < 0 && (margins.published ?? -1) >= 0;
  return fallsBelow && seen > published ? 'below_cost' : null;
}

/** Whether a plan whose price waits is sold at the old one: at a price that is perhaps too low it is not. */
export function sellsAtOldPrice(why: JumpWhy): boolean {
  return why === 'fell';
}

/** Whether so many prices of a list that jumped the same way are one thing to decide. */
export function isOneJump(count: number, listed: number): boolean {
  return count > MOST_APART || (count > 2 && count * 2 > listed);
}
