import {
  PAYMENT_METHODS,
  type PaymentMethod,
  type ProcessorName,
} from '../../domain/checkout/payment-method.ts';
import type { Language } from '../../domain/languages.ts';
import type { Money } from '../../domain/money.ts';
import type { CardPayment } from './card-payment.ts';
import type { Provider } from './outcome.ts';
import type {
  DisputeEvidence,
  DisputeStatus,
  EventTopic,
  MadeRefund,
  PaidPlan,
  PaymentEvent,
  PaymentFees,
  PaymentStatus,
  PayoutLedgerEntry,
  ProcessorPayout,
  Refusal,
  RefundStatus,
} from './payment-status.ts';

/**
 * The processor's ids of a payment. The share of one of several purchases that it paid has `#` and the purchase's place in the
 * basket behind them: such a payment is ours, and the processor is asked about the whole.
 */
interface PaymentIds {
  reference: string;
  /** The capture's id, if it differs from the payment's. */
  captureReference: string | null;
}

/**
 * Everything the shop needs from a processor once a payment exists, in terms common to all of them. Errors are `ProviderRefused`
 * (it refused) and `ProviderUnreachable` (the outcome is unknown); every call may be repeated.
 */
export interface Processor {
  provider: Provider;
  /** Whether the settings name it: only then can we call it, and buyers pay with it. */
  isSet: boolean;
  /** How a payment begins. */
  start: PaymentStart;
  /** A payment as the processor reports it now. */
  read(reference: string): Promise<PaymentStatus>;
  /** How approved money is taken; null if the buyer's own confirmation moves the money. */
  approvals: Approvals | null;
  /** Prevents, as far as the processor can, that a payment still brings money. Returns whether that is certain. */
  end(reference: string): Promise<boolean>;
  /**
   * Refunds a payment, in full or in part, once per `refundId`; once the refund's id is known, reads that refund instead. `id` is
   * null if somebody had already refunded all in the dashboard: the buyer has the money, and nothing more is needed.
   */
  refund(wanted: RefundOrder): Promise<Pick<RefundStatus, 'status'> & { id: string | null }>;
  /** All refunds of a payment, full or partial, whoever made them. */
  refundsOf(payment: PaymentIds): Promise<MadeRefund[]>;
  /** The fees for a received payment and each of its refunds. */
  feesOf(payment: PaymentIds): Promise<PaymentFees>;
  /** All disputes of a payment, as they are now. */
  disputesOf(payment: PaymentIds): Promise<DisputeStatus[]>;
  /** How to answer disputes; null if that is possible only on the processor's own page. */
  answers: DisputeAnswers | null;
  /** It sends us callbacks; false for one of our own. */
  callsBack: boolean;
  /** Payouts to the shop's bank; null if money stays with the processor until somebody moves it. */
  payouts: Payouts | null;
  /** The declined tries of a payment; none if the processor does not report them. */
  declinesOf(reference: string): Promise<Decline[]>;
  /** All payments made since a time, newest first; null if it has no such list. */
  list: ((since: Date) => Promise<PaymentStatus[]>) | null;
  /**
   * All payments that brought money in a period, as far as the processor shows them yet; null if it has no such list. `ids`: those
   * by which our records may know one.
   */
  received: ((since: Date, until: Date) => Promise<ReceivedPayment[]>) | null;
  /** The secret given only to the buyer's browser; null if there is none. Never log or store it. */
  buyersSecret(reference: string): Promise<string | null>;
  /**
   * Verifies that the processor sent these raw bytes with these headers; throws if it did not, or cannot be reached.
   * @param admit called before a call to the processor; throws to prevent it
   */
  readEvent(body: Buffer, headers: Headers, admit: () => Promise<void>): Promise<PaymentEvent>;
  /** What an event of this type is about. */
  topicOf(type: string): EventTopic;
}

interface ReceivedPayment {
  ids: string[];
  read(): Promise<PaymentStatus>;
}

/** Begins payments, and shows again what their buyers need to go on. */
interface PaymentStart {
  /** The buyer's browser holds a secret by which it asks the processor itself. Otherwise only we learn of a paid payment. */
  isReadByBuyer: boolean;
  /** Makes a purchase's payment; the same purchase and number return the same payment. */
  begin(wanted: WantedPayment): Promise<BegunPayment>;
  /** A payment begun before, as it is now; `canceled` if the processor has forgotten it. */
  again(reference: string): Promise<BegunPayment>;
  /** Has the processor keep a sealed text with a payment, in place of an earlier one; null if it has no room. */
  keepSealed: ((reference: string, sealed: string) => Promise<void>) | null;
}

