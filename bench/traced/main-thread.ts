import type { Browser, Page } from '@playwright/test';

/** How many times slower than this machine the phone is. */
export const SLOWER = 4;
/** The part of a task that does not block yet. */
const SHORT_MS = 50;

/** An event of Chromium's trace: `ts`, `dur`, and `tdur`, the processor time it used, are in microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { data?: { documentLoaderURL?: string; type?: string } };
}

/** Chromium 156 has its frames handed over in the last of them, and others in the second. */
const CATEGORIES = [
  'toplevel',
  'devtools.timeline',
  'loading',
  'blink.user_timing',
  'disabled-by-default-devtools.timeline',
];

/** What the browser did while `act` ran. */
export async function traced(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  return traceEvents;
}

/** Milliseconds of processor time on that phone. */
const onPhone = ({ tdur = 0 }: TraceEvent) => (SLOWER * tdur) / 1000;

/**
 * Milliseconds for which tasks of a page's main thread blocked it after its first paint: what each took beyond 50, in processor
 * time. Elapsed time would include other programs. NaN if the trace does not show the page.
 */
export function blockedIn(events: readonly TraceEvent[], address: string): number {
  const opened = events.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === address,
  );
  const painted = events.find(
    ({ name, pid, ts }) =>
      name === 'firstContentfulPaint' && pid === opened?.pid && ts > (opened?.ts ?? Number.NaN),
  );
  if (!opened || !painted) return Number.NaN;
  return tasksOf(events, opened)
    .filter(({ ts }) => ts >= painted.ts)
    .reduce((sum, task) => sum + Math.max(0, onPhone(task) - SHORT_MS), 0);
}

/** No release of a key among them: it comes after the frame with the answer, and changes nothing that would make another. */
const INPUT = /^(pointer(down|up)|touch(start|end)|click|key(down|press)|input|change)$/;

/**
 * Milliseconds of processor time that a page's main thread needs from the first event of a touch or key until it hands over the
 * frame with the answer. NaN if the trace shows no such event.
 */
export function answeredIn(events: readonly TraceEvent[]): number {
  const inputs = events.filter(
    ({ name, args }) => name === 'EventDispatch' && INPUT.test(args?.data?.type ?? ''),
  );
  const [first, last] = [inputs[0], inputs.at(-1)];
  if (!first || !last) return Number.NaN;
  const frame = events.find(
    ({ name, pid, tid, ts }) =>
      name === 'Commit' && pid === last.pid && tid === last.tid && ts >= last.ts + (last.dur ?? 0),
  );
  if (!frame) return Number.NaN;
  return tasksOf(events, first)
    .filter(({ ts, dur = 0 }) => ts + dur >= first.ts && ts <= frame.ts)
    .reduce((sum, task) => sum + onPhone(task), 0);
}

/** The tasks of a thread. Some categories have an event of their own for each, inside another's. */
function tasksOf(events: readonly TraceEvent[], { pid, tid }: TraceEvent): TraceEvent[] {
  let end = 0;
  return events
    .filter((event) => event.name.endsWith('RunTask') && event.pid === pid && event.tid === tid)
    .toSorted((one, other) => one.ts - other.ts)
    .filter(({ ts, dur = 0 }) => {
      if (ts < end) return false;
      end = ts + dur;
      return true;
    });
}
