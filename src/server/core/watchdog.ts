import type { Logger } from './log.ts';

/** How often the event loop is checked, and how late a check may come, in milliseconds. */
const POLL_EVERY_MS = 250;
const STOOD_MS = 1_000;
/** The log names no more than these. */
const MAX_NAMES = 20;

/** Notices when the event loop was blocked, and names the work running then. */
export interface Watchdog {
  /** Runs a piece of work under a name without personal data: a route's pattern, a kind of job. */
  during<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Begins to check; once for each process. */
  start(): void;
  stop(): void;
  /** One check, which {@link start} repeats. */
  check(): void;
  /** How often and how long the loop was blocked since the process started. */
  readonly stalls: { count: number; seconds: number };
}

/**
 * Whatever blocks the loop has ended before a check can run, so work that ended since the last check counts as well.
 * @param clock in milliseconds; tests move their own
 */
export function createWatchdog(log: Logger, clock: () => number = () => performance.now()): Watchdog {
  const underWay = new Map<string, number>();
  const ended = new Set<string>();
  const stalls = { count: 0, seconds: 0 };
  let checked = clock();
  let cpu = process.cpuUsage();
  let timer: NodeJS.Timeout | undefined;

  const check = () => {
    const late = clock() - checked - POLL_EVERY_MS;
    const used = process.cpuUsage(cpu);
    if (late > STOOD_MS) {
      stalls.count += 1;
      stalls.seconds += late / 1000;
      const running = [...new Set([...ended, ...underWay.keys()])].slice(0, MAX_NAMES);
      // Little processor time used: the machine was suspended, or the process was paused.
      const cpuMs = Math.round((used.user + used.system) / 1000);
      log.warn({ stoodMs: Math.round(late), cpuMs, running }, 'the event loop stood');
    }
    ended.clear();
    checked = clock();
    cpu = process.cpuUsage();
  };

  return {
    async during(name, work) {
      underWay.set(name, (underWay.get(name) ?? 0) + 1);
      try {
        return await work();
      } finally {
        const others = (underWay.get(name) ?? 1) - 1;
        if (others > 0) underWay.set(name, others);
        else underWay.delete(name);
        ended.add(name);
      }
    },
    start() {
      checked = clock();
      timer ??= setInterval(check, POLL_EVERY_MS).unref();
    },
    stop: () => clearInterval(timer),
    check,
    stalls,
  };
}
