/** A plan as far as a sync compares it. */
export interface ComparedPlan {
  countryCode: string;
  bundleName: string;
  wholesaleCents: number;
}

/** A plan whose wholesale price is another one. */
interface PriceMove extends ComparedPlan {
  fromCents: number;
}

/** What a sync found to be other than before; of long lists the first of each, all are counted. */
export interface SyncDifferences {
  counts: Record<'added' | 'gone' | 'dearer' | 'cheaper' | 'placesAdded' | 'placesGone', number>;
  added: ComparedPlan[];
  gone: ComparedPlan[];
  /** The largest move, as a share of the price before, first. */
  moved: PriceMove[];
  /** Codes of places in which nothing was offered before; in which nothing is any more. */
  placesAdded: string[];
  placesGone: string[];
}

/** So many of each are kept. */
export const MOST_KEPT = 100;

const keyOf = ({ countryCode, bundleName }: ComparedPlan) => `${countryCode} ${bundleName}`;

/** Compares what was offered with what is; a plan is the same one whoever of the wholesalers has it. Null where nothing differs. */
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
    added: added.slice(0, MOST_KEPT),
    gone: gone.slice(0, MOST_KEPT),
    moved: moved.slice(0, MOST_KEPT),
    placesAdded: placesAdded.slice(0, MOST_KEPT),
    placesGone: placesGone.slice(0, MOST_KEPT),
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

/** Those of the second that the first has not, by place and name. */
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
