import { readFileSync } from 'node:fs';

import { childrenOf, usedMs } from '../test/support/machine/children.ts';

/** One row of a benchmark: seconds of each round. */
export interface Figure {
  name: string;
  seconds: number[];
  /** What seconds do not say; printed below the table. */
  note?: string;
}

/** One figure that has a goal: these are what `docs/performance.md` lists. */
export interface Measured {
  what: string;
  value: number;
  /** As it is written behind the value: `ms`, `MB`, `x bare`. */
  unit: string;
  goal?: { most: number } | { least: number };
  /** The baseline of the same run, or how it was measured, where the title does not say it. */
  beside?: string;
}

/** What a file of `bench/` exports. The first figure is the baseline of the others, measured in the same run; none where it prints a table of its own. */
export interface Bench {
  title: string;
  /** @param tell takes each figure that has a goal, or stands beside one */
  run(tell: (measured: Measured) => void): Promise<Figure[]>;
}

/** The cells of a figure with a goal: what, the value, its goal, whether it is met, and what it stands beside. */
export function goalCells({ what, value, unit, goal, beside = '' }: Measured): string[] {
  const written = (number: number) => `${Number(number.toPrecision(number < 10 ? 3 : 4))} ${unit}`;
  if (goal === undefined) return [what, written(value), '', '', beside];
  const [sign, bound, isMet] =
    'most' in goal ? ['<=', goal.most, value <= goal.most] : ['>=', goal.least, value >= goal.least];
  return [what, written(value), `${sign} ${written(bound)}`, isMet ? 'met' : 'missed', beside];
}

export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  if (low === undefined || high === undefined)
    throw new Error('A figure without a measurement has no median.');
  return (low + high) / 2;
}

/** What 95 of 100 measurements stay below. */
export function p95(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const value = sorted[Math.ceil(sorted.length * 0.95) - 1];
  if (value === undefined) throw new Error('A figure without a measurement has no p95.');
  return value;
}

/** Seconds that `work` takes. */
export async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

/** Milliseconds of processor time that this process, with those that draw for it, needs for `work`. */
export async function cpuMs(work: () => Promise<unknown>): Promise<number> {
  const before = usedByAll();
  await work();
  return usedByAll() - before;
}

/** The mail server and PostgreSQL are others: what draws has no children of its own, and ends later than it is measured. */
function usedByAll(): number {
  const { user, system } = process.cpuUsage();
  const drawing = childrenOf(process.pid).filter((child) => commandOf(child).includes('drawing-worker'));
  return drawing.reduce((sum, child) => sum + usedMs(child), (user + system) / 1000);
}

const commandOf = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8');

/** A table of medians, their spread, and how many times the baseline each is. */
export function table(figures: Figure[]): string {
  const baseline = median(figures[0]?.seconds ?? []);
  const rows = figures.map(({ name, seconds }) => {
    const value = median(seconds);
    return [
      name,
      `${value.toFixed(3)} s`,
      `${Math.min(...seconds).toFixed(3)} to ${Math.max(...seconds).toFixed(3)}`,
      `${(value / baseline).toFixed(2)} x`,
    ];
  });
  return columns([['', 'median', 'from to', 'ratio'], ...rows]);
}

/** Lines whose cells stand below each other, the first to the left and the others to the right. */
export function columns(all: string[][]): string {
  const width = (column: number) => Math.max(...all.map((row) => row[column]?.length ?? 0));
  return all
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(width(0)) : cell.padStart(width(column))))
        .join('   '),
    )
    .join('\n');
}
