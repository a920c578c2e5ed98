import type { ProcessorName } from '../checkout/payment-method.ts';
import type { PaymentState } from '../checkout/payment-state.ts';
import type { ProviderOrderState } from '../checkout/provider-order-state.ts';
import type { ProviderReturnState } from '../checkout/provider-return-state.ts';
import type { RefundReason } from '../checkout/refund-cause.ts';
import type { RefundState } from '../checkout/refund-state.ts';
import type { Timeline } from '../esims/timeline.ts';
import type { OrderMail } from '../orders/order-mails.ts';
import { auditWords } from './audit-words.ts';
import type { MailState } from './mail-state.ts';
import { refundReasonWords, storyWords as words } from './story-words.ts';

type EventTone = 'plain' | 'good' | 'bad' | 'note';

/** An event of an order, in words for people. */
interface OrderEvent {
  key: string;
  at: string;
  /** Who acted: the buyer, the shop, an operator, a provider. */
  who: string;
  what: string;
  details?: string;
  tone?: EventTone;
}

interface Booked {
  at: string;
  amount: { text: string };
}

/** The parts of the verb `order`'s answer that are events. */
interface OrderBooks {
  created_at: string;
  payments: readonly (Booked & {
    processor: ProcessorName;
    status: PaymentState;
    reference: string;
    capture: string | null;
    method: string | null;
  })[];
  provider_orders: readonly {
    attempt: number;
    outcome: ProviderOrderState;
    reference: string | null;
    at: string;
  }[];
  returns: readonly (Booked & { state: ProviderReturnState; reference: string; refused: string | null })[];
  refunds: readonly (Booked & {
    reason: RefundReason;
    status: RefundState;
    asked_by: 'buyer' | 'operator' | null;
    reference: string | null;
    settled_at: string | null;
    why: string | null;
  })[];
  mails: readonly {
    template: OrderMail;
    status: Exclude<MailState, 'returned'>;
    address: string;
    at: string;
    last_error: string | null;
    returned_at: string | null;
  }[];
  network: Timeline;
  notes: readonly { at: string; operator: string | null; text: string }[];
  audit: readonly {
    at: string;
    who: keyof typeof words.who;
    operator: string | null;
    what: string;
    amount: { text: string } | null;
    why: string;
    reference: string | null;
  }[];
}

/** The audit's word for it; the note itself says more. */
export const WRITTEN_NOTE = 'note written';

type BookState = PaymentState | ProviderOrderState | RefundState;

const GOOD: ReadonlySet<BookState> = new Set<BookState>(['accepted', 'bound', 'succeeded']);
const BAD: ReadonlySet<BookState> = new Set<BookState>(['refused', 'failed', 'duplicate', 'late']);

function toneOf(state: BookState): EventTone {
  if (GOOD.has(state)) return 'good';
  return BAD.has(state) ? 'bad' : 'plain';
}

/** Joins the known pieces with dots. */
const told = (...pieces: (string | false | null | undefined)[]): string => pieces.filter(Boolean).join(' · ');

/** 'Refund asked for', but 'eSIM mailed again'. */
const capital = (text: string): string =>
  text.startsWith('eSIM') ? text : text.charAt(0).toUpperCase() + text.slice(1);

/** Everything that all records know about an order as one story, newest first. */
export function orderStory(order: OrderBooks): OrderEvent[] {
  const accepted = order.payments.filter(({ status }) => status === 'accepted');
  /** The payment itself already shows its acceptance, and the note that it was written. */
  const isNews = ({ what, reference: of }: OrderBooks['audit'][number]) =>
    what !== WRITTEN_NOTE &&
    (what !== 'payment accepted' || !accepted.some(({ reference }) => reference === of));
  const entries: OrderEvent[] = [
    { key: 'created', at: order.created_at, who: words.buyer, what: words.created },
    ...order.payments.map(({ status, at, amount, method, processor, reference, capture }): OrderEvent => ({
      key: `payment-${reference}`,
      at,
      who: words.processor[processor],
      what: words.payment[status],
      details: told(amount.text, method, capture ?? reference),
      tone: toneOf(status),
    })),
    ...order.provider_orders.map(({ attempt, outcome, reference, at }): OrderEvent => ({
      key: `ordered-${attempt}`,
      at,
      who: words.wholesaler,
      what: words.providerOrder[outcome],
      details: told(words.attempt(attempt), reference),
      tone: toneOf(outcome),
    })),
    ...order.returns.map(({ state, amount, reference, at, refused }): OrderEvent => ({
      key: `return-${reference}`,
      at,
      who: words.wholesaler,
      what: words.takenBack[state],
      details: told(amount.text, reference, refused),
      tone: refused === null ? 'plain' : 'bad',
    })),
    ...order.refunds.map(
      ({ status, reason, asked_by: by, amount, reference, at, settled_at, why }): OrderEvent => ({
        key: `refund-${reason}-${at}`,
        at: settled_at ?? at,
        who: words.shop,
        what: words.refund[status],
        details: told(amount.text, refundReasonWords(reason, by), why, reference),
        tone: toneOf(status),
      }),
    ),
    ...order.mails.map(({ template, status, address, at, last_error, returned_at }, index): OrderEvent => ({
      key: `mail-${index}`,
      at,
      who: words.mailer,
      what: words.mail[template],
      details: told(address, words.mailState[returned_at === null ? status : 'returned'], last_error),
      tone: status === 'failed' || returned_at !== null ? 'bad' : 'plain',
    })),
    ...order.network.flatMap(eventOfNetwork),
    ...order.notes.map(({ at, operator, text }, index): OrderEvent => ({
      key: `note-${index}`,
      at,
      who: operator ?? words.commandLine,
      what: words.note,
      details: text,
      tone: 'note',
    })),
    ...order.audit
      .filter(isNews)
      .map(({ at, who, operator, what, amount, why, reference }, index): OrderEvent => ({
        key: `audit-${index}`,
        at,
        who: operator ?? words.who[who],
        what: capital(auditWords(what)),
        details: told(amount?.text, auditWords(why), reference),
      })),
  ];
  return entries.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

function eventOfNetwork({ step, at, source, ended_as: end, plan }: Timeline[number]): OrderEvent[] {
  // The books of money and of the wholesaler already show these two.
  if (at === null || step === 'paid' || step === 'ordered') return [];
  return [
    {
      key: `network-${step}-${at}`,
      at,
      who: words.source[source ?? 'network'],
      what: step === 'ended' ? words.ended[end ?? 'unknown'] : words.network[step],
      details: told(plan, source === 'noticed' && words.noticed),
    },
  ];
}
