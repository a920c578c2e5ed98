import { table } from '../../core/text-table.ts';
import type { VerbCall } from '../verbs/parts/verb.ts';
import { type OutputOf, runVerb } from '../verbs/run-verb.ts';
import { type Answer, CannotDo } from './answer.ts';
import { at } from './print-orders.ts';
import type { Typed } from './read-words.ts';

/** A line each. */
export function printDisputes({ disputes }: OutputOf<'disputes'>): string {
  if (disputes.length === 0) return 'There are no such disputes.';
  return table(
    ['id', 'opened', 'answer until', 'state', 'status', 'reason', 'amount', 'order', 'evidence'],
    disputes.map((one) => [
      one.reference,
      at(one.opened_at),
      one.due_at ? at(one.due_at) : '-',
      one.state,
      one.status,
      one.reason,
      one.amount.text,
      one.order.number,
      one.answered ? 'sent' : one.staged_at ? 'staged' : '-',
    ]),
  );
}

/** One dispute, and its answer. */
export async function disputeCommand(call: VerbCall, { words, options }: Typed): Promise<Answer> {
  const [which = '', what, ...more] = words;
  const asJson = (output: object) => JSON.stringify(output, null, 2);
  if (what === undefined) {
    const found = await runVerb(call, 'dispute', { which });
    return { text: options['json'] === undefined ? printDispute(found) : asJson(found) };
  }
  if (what === 'stage') {
    const done = await runVerb(call, 'dispute_stage', { which, statement: more.join(' ') });
    const text = 'The evidence is staged. Nothing has been sent: read it, then dispute <id> send.';
    return { text: options['json'] === undefined ? text : asJson(done) };
  }
  if (what !== 'send') throw new CannotDo('dispute <id>, and behind it stage [words] or send.');
  if (options['yes'] === undefined)
    return { text: '', question: 'Send the staged evidence to the bank? It can be done once.' };
  const done = await runVerb(call, 'dispute_send', { which });
  const text = `The evidence is on its way. The processor calls the dispute ${done.status} now.`;
  return { text: options['json'] === undefined ? text : asJson(done) };
}

function printDispute(found: OutputOf<'dispute'>): string {
  const facts = table(
    ['dispute', found.reference],
    [
      ['state', `${found.state}, ${found.status}`],
      ['reason', found.reason],
      ['amount', found.amount.text],
      ['answer until', found.due_at ? at(found.due_at) : '-'],
      ['order', `${found.order.number}, ${found.order.id}`],
      ['evidence', found.answered ? 'sent' : found.staged_at ? `staged ${at(found.staged_at)}` : '-'],
      ['page', found.page_url],
    ],
  );
  const told = found.evidence.map(({ name, text }) => `${name.replaceAll('_', ' ')}\n${text}`);
  return [facts, ...told].join('\n\n');
}