export interface WantedPayment {
  purchaseId: string;
  /** 1 for a purchase's first payment at this processor. */
  number: number;
  method: PaymentMethod;
  /** The order's number, for people, and its plans, at least one: the processor keeps them. */
  orderNumber: string;
  plans: readonly PaidPlan[];
  total: Money;
  description: string;
  /** The plans of a basket of several, each with its part of the total. */
  items: readonly { name: string; total: Money }[];
  /** In which the buyer should read the processor's own page. */
  language: Language;
  /** Has the card's bank ask its owner if possible. */
  asksBank: boolean;
  /** Where the processor's own page sends its buyer, whatever became of the payment. */
  back: string;
}

/** How the buyer goes on: with a secret in our page, by approving it in the processor's window, or on the processor's page. */
type PaymentOpening =
  | { kind: 'secret'; secret: string }
  | { kind: 'approve' }
  | { kind: 'redirect'; url: string };

export interface BegunPayment extends PaymentStatus {
  opening: PaymentOpening;
  /** For payments that a saved card may pay; null for all others. */
  card: CardPayment | null;
}

/** A try that was declined. */
export interface Decline {
  id: string;
  at: Date;
  /** The processor's identifier of the card; null if not given. */
  card: string | null;
  /** The card's owner had passed their bank's check, or a wallet had proven the card to its bank: it is no number from a list. */
  isProven: boolean;
}

interface RefundOrder {
  refundId: string;
  /** Idempotency key: the same for repeats of a call, another one for another amount. */
  key: string;
  /** The processor's id of the refund, if known from an earlier call. */
  known: string | null;
  amount: Money;
  payment: PaymentIds;
}

/** For processors that pay out to the shop's bank by themselves. */
export interface Payouts {
  /** All payouts made since a time, newest first. */
  list(since: Date): Promise<ProcessorPayout[]>;
  /** A payout's ledger entries, read page by page, without the ledger entry of the payout itself. Not for manual payouts. */
  ledgerEntriesOf(payoutId: string): AsyncIterable<PayoutLedgerEntry>;
}

/** For processors that accept evidence from us. */
export interface DisputeAnswers {
  /** Attaches the evidence to a dispute, for people to read. Sends nothing; staging again replaces it. */
  stage(disputeId: string, evidence: DisputeEvidence): Promise<void>;
  /** Sends the staged evidence to the bank. Possible only once. */
  send(disputeId: string): Promise<void>;
}

/** For processors where the buyer approves and the shop takes the money. */
export interface Approvals {
  /**
   * Takes the money of an approved payment, only once however often this is called; a payment that is no longer approved returns
   * `open`. Throws `ProviderRefused` with a code that {@link refusalOf} explains.
   * @param number 1 for the first try; calls with the same number are the same try and get the same answer
   */
  take(reference: string, number: number): Promise<PaymentStatus>;
  /** What a refusal means for the buyer. */
  refusalOf(code: string): Refusal;
  /** The type of the event that reports an approval. */
  eventType: string;
}

export type Processors = Record<ProcessorName, Processor>;

/** A processor that is asked about the whole payment, if it is given the share of one of several purchases. */
export function askedAboutWhole(processor: Processor): Processor {
  return {
    ...processor,
    refund: (wanted) => processor.refund({ ...wanted, payment: wholeOf(wanted.payment) }),
    refundsOf: (payment) => processor.refundsOf(wholeOf(payment)),
    feesOf: (payment) => processor.feesOf(wholeOf(payment)),
    disputesOf: (payment) => processor.disputesOf(wholeOf(payment)),
  };
}

function wholeOf({ reference, captureReference }: PaymentIds): PaymentIds {
  return {
    reference: wholeReference(reference),
    captureReference: captureReference && wholeReference(captureReference),
  };
}

/** The id by which the processor knows a payment. */
export function wholeReference(reference: string): string {
  return reference.replace(/#\d+$/, '');
}

/** Whether buyers can pay by this method: the settings name its processor, and it is not one that people of the shop record. */
export function isOffered(processors: Processors, method: PaymentMethod): boolean {
  const { processor, start } = PAYMENT_METHODS[method];
  return start !== 'noted' && processors[processor].isSet;
}
