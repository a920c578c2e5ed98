import { bundleFacts } from './bundle-state.ts';
import type { BundleReading } from './bundle-status.ts';

/** The network needs a moment to notice that the days are over. */
const AFTER_END_MS = 60_000;

/**
 * When an eSIM is polled next by ourselves, for the network's callbacks may get lost, by the bundles on it: the livelier the sooner, half as often with every poll that said
 * nothing new, and just after the end of a bundle. Null when all of them are over.
 * @param quietPolls polls in a row that said nothing new
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
