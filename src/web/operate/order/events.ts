import type { Output } from '../api/verbs.ts';
import type { TimelineEntry, TimelineTone } from '../parts/timeline.tsx';
import { eventWords as words } from './words.ts';

type Order = Output<'order'>;

const GOOD = new Set(['accepted', 'bound', 'succeeded', 'sent']);
const BAD = new Set(['refused', 'failed', 'surplus', 'late']);

function toneOf(state: string): TimelineTone {
  if (GOOD.has(state)) return 'good';
  return BAD.has(state) ? 'bad' : 'plain';
}

/** What is known, with dots between. */
const told = (...pieces: (string | null | undefined)[]): string => pieces.filter(Boolean).join(' · ');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Everything that all books know of an order as one story, newest first. */
export function eventsOf(order: Order): TimelineEntry[] {
  const accepted = order.payments.filter(({ status }) => status === 'accepted');
  /** A payment says by itself that it was accepted. */
  const isNews = ({ what, reference: of }: Order['audit'][number]) =>
    what !== 'payment accepted' || !accepted.some(({ reference }) => reference === of);
  const entries: TimelineEntry[] = [
    { key: 'created', at: order.created_at, who: words.who['buyer'] ?? '', what: words.created },
    ...order.payments.map(({ status, at, amount, method, processor, reference }): TimelineEntry => ({
      key: `payment-${reference}`,
      at,
      who: words.who[processor] ?? processor,
      what: words.payment[status] ?? status,
      details: told(amount.text, method, reference),
      tone: toneOf(status),
    })),
    ...order.provider_orders.map(({ attempt, outcome, reference, at }): TimelineEntry => ({
      key: `ordered-${attempt}`,
      at,
      who: words.who['wholesaler'] ?? '',
      what: words.providerOrder[outcome] ?? outcome,
      details: told(words.attempt(attempt), reference),
      tone: toneOf(outcome),
    })),
    ...order.returns.map(({ state, amount, reference, at, refused }): TimelineEntry => ({
      key: `return-${reference}`,
      at,
      who: words.who['wholesaler'] ?? '',
      what: words.takenBack(state),
      details: told(amount.text, reference, refused),
      tone: refused === null ? 'plain' : 'bad',
    })),
    ...order.refunds.map(({ status, reason, amount, reference, at, settled_at, why }): TimelineEntry => ({
      key: `refund-${reason}-${at}`,
      at: settled_at ?? at,
      who: words.who['shop'] ?? '',
      what: words.refund[status] ?? status,
      details: told(amount.text, words.refundReason[reason] ?? reason, why, reference),
      tone: toneOf(status),
    })),
    ...order.mails.map(
      ({ template, status, address, at, last_error, returned_at }, index): TimelineEntry => ({
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
      }),
    ),
    ...order.audit
      .filter(isNews)
      .map(({ at, who, operator, what, amount, why, reference }, index): TimelineEntry => ({
        key: `audit-${index}`,
        at,
        who: operator ?? words.who[who] ?? who,
        what: capital(what),
        details: told(amount?.text, why, reference),
      })),
  ];
  return entries.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}
