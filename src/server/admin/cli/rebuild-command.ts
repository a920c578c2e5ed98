import { formatMoney } from '../../../domain/money.ts';
import { table } from '../../core/text-table.ts';
import { sha256 } from '../../db/cipher.ts';
import { findLostPayments, type LostPayment, rebuild, type Unread } from '../../recovery/rebuild.ts';
import type { VerbCall } from '../parts/verb.ts';
import { type Answer, CannotDo } from './answer.ts';
import type { Typed } from './read-words.ts';

const MOST_HOURS = 24 * 30;

/** Shows what the processors received and our records have lost, asks, and rebuilds exactly what was shown. */
export async function rebuildCommand(call: VerbCall, { words, options }: Typed): Promise<Answer> {
  const hours = Number(words[0] ?? options['hours']);
  if (!(hours > 0 && hours <= MOST_HOURS))
    throw new CannotDo(`Say how many hours to look back, up to ${MOST_HOURS}: rebuild 2.`);
  const { lost, unread } = await findLostPayments(call.deps, hours);
  const list = listOf(lost);
  const told = [...(lost.length > 0 ? [describe(lost)] : []), ...unread.map(tell)].join('\n\n');
  if (options['yes'] === undefined) {
    if (options['json'] !== undefined) return { text: JSON.stringify({ lost, unread, list }, null, 2) };
    const doable = lost.filter(({ step }) => step !== 'by hand').length;
    if (doable === 0)
      return { text: told || 'Our records lack no payment.', isAmiss: lost.length + unread.length > 0 };
    return {
      text: told,
      question: `Rebuild ${doable} of ${lost.length} as listed? Money goes back where it says refund.`,
      agreed: ['--list', list],
    };
  }
  if (options['list'] !== undefined && options['list'] !== list)
    throw new CannotDo('The list has changed since it was shown, and nothing was done. Look at it again.');
  const agreed = new Set(lost.map(({ reference }) => reference));
  const done = await rebuild(call.deps, hours, { agreed, by: call.by });
  const left = lost.length - done.length;
  const purchases = done.flatMap(linesOf).length;
  const text = [
    `${purchases} ${purchases === 1 ? 'purchase is' : 'purchases are'} rebuilt and go on by themselves.`,
    ...(left > 0
      ? [
          `${left} wait for you:`,
          describe(lost.filter((one) => !done.some(({ reference }) => reference === one.reference))),
        ]
      : []),
    ...unread.map(tell),
  ].join('\n');
  return { text, isAmiss: left + unread.length > 0 };
}

/** Names exactly this list. */
function listOf(lost: LostPayment[]): string {
  const lines = lost.map((payment) => [
    payment.processor,
    payment.reference,
    payment.buyer?.email,
    ...linesOf(payment).map(({ step }) => step),
  ]);
  return sha256(JSON.stringify(lines)).toString('hex').slice(0, 16);
}

/** Its purchases in their order. */
const linesOf = (payment: LostPayment) => [payment, ...payment.more];

/** A row for each purchase; those that were paid with the one above leave the payment's columns empty. */
function describe(lost: LostPayment[]): string {
  return table(
    ['order', 'paid', 'at', 'buyer', 'plan', 'will', 'because', 'payment'],
    lost.flatMap(({ number, paid, madeAt, buyer, plan, step, why, reference, more }) => [
      [
        number ?? '-',
        formatMoney(paid),
        madeAt?.toISOString().slice(0, 16).replace('T', ' ') ?? '-',
        buyer ? `${buyer.email}${buyer.isProposed ? ' (the payer’s own)' : ''}` : '-',
        plan ?? '-',
        step,
        why,
        reference,
      ],
      ...more.map((line) => [line.number ?? '-', '', '', '', line.plan ?? '-', line.step, line.why, '']),
    ]),
  );
}

function tell({ processor, why }: Unread): string {
  return `The payments of ${processor} could not be read (${why}): read its dashboard for the same time.`;
}
