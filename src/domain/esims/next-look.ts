import type { BundleReading } from './bundle-status.ts';

/** Minutes before the network is asked again by ourselves; its callbacks usually come first. */
const MINUTES: Record<string, { first: number; longest: number }> = {
  processing: { first: 2, longest: 30 },
  active: { first: 15, longest: 12 * 60 },
  queued: { first: 3 * 60, longest: 24 * 60 },
  depleted: { first: 12 * 60, longest: 24 * 60 },
};
const UNKNOWN = { first: 6 * 60, longest: 24 * 60 };
const OVER: ReadonlySet<string> = new Set(['expired', 'lapsed', 'revoked']);
/** The network needs a moment to notice that the days are over. */
const AFTER_END_MS = 60_000;

/**
 * When an eSIM is looked at next, by the bundles on it: the livelier the sooner, half as often with every look that said
 * nothing new, and just after the end of a bundle. Null when all of them are over.
 * @param quietLooks looks in a row that said nothing new
 */
export function nextLook(
  readings: readonly Pick<BundleReading, 'state' | 'endsAt'>[],
  quietLooks: number,
  now: Date,
): Date | null {
  const times = readings
    .filter(({ state }) => !OVER.has(state))
    .map(({ state, endsAt }) => {
      const { first, longest } = (Object.hasOwn(MINUTES, state) ? MINUTES[state] : undefined) ?? UNKNOWN;
      const wait = Math.min(first * 2 ** Math.min(quietLooks, 20), longest) * 60_000;
      const end = endsAt && endsAt > now ? endsAt.getTime() + AFTER_END_MS : Infinity;
      return Math.min(now.getTime() + wait, end);
    });
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}
