import { readFileSync } from 'node:fs';

import { childrenOf, usedMs } from '../test/support/machine/children.ts';

/** One row of a benchmark: seconds of each round. */
export interface Figure {
  name: string;
  seconds: number[];
  /** What seconds do not tell; printed below the table. */
  note?: string;
}

/** A figure with a goal: `docs/performance.md` lists these. */
export interface Measured {
  what: string;
  value: number;
  /** The unit written after the value: `ms`, `MB`, `x bare`. */
  unit: string;
  goal?: { most: number } | { least: number };
  /** The baseline of the same run, or how it was measured, if the title does not say so. */
  beside?: string;
}

/**
 * What a file of `bench/` exports. The first figure is the baseline of the others, measured in the same run; a bench that prints
 * its own table has none.
 */
export interface Bench {
  title: string;
  /** @param report takes each figure that has a goal, or is compared with one */
  run(report: (measured: Measured) => void): Promise<Figure[]>;
}

/** The cells of a figure with a goal: its name, value and goal, whether it meets the goal, and its baseline. */
export function goalCells({ what, value, unit, goal, beside = '' }: Measured): string[] {
  const written = (number: number) => `${Number(number.toPrecision(number < 10 ? 3 : 4))} ${unit}`;
  if (goal === undefined) return [what, written(value), '', '', beside];
  const [sign, bound, isMet] =
    'most' in goal ? ['<=', goal.most, value <= goal.most] : ['>=', goal.least, value >= goal.least];
  return [what, written(value), `${sign} ${written(bound)}`, isMet ? 'met' : 'missed', beside];
}

/** This many figures with the same goal, all of which meet it, become one row of the document. */
const MANY = 9;

/** The cells of a document's table: what misses its goal, and what is one of few, has a row of its own; the rest only its range. */
export function documentCells(measured: Measured[]): string[][] {
  const rows = measured.map((figure) => ({ figure, cells: goalCells(figure) }));
  return rows.flatMap((row) => {
    const [, , goal = '', isMet] = row.cells;
    const alike = rows.filter(({ cells }) => isMet === 'met' && cells[2] === goal && cells[3] === isMet);
    if (alike.length < MANY) return [row.cells];
    if (alike[0] !== row) return [];
    const sorted = alike.toSorted((one, other) => one.figure.value - other.figure.value);
    const [least, most] = [sorted[0] ?? row, sorted.at(-1) ?? row];
    const what = `${alike.length} figures, from "${least.figure.what}" to "${most.figure.what}"`;
    return [[what, `${least.cells[1] ?? ''} to ${most.cells[1] ?? ''}`, goal, isMet ?? '', '']];
  });
}

export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  if (low === undefined || high === undefined)
    throw new Error('A figure without a measurement has no median.');
  return (low + high) / 2;
}

/** The 95th percentile. */
export function p95(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const value = sorted[Math.ceil(sorted.length * 0.95) - 1];
  if (value === undefined) throw new Error('A figure without a measurement has no p95.');
  return value;
}

/** How many seconds `work` takes. */
export async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

/** Milliseconds of processor time that this process, including the processes that draw for it, needs for `work`. */
export async function cpuMs(work: () => Promise<unknown>): Promise<number> {
  const before = usedByAll();
  await work();
  return usedByAll() - before;
}

/**
 * Leaves out the mail server and PostgreSQL: the process that draws has no children of its own, and ends after the measurement.
 */
function usedByAll(): number {
  const { user, system } = process.cpuUsage();
  const drawing = childrenOf(process.pid).filter((child) => commandOf(child).includes('drawing-worker'));
  return drawing.reduce((sum, child) => sum + usedMs(child), (user + system) / 1000);
}

const commandOf = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8');

/** A table of medians, their spread, and their ratio to the baseline. */
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

/** Lines with aligned cells, the first to the left and the others to the right. */
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
