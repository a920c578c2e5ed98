import type { Timeline } from '../esims/timeline.ts';
import { storyWords as words } from './story-words.ts';

type EventTone = 'plain' | 'good' | 'bad' | 'note';

/** Something that happened to an order, as people read it. */
interface OrderEvent {
  key: string;
  at: string;
  /** Whose: the buyer, the shop, an operator, a provider. */
  who: string;
  what: string;
  details?: string;
  tone?: EventTone;
}

interface Told {
  at: string;
  amount: { text: string };
}

/** What the verb `order` answers, as far as it happened. */
interface OrderBooks {
  created_at: string;
  payments: readonly (Told & {
    processor: string;
    status: string;
    reference: string;
    method: string | null;
  })[];
  provider_orders: readonly { attempt: number; outcome: string; reference: string | null; at: string }[];
  returns: readonly (Told & { state: string; reference: string; refused: string | null })[];
  refunds: readonly (Told & {
    reason: string;
    status: string;
    reference: string | null;
    settled_at: string | null;
    why: string | null;
  })[];
  mails: readonly {
    template: string;
    status: string;
    address: string;
    at: string;
    last_error: string | null;
    returned_at: string | null;
  }[];
  network: Timeline;
  notes: readonly { at: string; operator: string | null; text: string }[];
  audit: readonly {
    at: string;
    who: string;
    operator: string | null;
    what: string;
    amount: { text: string } | null;
    why: string;
    reference: string | null;
  }[];
}

/** What the audit calls it; the note itself tells more. */
export const WRITTEN_NOTE = 'note written';

const GOOD = new Set(['accepted', 'bound', 'succeeded', 'sent']);
const BAD = new Set(['refused', 'failed', 'surplus', 'late']);

function toneOf(state: string): EventTone {
  if (GOOD.has(state)) return 'good';
  return BAD.has(state) ? 'bad' : 'plain';
}

/** What is known, with dots between. */
const told = (...pieces: (string | false | null | undefined)[]): string => pieces.filter(Boolean).join(' · ');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Everything that all books know of an order as one story, newest first. */
export function orderStory(order: OrderBooks): OrderEvent[] {
  const accepted = order.payments.filter(({ status }) => status === 'accepted');
  /** A payment says by itself that it was accepted, and a note that it was written. */
  const isNews = ({ what, reference: of }: OrderBooks['audit'][number]) =>
    what !== WRITTEN_NOTE &&
    (what !== 'payment accepted' || !accepted.some(({ reference }) => reference === of));
  const entries: OrderEvent[] = [
    { key: 'created', at: order.created_at, who: words.who['buyer'] ?? '', what: words.created },
    ...order.payments.map(({ status, at, amount, method, processor, reference }): OrderEvent => ({
      key: `payment-${reference}`,
      at,
      who: words.who[processor] ?? processor,
      what: words.payment[status] ?? status,
      details: told(amount.text, method, reference),
      tone: toneOf(status),
    })),
    ...order.provider_orders.map(({ attempt, outcome, reference, at }): OrderEvent => ({
      key: `ordered-${attempt}`,
      at,
      who: words.who['wholesaler'] ?? '',
      what: words.providerOrder[outcome] ?? outcome,
      details: told(words.attempt(attempt), reference),
      tone: toneOf(outcome),
    })),
    ...order.returns.map(({ state, amount, reference, at, refused }): OrderEvent => ({
      key: `return-${reference}`,
      at,
      who: words.who['wholesaler'] ?? '',
      what: words.takenBack(state),
      details: told(amount.text, reference, refused),
      tone: refused === null ? 'plain' : 'bad',
    })),
    ...order.refunds.map(({ status, reason, amount, reference, at, settled_at, why }): OrderEvent => ({
      key: `refund-${reason}-${at}`,
      at: settled_at ?? at,
      who: words.who['shop'] ?? '',
      what: words.refund[status] ?? status,
      details: told(amount.text, words.refundReason[reason] ?? reason, why, reference),
      tone: toneOf(status),
    })),
    ...order.mails.map(({ template, status, address, at, last_error, returned_at }, index): OrderEvent => ({
      key: `mail-${index}`,
      at,
      who: words.who['mail'] ?? '',
      what: words.mail[template] ?? words.otherMail(template),
      details: told(
        address,
        returned_at === null ? (words.mailStatus[status] ?? status) : words.mailReturned,
        last_error,
      ),
      tone: status === 'failed' || returned_at !== null ? 'bad' : 'plain',
    })),
    ...order.network.flatMap(eventOfNetwork),
    ...order.notes.map(({ at, operator, text }, index): OrderEvent => ({
      key: `note-${index}`,
      at,
      who: operator ?? words.who['commandLine'] ?? '',
      what: words.note,
      details: text,
      tone: 'note',
    })),
    ...order.audit
      .filter(isNews)
      .map(({ at, who, operator, what, amount, why, reference }, index): OrderEvent => ({
        key: `audit-${index}`,
        at,
        who: operator ?? words.who[who] ?? who,
        what: capital(what),
        details: told(amount?.text, why, reference),
      })),
  ];
  return entries.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

function eventOfNetwork({ step, at, source, ended_as: end, plan }: Timeline[number]): OrderEvent[] {
  if (at === null) return [];
  const ended = words.ended[end ?? ''] ?? words.otherEnd;
  return [
    {
      key: `network-${step}-${at}`,
      at,
      who: words.who[source ?? ''] ?? '',
      what: step === 'ended' ? ended : (words.network[step] ?? step),
      details: told(plan, source === 'noticed' && words.noticed),
    },
  ];
}
