import { SWITCHES } from '../../../domain/switches/switches.ts';
import { table } from '../../core/text-table.ts';
import type { OutputOf } from '../run-verb.ts';
import { CannotDo } from './answer.ts';
import { at } from './print-orders.ts';
import type { Typed } from './read-words.ts';

/** '420 ms on average, 3 of 20 failed'. */
function calls({ calls, failed, average_ms: ms }: OutputOf<'today'>['parties'][number]): string {
  if (calls === 0 || ms === null) return 'not called within 15 minutes';
  return `${ms} ms on average, ${failed} of ${calls} failed`;
}

export function printHealth({
  release,
  mode,
  settings,
  parties,
  mails,
  processes,
}: OutputOf<'health'>): string {
  const told = parties.map((party) => [
    party.name,
    calls(party),
    party.last_call
      ? `last ${at(party.last_call.at)}: ${party.last_call.status} in ${party.last_call.ms} ms`
      : '',
    party.last_callback ? `callback ${at(party.last_callback.at)} (${party.last_callback.type})` : '',
  ]);
  const mailed = mails.last_sent === null ? 'none sent yet' : `last sent ${at(mails.last_sent)}`;
  return [
    `release ${release}, ${mode}`,
    table(null, [...told, ['Mail', `${mails.waiting} waiting`, mailed]]),
    table(
      ['process', 'host', 'release', 'since', 'seen'],
      processes.map(({ role, host, version, started, seen, heard }) => [
        role,
        host,
        version,
        at(started),
        heard ? 'now' : `${at(seen)}: not heard since`,
      ]),
    ),
    `set: ${settings.set.join(', ') || 'nothing'}`,
  ].join('\n\n');
}

export function printJobs({ kinds, failed }: OutputOf<'jobs'>): string {
  const waiting = table(
    ['job', 'waiting', 'oldest'],
    kinds.map(({ name, waiting, oldest_seconds: seconds }) => [
      name,
      String(waiting),
      waiting > 0 ? `${seconds} s` : '',
    ]),
  );
  if (failed.length === 0) return `${waiting}\n\nNothing failed within the hour.`;
  const lines = failed.map((job) => [
    job.id,
    job.name,
    at(job.failed_at),
    `${job.tries} tries`,
    job.order?.number ?? '',
    job.request_id ?? '',
  ]);
  return `${waiting}\n\n${table(['failed', 'job', 'at', 'tries', 'order', 'request'], lines)}`;
}

export function printToday({ days, under_way: underWay, cases, parties }: OutputOf<'today'>): string {
  const week = days.map(({ day, sales, refunds, margin, before }) => [
    day,
    `${sales.count}`,
    sales.amount.text,
    refunds.amount.text,
    margin.text,
    `${before.sales.count}`,
    before.sales.amount.text,
    before.refunds.amount.text,
    before.margin.text,
  ]);
  const states = underWay.states.map(({ state, count, oldest }) => [
    state,
    String(count),
    oldest === null ? '' : `since ${at(oldest)}`,
  ]);
  return [
    table(['day', 'sold', 'for', 'refunds', 'margin', 'week before', 'for', 'refunds', 'margin'], week),
    states.length === 0 ? 'No order is under way.' : table(['under way', 'orders', 'oldest'], states),
    cases.open === 0
      ? 'Nothing waits for you.'
      : `Waiting for you: ${cases.kinds.map(({ kind, count }) => `${count} ${kind}`).join(', ')}`,
    table(
      null,
      parties.map((party) => [party.name, calls(party)]),
    ),
  ].join('\n\n');
}

export function printBalances({ wholesalers }: OutputOf<'balances'>): string {
  return table(
    ['wholesaler', 'balance', 'spent a day', 'lasts until'],
    wholesalers.map(({ name, balance, a_day: aDay, runs_out: until, low }) => [
      name,
      balance === null ? 'not known now' : `${balance.text}${low ? ' (low)' : ''}`,
      aDay.text,
      until ?? '-',
    ]),
  );
}

/** The operators' acts, one per line. */
export function printActs({ acts }: OutputOf<'audit'>): string {
  if (acts.length === 0) return 'Nothing of that kind was done.';
  return table(
    ['at', 'who', 'what', 'on', 'amount', 'from', 'to', 'why'],
    acts.map((act) => [
      at(act.at),
      act.operator ?? act.origin ?? 'operator',
      act.what,
      act.order?.number ?? act.subject ?? '-',
      act.amount?.text ?? '',
      beside(act.before),
      beside(act.after),
      act.why,
    ]),
  );
}

function beside(of: Record<string, unknown> | null): string {
  return Object.entries(of ?? {})
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ');
}

/** Each switch with its state, and the money that waits. */
export function printSwitches({ switches, waiting }: OutputOf<'switches'>): string {
  const lines = table(
    null,
    switches.map(({ what, paused, since, by, words, why }) => [
      what,
      paused ? 'paused' : 'on',
      since === null ? '' : at(since),
      since === null ? '' : (by ?? 'command line'),
      paused ? words : '',
      why,
    ]),
  );
  if (waiting.count === 0) return lines;
  const named = waiting.refunds.map(({ order, amount, since }) => [order.number, amount.text, at(since)]);
  const head = `${waiting.count} refunds wait, ${waiting.amount.text}; the oldest:`;
  return `${lines}\n\n${head}\n${table(null, named)}`;
}

/** Reads the words after `pause` or `resume`: the switch, then words for visitors. */
export function typedSwitch({ words: [what = '', ...words], options }: Typed): Record<string, unknown> {
  if (!(SWITCHES as readonly string[]).includes(what))
    throw new CannotDo(`Say what to pause or resume: ${SWITCHES.join(', ')}.`);
  return { ...options, what, ...(words.length > 0 && { words: words.join(' ') }) };
}
