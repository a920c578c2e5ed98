import type { ProcessorName } from '../../domain/checkout/payment-method.ts';
import type { Money } from '../../domain/money.ts';
import type { Party } from './outcome.ts';
import type {
  DisputeEvidence,
  DisputeNews,
  EventTopic,
  MadeRefund,
  PaymentEvent,
  PaymentFees,
  PaymentNews,
  PayoutBooking,
  PayoutNews,
  Refusal,
  RefundNews,
} from './payment-news.ts';

/** A payment by the ids that its processor knows it by. */
interface PaymentIds {
  reference: string;
  /** Of the money taken, where that is another one than the payment's own. */
  captureReference: string | null;
}

/**
 * All that the shop wants of a processor once a payment exists, in words that fit every one of them. Errors are
 * `ProviderRefused` (it said no) and `ProviderUnreachable` (the outcome is not known); every call may be repeated.
 */
export interface Processor {
  party: Party;
  /** The settings name it: it can be asked, and buyers can pay by it. */
  isSet: boolean;
  /** What it says of a payment. */
  read(reference: string): Promise<PaymentNews>;
  /** How money is taken that its buyer has approved; null where the buyer's own confirmation moves it. */
  approvals: Approvals | null;
  /** Makes sure, as far as the processor can, that a payment brings no money any more. Returns whether it brings none. */
  end(reference: string): Promise<boolean>;
  /**
   * Sends a payment back, or a part of it, once for the same `refundId`; asks after the refund once its id is known. `id` is null
   * where somebody had sent all the money back by hand: the buyer has it, which is all that was wanted.
   */
  refund(wanted: RefundOrder): Promise<Pick<RefundNews, 'status'> & { id: string | null }>;
  /** Every refund of a payment, in whole or in part, whoever made it. */
  refundsOf(payment: PaymentIds): Promise<MadeRefund[]>;
  /** What it kept of a payment whose money is here, and of each of its refunds. */
  feesOf(payment: PaymentIds): Promise<PaymentFees>;
  /** Each dispute of a payment, as it stands. */
  disputesOf(payment: PaymentIds): Promise<DisputeNews[]>;
  /** How disputes are answered; null where that is done on the processor's own page alone. */
  answers: DisputeAnswers | null;
  /** What it pays out to the shop's bank; null where money stays with it until somebody moves it. */
  payouts: Payouts | null;
  /** The declined tries of a payment; none where the processor does not tell of them. */
  declinesOf(reference: string): Promise<Decline[]>;
  /** All payments made since a time, newest first; null where it keeps no list. */
  list: ((since: Date) => Promise<PaymentNews[]>) | null;
  /** What only the browser of the payment's buyer was given; null where there is no such thing. Never log or store it. */
  buyersSecret(reference: string): Promise<string | null>;
  /**
   * Verifies that it sent these raw bytes with these headers; throws when it did not, or cannot be asked.
   * @param admit called before the processor is asked about them; throws where it must not be
   */
  readEvent(body: Buffer, headers: Headers, admit: () => Promise<void>): Promise<PaymentEvent>;
  /** What an event of this type is about. */
  topicOf(type: string): EventTopic;
}

/** A try that was declined. */
export interface Decline {
  id: string;
  at: Date;
  /** What the processor knows the card by; null where it does not tell. */
  card: string | null;
  /** Its owner had answered their bank's question, or a wallet had proven the card to its bank: no number from a list. */
  isProven: boolean;
}

interface RefundOrder {
  refundId: string;
  /** What repeats of the same call say; another one where the amount is another one. */
  key: string;
  /** The processor's id of it, where it was asked for before. */
  known: string | null;
  amount: Money;
  payment: PaymentIds;
}

/** Of a processor that sends the shop's money to a bank by itself. */
export interface Payouts {
  /** All made since a time, newest first. */
  list(since: Date): Promise<PayoutNews[]>;
  /** What one is of, page by page, without its own booking. Not to be asked of one that was made by hand. */
  bookingsOf(payoutId: string): AsyncIterable<PayoutBooking>;
}

/** Of a processor that takes evidence from us. */
export interface DisputeAnswers {
  /** Puts the evidence beside a dispute, where people can read it. Nothing is sent; staged again, it takes the place of the old. */
  stage(disputeId: string, evidence: DisputeEvidence): Promise<void>;
  /** Sends what is staged to the bank. It can be done once. */
  send(disputeId: string): Promise<void>;
}

/** Of a processor where the buyer approves and the shop takes the money. */
export interface Approvals {
  /**
   * Takes the money of an approved payment, once however often this is called; one that is not approved any more answers
   * `open`. Throws `ProviderRefused` with a code that {@link refusalOf} explains.
   * @param number 1 for the first try; calls with the same number are one try, and meet the same answer
   */
  take(reference: string, number: number): Promise<PaymentNews>;
  /** What the buyer is told of a no. */
  refusalOf(code: string): Refusal;
  /** The type of the event that tells of an approval. */
  eventType: string;
}

export type Processors = Record<ProcessorName, Processor>;
