import type { BasisPoints, Minor } from '../../money.ts';

/** A quarter is more than a season's offer or a wholesaler's raise, and less than a markup typed with a digit too many. */
const FAR: BasisPoints = 2_500;
/** Single places and plans are repriced every week; a fifth of the catalogue at once is a mistake, or a day to remember. */
const MANY: BasisPoints = 2_000;
/** No offer doubles or halves a price by accident. */
const JUMP = 2;

/** The price of a plan before and after a change, in one currency; null where it is not sold. */
export interface PriceMove {
  before: Minor | null;
  after: Minor | null;
  /** After the change it earns less than nothing. */
  isLoss: boolean;
}

/** Why a change of prices has to be confirmed, as numbers of plans. */
export interface PriceAlarm {
  /** Each plan once: the number that confirms the change. */
  count: number;
  /** Prices that change by more than {@link FAR}, and plans that are no longer sold. */
  far: number;
  /** Of those, prices that become more than {@link JUMP} times what they were, or less than that part of it. */
  jumped: number;
  /** Plans that would be sold at a loss. */
  lost: number;
}

/**
 * Whether changes look like a mistake: too many far ones, one that jumps, or one at a loss.
 * @param plans that the shop offers
 * @returns null if nothing has to be confirmed
 */
export function priceAlarm(moves: readonly PriceMove[], plans: number): PriceAlarm | null {
  const changed = moves.filter(({ before, after }) => before !== after);
  const far = changed.filter(isFar);
  const lost = changed.filter(({ isLoss }) => isLoss);
  const jumped = far.filter(isJump);
  if (far.length * 10_000 <= plans * MANY && jumped.length === 0 && lost.length === 0) return null;
  return {
    count: changed.filter((move) => isFar(move) || move.isLoss).length,
    far: far.length,
    jumped: jumped.length,
    lost: lost.length,
  };
}

function isFar({ before, after }: PriceMove): boolean {
  if (before === null) return false;
  return after === null || Math.abs(after - before) * 10_000 > before * FAR;
}

function isJump({ before, after }: PriceMove): boolean {
  return before !== null && after !== null && (after > before * JUMP || after * JUMP < before);
}
