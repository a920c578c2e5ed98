import type { Minor } from '../money.ts';

/** What an operator decided about a wholesaler of a plan: it comes first, it alone delivers, or it never does. */
export const SOURCE_CHOICES = ['prefer', 'pin', 'block'] as const;

export type SourceChoice = (typeof SOURCE_CHOICES)[number];

/** Where a plan can be had: a bundle of a wholesaler. */
export interface Source {
  /** The wholesaler's id. */
  wholesaler: string;
  bundleName: string;
  /** Its wholesale price in the base currency. */
  cents: Minor;
  /** The least price at which the wholesaler lets us sell it; null if it sets none. */
  leastRetail: Minor | null;
  choice: SourceChoice | null;
}

/** What counts beside the source itself. */
export interface Standing {
  /** It does not answer orders at the moment. */
  isAway: boolean;
  /** How hard it is to give an unused eSIM back; 0 is easiest. */
  returns: number;
  /** How often it has refused this purchase. */
  refusals: number;
  /** A refusal of it that no other try would change. */
  isRefused: boolean;
}

/**
 * The sources that may deliver a purchase, best first: those that refused it least, that answer, that an operator prefers, that
 * take an unused eSIM back as the plan's own does, and then the cheapest. A pinned one leaves no other.
 * @param sources the plan's own first
 * @param price what it was sold for, after any discount and in the base currency
 */
export function rankSources<S extends Source>(
  sources: readonly S[],
  price: Minor,
  standingOf: (source: S) => Standing,
): S[] {
  const [own] = sources;
  if (!own) return [];
  const promised = standingOf(own).returns;
  const pinned = sources.filter(({ choice }) => choice === 'pin');
  return (pinned.length > 0 ? pinned : sources)
    .filter((source) => source.choice !== 'block' && allows(source, price) && !standingOf(source).isRefused)
    .map((source) => {
      const { isAway, refusals, returns } = standingOf(source);
      const isWorse = returns > promised;
      return {
        source,
        rank: [
          refusals,
          Number(isAway),
          Number(source.choice !== 'prefer'),
          Number(isWorse),
          source.cents,
        ] as const,
      };
    })
    .toSorted((a, b) => compareRanks(a.rank, b.rank))
    .map(({ source }) => source);
}

/** Whether its wholesaler lets it be sold at this price. */
export function allows({ leastRetail }: Pick<Source, 'leastRetail'>, price: Minor): boolean {
  return leastRetail === null || price >= leastRetail;
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
