import { table } from '../../core/text-table.ts';
import type { VerbCall } from '../parts/verb.ts';
import { type OutputOf, runVerb } from '../run-verb.ts';
import { type Answer, CannotDo } from './answer.ts';
import { at } from './print-orders.ts';
import type { Typed } from './read-words.ts';

const HOW = 'case <id>, and behind it act, give <email>|nobody, snooze <hours>, note <words> or close [why].';
const HOUR_MS = 3_600_000;

/** One line per case. */
export function printCases({ cases, open }: OutputOf<'cases'>): string {
  if (cases.length === 0) return `There are no such cases. ${open} are open.`;
  return table(
    ['id', 'since', 'kind', 'state', 'owner', 'order', 'what'],
    cases.map((one) => [
      one.id.slice(0, 8),
      at(one.raised_at),
      one.kind,
      one.state,
      one.owner?.email ?? '-',
      one.order?.number ?? '-',
      one.words,
    ]),
  );
}

/** Shows one case, or works on it. */
export async function caseCommand(call: VerbCall, { words, options }: Typed): Promise<Answer> {
  const [which = '', what, ...more] = words;
  const typed = more.join(' ');
  const answered = (output: { state: string }) => ({
    text:
      options['json'] === undefined ? `The case is ${output.state} now.` : JSON.stringify(output, null, 2),
  });
  switch (what) {
    case undefined: {
      const found = await runVerb(call, 'case', { which });
      return { text: options['json'] === undefined ? printCase(found) : JSON.stringify(found, null, 2) };
    }
    case 'act':
      return answered(await runVerb(call, 'case_act', { which }));
    case 'give':
      return answered(await runVerb(call, 'case_owner', { which, owner: await ownerAt(call, typed) }));
    case 'snooze': {
      const hours = Number(typed);
      if (typed === '' || !(hours >= 0 && hours <= 24 * 365))
        throw new CannotDo('The hours must be a number.');
      const until = hours === 0 ? null : new Date(call.deps.now().getTime() + hours * HOUR_MS).toISOString();
      return answered(await runVerb(call, 'case_snooze', { which, until }));
    }
    case 'note':
      return answered(await runVerb(call, 'case_note', { which, words: typed }));
    case 'close':
      return answered(await runVerb(call, 'case_close', { which, why: typed }));
    default:
      throw new CannotDo(HOW);
  }
}

async function ownerAt(call: VerbCall, email: string): Promise<string | null> {
  if (email === 'nobody') return null;
  const { people } = await runVerb(call, 'people', {});
  const one = people.find((person) => person.email === email.toLowerCase());
  if (!one) throw new CannotDo(`There is no operator ${email}.`);
  return one.id;
}

function printCase(found: OutputOf<'case'>): string {
  const parts = [
    table(
      ['case', found.id],
      [
        ['what', found.words],
        ['kind', found.kind],
        ['state', found.state],
        ['since', at(found.raised_at)],
        ['owner', found.owner?.email ?? '-'],
        ['waits until', found.snoozed_until ? at(found.snoozed_until) : '-'],
        ['order', found.order ? `${found.order.number}, ${found.order.id}` : '-'],
        ['safe act', found.act.name.replaceAll('_', ' ')],
      ],
    ),
    section('our books', found.ours),
    ...found.theirs.map(({ party, facts, failed }) =>
      failed === null ? section(party, facts) : `${party}\n${failed}`,
    ),
    section(
      'notes',
      found.notes.map((note) => ({
        name: `${at(note.at)} ${note.operator ?? 'command line'}`,
        value: note.words,
      })),
    ),
  ];
  return parts.filter(Boolean).join('\n\n');
}

function section(title: string, rows: readonly { name: string; value: string }[]): string {
  if (rows.length === 0) return '';
  return `${title}\n${table(
    null,
    rows.map(({ name, value }) => [name.replaceAll('_', ' '), value]),
  )}`;
}

/** One line per dispute. */
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

/** Shows one dispute, or answers it. */
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
