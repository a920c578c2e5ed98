import { formatMoney, ofMinor } from '../../../domain/money.ts';
import { purchaseStateWords } from '../../../domain/operators/state-words.ts';
import { exampleAmount, typedAmount } from '../../../domain/operators/typed-amount.ts';
import type { VerbCall } from '../parts/verb.ts';
import { runVerb } from '../run-verb.ts';
import { type Answer, CannotDo } from './answer.ts';
import type { Typed } from './read-words.ts';

/** Asks first, then refunds: all that is left of a payment, or with `--part` or `--goodwill` an amount. */
export async function refundCommand(call: VerbCall, { words, options }: Typed): Promise<Answer> {
  const { order, reason } = read({ words, options }, 'refund', ['part', 'goodwill']);
  const part = partOf(options);
  if (options['yes'] === undefined) return ask(call, order, part);
  if (part === null) {
    const done = await runVerb(call, 'refund', { order, reason });
    const { amount, method, waits_for: awaited } = done;
    const text =
      awaited === null
        ? `The refund of ${amount.text} to ${method} is on its way.`
        : `${awaited} does not answer right now. The refund is noted and goes on by itself.`;
    return { text: asked(options, done, text) };
  }
  const { currency } = (await runVerb(call, 'refund_preview', { order })).amount;
  const cents = centsOf(part, currency);
  const done = await runVerb(call, 'refund_part', { order, reason, kind: part.kind, cents });
  const { amount, method, left } = done;
  const text = `The refund of ${amount.text} to ${method} is on its way. ${left.text} of the payment is left.`;
  return { text: asked(options, done, text) };
}

/** The order and the reason, as words or as fields. A typo in a flag must not turn a part into the whole. */
function read({ words, options }: Typed, verb: string, others: readonly string[] = []) {
  const known = ['order', 'reason', 'yes', 'json', ...others];
  const unknown = Object.keys(options).find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new CannotDo(
      `${verb} has no --${unknown}, and nothing was done. It has ${known.map((name) => `--${name}`).join(', ')}.`,
    );
  const left = options['order'] === undefined ? words.slice(1) : words;
  return { order: options['order'] ?? words[0] ?? '', reason: options['reason'] ?? left.join(' ') };
}

interface Part {
  kind: 'part' | 'goodwill';
  /** In the currency of the payment, as typed. */
  amount: string;
}

/** Null for a full refund. */
function partOf({ part, goodwill }: Typed['options']): Part | null {
  if (part !== undefined && goodwill !== undefined) throw new CannotDo('Say --part or --goodwill, not both.');
  const typed = part ?? goodwill;
  if (typed === undefined) return null;
  return { kind: part === undefined ? 'goodwill' : 'part', amount: typed };
}

function centsOf({ amount }: Part, currency: string): number {
  const cents = typedAmount(amount, currency)?.amount;
  if (cents === undefined)
    throw new CannotDo(`${amount} is no amount. Say it in ${currency}, like ${exampleAmount(currency)}.`);
  return cents;
}

async function ask(call: VerbCall, order: string, part: Part | null): Promise<Answer> {
  const told = await runVerb(call, 'refund_preview', { order });
  const about = `${told.buyer}, ${told.plan}, ${purchaseStateWords[told.state].toLowerCase()}.`;
  const left =
    told.amount.cents === told.paid.cents ? '' : ` ${told.amount.text} of ${told.paid.text} is left.`;
  const disputed = told.disputed ? ' The payment is disputed: the bank may take the money, too.' : '';
  if (part !== null) {
    const { currency } = told.amount;
    const amount = formatMoney(ofMinor(centsOf(part, currency), currency));
    const how = part.kind === 'part' ? 'in part' : 'as goodwill';
    return {
      text: `${about}${left}${disputed}`,
      question: `Refund ${amount} ${how} to ${told.method}, and leave the eSIM?`,
    };
  }
  const loss = told.at_our_cost
    ? ' The wholesaler gives no money for so old an eSIM: it will be taken back at our cost.'
    : '';
  return {
    text: `${about}${left}${disputed}${loss}`,
    question: `Take the eSIM back and refund ${told.amount.text} to ${told.method}?`,
  };
}

function asked(options: Typed['options'], output: object, text: string): string {
  return options['json'] === undefined ? text : JSON.stringify(output, null, 2);
}

/** Asks first, then has the eSIM of an order replaced. */
export async function replaceCommand(call: VerbCall, { words, options }: Typed): Promise<Answer> {
  const { order, reason } = read({ words, options }, 'replace');
  if (options['yes'] === undefined) {
    const told = await runVerb(call, 'replace_preview', { order });
    if (told.why_not !== null) throw new CannotDo(told.why_not);
    return {
      text: `${told.buyer}, ${told.number}, ${told.plan}.`,
      question: `Take the eSIM back and order another one for ${told.cost?.text ?? 'its price'}, at our cost?`,
    };
  }
  const done = await runVerb(call, 'replace', { order, reason });
  if (options['json'] !== undefined) return { text: JSON.stringify(done, null, 2) };
  const text =
    done.waits_for === null
      ? `A new eSIM for ${done.number} is on its way. Its codes are mailed once it is there.`
      : `${done.waits_for} does not answer right now. The replacement is noted and goes on by itself.`;
  return { text };
}
