import { z } from 'zod';

/** The fields of a plan that a sync compares. */
const comparedPlanSchema = z.object({
  countryCode: z.string(),
  bundleName: z.string(),
  wholesaleCents: z.int(),
});

export type ComparedPlan = z.infer<typeof comparedPlanSchema>;

/** A plan whose wholesale price changed. */
const priceMoveSchema = comparedPlanSchema.extend({ fromCents: z.int() });

type PriceMove = z.infer<typeof priceMoveSchema>;

/** The differences that a sync found; long lists are cut, but fully counted. */
export const syncDifferencesSchema = z.object({
  counts: z.record(z.enum(['added', 'gone', 'dearer', 'cheaper', 'placesAdded', 'placesGone']), z.int()),
  added: z.array(comparedPlanSchema),
  gone: z.array(comparedPlanSchema),
  /** The largest change, relative to the old price, first. */
  moved: z.array(priceMoveSchema),
  /** Codes of places that had no plans before; and of those that have none any more. */
  placesAdded: z.array(z.string()),
  placesGone: z.array(z.string()),
});

export type SyncDifferences = z.infer<typeof syncDifferencesSchema>;

/** The most entries kept of each. */
export const MAX_KEPT = 100;

const keyOf = ({ countryCode, bundleName }: ComparedPlan) => `${countryCode} ${bundleName}`;

/**
 * Compares the previous plans with the present ones; a plan is the same whichever wholesaler has it. Null without differences.
 */
export function syncDifferences(
  before: readonly ComparedPlan[],
  after: readonly ComparedPlan[],
): SyncDifferences | null {
  const [old, now] = [byKey(before), byKey(after)];
  const added = missingIn(old, now);
  const gone = missingIn(now, old);
  const moved = [...now.entries()]
    .flatMap(([key, plan]) => {
      const was = old.get(key);
      if (!was || was.wholesaleCents === plan.wholesaleCents) return [];
      return [{ ...plan, fromCents: was.wholesaleCents }];
    })
    .sort((a, b) => shareOf(b) - shareOf(a) || (keyOf(a) < keyOf(b) ? -1 : 1));
  const placesAdded = missingPlaces(before, after);
  const placesGone = missingPlaces(after, before);
  if (added.length + gone.length + moved.length === 0) return null;
  const dearer = moved.filter(({ fromCents, wholesaleCents }) => wholesaleCents > fromCents).length;
  return {
    counts: {
      added: added.length,
      gone: gone.length,
      dearer,
      cheaper: moved.length - dearer,
      placesAdded: placesAdded.length,
      placesGone: placesGone.length,
    },
    added: added.slice(0, MAX_KEPT),
    gone: gone.slice(0, MAX_KEPT),
    moved: moved.slice(0, MAX_KEPT),
    placesAdded: placesAdded.slice(0, MAX_KEPT),
    placesGone: placesGone.slice(0, MAX_KEPT),
  };
}

function byKey(plans: readonly ComparedPlan[]): Map<string, ComparedPlan> {
  return new Map(
    plans.map(({ countryCode, bundleName, wholesaleCents }) => {
      const plan = { countryCode, bundleName, wholesaleCents };
      return [keyOf(plan), plan];
    }),
  );
}

/** Those of the second that the first lacks, by place and name. */
function missingIn(first: Map<string, ComparedPlan>, second: Map<string, ComparedPlan>): ComparedPlan[] {
  return [...second.keys()]
    .filter((key) => !first.has(key))
    .toSorted()
    .flatMap((key) => second.get(key) ?? []);
}

function missingPlaces(first: readonly ComparedPlan[], second: readonly ComparedPlan[]): string[] {
  const known = new Set(first.map(({ countryCode }) => countryCode));
  const others = new Set(second.map(({ countryCode }) => countryCode));
  return [...others].filter((code) => !known.has(code)).toSorted();
}

const shareOf = ({ fromCents, wholesaleCents }: PriceMove) =>
  Math.abs(wholesaleCents - fromCents) / Math.max(1, fromCents);
