import { bundleFacts } from './bundle-state.ts';
import type { BundleReading } from './bundle-status.ts';

/** The network notices the end of the days with some delay. */
const AFTER_END_MS = 60_000;

/**
 * When we next poll an eSIM, since callbacks may get lost, by the bundles on it: the more active the sooner, half as often after
 * every poll without news, and just after the end of a bundle. Null if all of them are over.
 * @param quietPolls polls in a row without news
 */
export function nextPoll(
  readings: readonly Pick<BundleReading, 'state' | 'endsAt'>[],
  quietPolls: number,
  now: Date,
): Date | null {
  const times = readings.flatMap(({ state, endsAt }) => {
    const { pace } = bundleFacts(state);
    if (!pace) return [];
    const wait = Math.min(pace.first * 2 ** Math.min(quietPolls, 20), pace.longest) * 60_000;
    const end = endsAt && endsAt > now ? endsAt.getTime() + AFTER_END_MS : Infinity;
    return Math.min(now.getTime() + wait, end);
  });
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}
