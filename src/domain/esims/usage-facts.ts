import { bundleFacts } from './bundle-state.ts';
import type { BundleReading } from './bundle-status.ts';
import { isLowData } from './low-data.ts';

/** The usage facts of a bundle, in the order in which they happen. */
export const USAGE_FACTS = ['first_use', 'used_80', 'depleted', 'ended'] as const;
export type UsageFact = (typeof USAGE_FACTS)[number];

/** An event of an eSIM's bundle, by the network's own clock. */
export interface EsimEvent {
  kind: UsageFact;
  /** Null if the network does not say which. */
  bundleName: string | null;
  at: Date;
}

/** Everything that a reading shows to have happened. An unlimited bundle never uses up its data. */
export function factsIn(reading: BundleReading): Set<UsageFact> {
  const { state, unlimited, initialBytes, remainingBytes, startedAt } = reading;
  const { stage, isStarted } = bundleFacts(state);
  const counts = !unlimited && initialBytes > 0;
  const left = Math.max(0, remainingBytes);
  const used = counts ? initialBytes - left : 0;
  const facts = new Set<UsageFact>();
  if (isStarted || startedAt || used > 0) facts.add('first_use');
  if (state === 'depleted' || (counts && isLowData((100 * left) / initialBytes))) facts.add('used_80');
  if (state === 'depleted' || (counts && used >= initialBytes)) facts.add('depleted');
  if (stage === 'over') facts.add('ended');
  return facts;
}

/** The one mail about new facts: data is low, or all used; none if both came at once, or if the plan is over anyway. */
export function mailFor(
  isNew: ReadonlySet<UsageFact>,
  reading: BundleReading,
): 'data_low' | 'data_used' | null {
  if (bundleFacts(reading.state).stage === 'over') return null;
  if (isNew.has('depleted')) return 'data_used';
  return isNew.has('used_80') && !factsIn(reading).has('depleted') ? 'data_low' : null;
}

/**
 * When something happened to a bundle according to the network's events; null if none of them tells.
 * @param nth which of several equal bundles of the eSIM it is, 0 for the first assigned: they run one after the other
 */
export function timeInEvents(
  events: readonly EsimEvent[],
  fact: UsageFact,
  { bundleName, nth }: { bundleName: string; nth: number },
): Date | null {
  const times = events
    .filter((event) => event.bundleName === bundleName && event.kind === fact)
    .map(({ at }) => at)
    .toSorted((a, b) => a.getTime() - b.getTime());
  return times[nth] ?? null;
}
