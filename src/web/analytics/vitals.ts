/** Web Vitals in milliseconds; `cls` is a score without a unit. Values that were not observed are missing. */
export interface Vitals {
  /** Largest Contentful Paint. */
  lcp?: number;
  /** First Contentful Paint. */
  fcp?: number;
  /** Time to First Byte. */
  ttfb?: number;
  /** Interaction to Next Paint: the slowest interaction, which is the definition for fewer than 50 of them. */
  inp?: number;
  /** Cumulative Layout Shift: the worst burst. */
  cls?: number;
}

interface Shift {
  value: number;
  startTime: number;
  hadRecentInput: boolean;
}

/** A burst of shifts: less than a second apart, and all within five. */
interface Burst {
  first: number;
  last: number;
  sum: number;
}

/** The burst with one more shift. */
export function addShift(burst: Burst | null, { value, startTime }: Shift): Burst {
  const goesOn = burst !== null && startTime - burst.last < 1000 && startTime - burst.first < 5000;
  return goesOn
    ? { first: burst.first, last: startTime, sum: burst.sum + value }
    : { first: startTime, last: startTime, sum: value };
}

/** Watches the document from its start. `read` returns the values so far, and `stop` ends it. */
export function watchVitals(): { read: () => Vitals; stop: () => void } {
  const seen: Vitals = {};
  let burst: Burst | null = null;
  const observers: PerformanceObserver[] = [];
  const watch = (type: string, take: (entry: PerformanceEntry) => void, options: object = {}) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    observer.observe({ type, buffered: true, ...options });
    observers.push(observer);
  };
  watch('navigation', (entry) => {
    seen.ttfb = (entry as PerformanceNavigationTiming).responseStart;
  });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  watch('layout-shift', (entry) => {
    const shift = entry as unknown as Shift;
    if (shift.hadRecentInput) return;
    burst = addShift(burst, shift);
    seen.cls = Math.max(seen.cls ?? 0, burst.sum);
  });
  watch(
    'event',
    (entry) => {
      const { interactionId, duration } = entry as PerformanceEventTiming;
      if (interactionId) seen.inp = Math.max(seen.inp ?? 0, duration);
    },
    { durationThreshold: 40 },
  );
  return { read: () => ({ ...seen }), stop: () => observers.forEach((observer) => observer.disconnect()) };
}
