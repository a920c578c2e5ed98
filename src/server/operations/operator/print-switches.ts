import { SWITCHES } from '../../../domain/switches/switches.ts';
import { table } from '../../core/text-table.ts';
import type { OutputOf } from '../verbs/run-verb.ts';
import { CannotDo } from './answer.ts';
import { at } from './print-orders.ts';
import type { Typed } from './read-words.ts';

/** Each switch as it is, and the money that waits. */
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

/** What was typed behind `pause` or `resume`: which switch, and words for visitors behind it. */
export function typedSwitch({ words: [what = '', ...words], options }: Typed): Record<string, unknown> {
  if (!(SWITCHES as readonly string[]).includes(what))
    throw new CannotDo(`Say what to pause or resume: ${SWITCHES.join(', ')}.`);
  return { ...options, what, ...(words.length > 0 && { words: words.join(' ') }) };
}
