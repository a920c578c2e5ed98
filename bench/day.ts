import { columns } from './figures.ts';
import type { Bench } from './figures.ts';
import { type Outcome, simulateDay, type Visitors } from './simulated/day.ts';
import { measured, settings, shopOfDay } from './simulated/shop-of-day.ts';

const BUYERS = 1_000_000;
/** For a shop whose buyers live in neighbouring time zones: the busiest hour has twice the average. */
const HOURS = [
  1.6, 1, 0.7, 0.5, 0.5, 0.8, 1.6, 3, 4.2, 4.8, 5, 5.2, 5.4, 5.2, 5, 5, 5.3, 5.8, 6.6, 7.6, 8, 7.4, 5.6, 3.2,
];
/** Nobody comes for this long after the day, so that purchases left unfinished can be told from slow ones. */
const TAIL_SECONDS = 6 * 3600;
const TOKENS = [settings.ESIM_GO_TOKENS_PER_SECOND, 20, 40, 50, 100];
const RUSH: Visitors['rush'] = { share: 0.1, fromHour: 20, minutes: 10 };

const percent = (part: number, all: number) => `${((part / all) * 100).toFixed(1)} %`;
const count = (number: number) => number.toLocaleString('en-US');

/** Seconds, as hours or minutes if there are many. */
function long(seconds: number): string {
  if (seconds < 120) return `${seconds} s`;
  return seconds < 2 * 3600 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}

function clock(at: number): string {
  return new Date(at * 1000).toISOString().slice(11, 16);
}

function row(tokens: number, { buyers, ...out }: Outcome): string[] {
  return [
    String(tokens),
    String(shopOfDay(tokens).orders),
    out.first ? `${out.first.limit} at ${clock(out.first.at)}` : 'none',
    percent(out.atOnce, buyers),
    percent(out.bought - out.atOnce, buyers),
    `${long(out.wait.p95)}, ${long(out.wait.most)}`,
    count(out.refunded),
    out.refunded > 0 ? long(out.longestRefund) : '',
    count(out.waiting),
    count(out.peaks.contending),
    count(out.peaks.mailQueue),
  ];
}

const HEAD = [
  'tokens/s',
  'orders/s',
  'first limit',
  'eSIM at once',
  'later',
  'wait p95, most',
  'refunded',
  'slowest refund',
  'neither, 6 h after',
  'in line at most',
  'mails queued',
];

export const bench: Bench = {
  title: 'A day with a million buyers (a simulation with the shop’s own constants and measured rates)',
  async run() {
    const { sales, mails, date } = measured();
    console.log(`Measured on ${date}: ${sales} purchases a second, ${mails} mails a second of one worker.\n`);
    const visitors = { buyers: BUYERS, hours: HOURS };
    const options = { seed: 1, tail: TAIL_SECONDS };
    const even = TOKENS.map((tokens) => [tokens, simulateDay(shopOfDay(tokens), visitors, options)] as const);
    console.log(columns([HEAD, ...even.map(([tokens, out]) => row(tokens, out))]));
    const peak = Math.max(...even.map(([, out]) => out.peaks.arrivals));
    console.log(
      `\nThe busiest second has ${peak} buyers. The same day with a tenth of them within ten minutes:\n`,
    );
    const rush = { ...visitors, rush: RUSH };
    console.log(
      columns([
        HEAD,
        ...[50, 100, 400].map((tokens) => row(tokens, simulateDay(shopOfDay(tokens), rush, options))),
      ]),
    );
    console.log(
      `\nBoth with sweeps of the recover job that take whatever is due, instead of ${shopOfDay(10).sweep.batch} at most:\n`,
    );
    const boundless = (tokens: number) => {
      const shop = shopOfDay(tokens);
      return { ...shop, sweep: { ...shop.sweep, batch: BUYERS } };
    };
    console.log(
      columns([
        HEAD,
        ...[10, 40].map((tokens) => row(tokens, simulateDay(boundless(tokens), visitors, options))),
        ...[50, 100].map((tokens) => row(tokens, simulateDay(boundless(tokens), rush, options))),
      ]),
    );
    return [];
  },
};
