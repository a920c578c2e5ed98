import { bundleFacts } from './bundle-state.ts';
import type { BundleReading } from './bundle-status.ts';

/** What can happen to a bundle, in the order in which it does. */
export const USAGE_FACTS = ['first_use', 'used_80', 'depleted', 'ended'] as const;
export type UsageFact = (typeof USAGE_FACTS)[number];

/** Something that happened to a bundle of an eSIM, by the network's own clock. */
export interface EsimEvent {
  kind: UsageFact;
  /** Null where the network does not tell which. */
  bundleName: string | null;
  at: Date;
}

const ALERT_SHARE = 0.8;

/** Everything that a reading shows to have happened. Nothing is ever used up of an unlimited bundle. */
export function factsIn(reading: BundleReading): Set<UsageFact> {
  const { state, unlimited, initialBytes, remainingBytes, startedAt } = reading;
  const { stage, isStarted } = bundleFacts(state);
  const counts = !unlimited && initialBytes > 0;
  const used = counts ? initialBytes - Math.max(0, remainingBytes) : 0;
  const facts = new Set<UsageFact>();
  if (isStarted || startedAt || used > 0) facts.add('first_use');
  if (state === 'depleted' || (counts && used >= ALERT_SHARE * initialBytes)) facts.add('used_80');
  if (state === 'depleted' || (counts && used >= initialBytes)) facts.add('depleted');
  if (stage === 'over') facts.add('ended');
  return facts;
}

/**
 * The one mail that new facts are worth: of data that is low, or all used; not when both came at once, nor when the
 * plan is over anyway.
 */
export function mailFor(
  isNew: ReadonlySet<UsageFact>,
  reading: BundleReading,
): 'data_low' | 'data_used' | null {
  if (bundleFacts(reading.state).stage === 'over') return null;
  if (isNew.has('depleted')) return 'data_used';
  return isNew.has('used_80') && !factsIn(reading).has('depleted') ? 'data_low' : null;
}

/**
 * When the network says that something happened to a bundle; null when none of its events tells.
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
