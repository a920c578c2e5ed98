import type { Wallet } from '../../domain/checkout/paid-method.ts';
import type { Minor, Money } from '../../domain/money.ts';
import type { DISPUTE_ENDS } from '../../domain/operators/disputes.ts';
import type { PayoutEntryKind, PayoutStatus } from '../../domain/operators/payout.ts';
import type { RefusalAdvice } from '../../domain/problems/paypal-words.ts';

/** A processor's refusal to take an approved payment, for the buyer. Nothing was charged. */
export interface Refusal {
  /** The processor's own name for it. */
  code: string;
  advice: RefusalAdvice;
  /** Whether the processor documents it. */
  isKnown: boolean;
  /** It claims that the purchase was paid before: we must check whether that is true. */
  saysPaidBefore: boolean;
}

/** A payment as its processor reports it, in terms common to all processors. */
export interface PaymentStatus {
  /** The processor's id of the payment. */
  id: string;
  /**
   * `open` waits for the buyer (also after a decline), `approved` for us to take the money, `held` for the bank or the
   * processor's own checks.
   */
  status: 'open' | 'approved' | 'held' | 'succeeded' | 'canceled';
  /** The amount the buyer is asked to pay. */
  asked: Money;
  /** The amount received; zero until then. */
  received: Money;
  /** The purchase it belongs to: the id we gave the processor when we made the payment. */
  purchaseId: string | null;
  /** The processor's words about the last decline. */
  lastError: string | null;
  /** The processor's id of the newest try, if that was declined. */
  declined: string | null;
  /** The processor's identifier of the card or payer, the same in all their payments; null before it is paid. */
  payer: string | null;
  /** 'Visa ending in 4242', 'Apple Pay (Visa 4242)' or 'PayPal', once paid. */
  methodLabel: string | null;
  /** The wallet that held the card; null for a card without a wallet and for other methods. */
  wallet: Wallet | null;
  /** The amount refunded so far. */
  returned: Money;
  /** Why it is not this shop's payment: another account, another mode. Null if it is ours. */
  foreign: string | null;
  /** The processor's id of the capture, if it differs from the payment's. */
  captureId: string | null;
  /** Why the money was not taken, in words for the buyer. */
  refusal?: Refusal;
  /** What a lost purchase is rebuilt from; left out by processors that keep nothing of it. */
  trace?: PaymentTrace;
  /** Where the payer is, as territories of VAT; left out by processors that tell nothing, and before it is paid. */
  payerPlace?: { card: string | null; address: string | null };
}

/** A plan that a payment is for. */
export interface PaidPlan {
  bundleName: string;
  countryCode: string;
  /** Of several, the one whose eSIM it goes onto; null for one with its own. */
  onto: number | null;
}

/** What a processor keeps of a purchase beside its id. */
interface PaymentTrace {
  /** All plans that it paid for, at least one. Null for payments of releases that did not tell them. */
  plans: PaidPlan[] | null;
  /** As we sealed it; null where the processor has no room for it. */
  sealed: string | null;
  /** The payer as the processor knows them. */
  payer: { name: string | null; email: string | null };
  madeAt: Date;
}

export interface RefundStatus {
  id: string;
  status: 'pending' | 'succeeded' | 'failed';
}

/** A dispute's progress. */
export type DisputeEnd = (typeof DISPUTE_ENDS)[number];

/** One dispute of a payment. */
export interface DisputeStatus {
  /** The processor's id of the dispute. */
  id: string;
  end: DisputeEnd;
  /** Its status and reason, in the processor's own words. */
  status: string;
  reason: string;
  amount: Money;
  /** What was taken and has not come back, and the fee; null where it is not booked, or the processor does not tell. */
  booking: { gross: Money | null; fee: Money } | null;
  /** Null if not given. */
  openedAt: Date | null;
  /** Deadline for an answer; null if it cannot be answered, or if no deadline is given. */
  dueAt: Date | null;
  /** Somebody has answered it, here or in a dashboard. */
  isAnswered: boolean;
  /** The dispute's page at the processor, for people. */
  pageUrl: string;
}

/** The shop's evidence against a dispute, in plain text. */
export interface DisputeEvidence {
  product: string;
  buyerName: string;
  buyerEmail: string;
  /** The day of delivery. */
  deliveredOn: string | null;
  /** What the buyer did with the eSIM, with times. */
  activity: string;
  refundPolicy: string;
  /** Where and when the buyer saw the refund policy. */
  policyDisclosure: string;
  /** The course of events, and an operator's own words. */
  story: string;
  receipt: { filename: string; content: Buffer } | null;
}
/** A refund in the processor's records. */
export interface MadeRefund extends RefundStatus {
  /** Our own id of it; null if it was made in the dashboard. */
  refundId: string | null;
  amount: Money;
}

/** What a processor booked, in the currency of our account there: the amount before its fee, and the fee. */
export interface Booking {
  gross: Money;
  /** Negative if some of a payment's fee was given back. */
  fee: Minor;
}

/** The processor's books about a payment; null where nothing is booked yet. */
export interface PaymentFees {
  payment: Booking | null;
  /** By the processor's ids of the refunds; gross amounts are positive. */
  refunds: { id: string; booking: Booking | null }[];
}

/** Money that a processor sends to the shop's bank. */
export interface ProcessorPayout {
  /** The processor's id of the payout. */
  id: string;
  amount: Money;
  status: PayoutStatus;
  createdAt: Date;
  arrivesAt: Date;
  /** Somebody ordered it themselves; the processor then does not list its ledger entries. */
  isManual: boolean;
}

/** One ledger entry in a payout. */
export interface PayoutLedgerEntry {
  /** The processor's id of the ledger entry. */
  id: string;
  kind: PayoutEntryKind;
  at: Date;
  /** Its part of the payout, in the payout's currency; negative if it reduces it. */
  netCents: Minor;
  /** The processor's fee for it, in the same currency. */
  feeCents: Minor;
  /** The payment it belongs to; null for the processor's own ledger entries. */
  payment: string | null;
  /** The processor's id of the refund or dispute. */
  reference: string | null;
  /** The full amount of the payment, refund or dispute, in the currency it was paid in; null for the processor's own ledger entries. */
  amount: Money | null;
  /** A refund that failed; its ledger entries add up to zero. */
  isUndone: boolean;
  /** In the processor's own words. */
  words: string;
}

/** What an event is about; `payment` for all other news of a payment. */
export type EventTopic = 'payment' | 'decline' | 'refund' | 'dispute' | 'fraud_warning';

/** What a verified callback is about. Only a hint: the truth is read again from the processor. */
export interface PaymentEvent {
  id: string;
  type: string;
  /** The id of the payment, or of its capture. */
  reference: string | null;
  /** On the processor's clock; null if not given. */
  occurredAt: Date | null;
}
