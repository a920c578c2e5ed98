import type { Wallet } from '../../domain/checkout/paid-method.ts';
import type { Cents, Money } from '../../domain/money.ts';
import type { DISPUTE_ENDS } from '../../domain/operators/disputes.ts';
import type { PayoutEntryKind, PayoutStatus } from '../../domain/operators/payout.ts';
import type { RefusalAdvice } from '../../domain/problems/paypal-words.ts';

/** A processor's no to taking an approved payment, as the buyer is told it. Nothing was charged. */
export interface Refusal {
  /** The processor's own name for it. */
  code: string;
  advice: RefusalAdvice;
  /** The processor documents it. */
  isKnown: boolean;
  /** It says that the purchase was paid before: whether that is true must be looked up. */
  saysPaidBefore: boolean;
}

/** A payment as its processor tells it, in words that fit every processor. */
export interface PaymentNews {
  /** The processor's id of it. */
  id: string;
  /**
   * `open` waits for the buyer (also after a decline), `approved` for us to take the money, `held` for the bank or the
   * processor's own checks.
   */
  status: 'open' | 'approved' | 'held' | 'succeeded' | 'canceled';
  /** What the buyer is asked for. */
  asked: Money;
  /** What has come in; nothing before. */
  received: Money;
  /** Whose payment it says it is: what we gave it when we made it. */
  purchaseId: string | null;
  /** The processor's words about the last decline. */
  lastError: string | null;
  /** The processor's id of the newest try, where it was declined. */
  declined: string | null;
  /** What the processor knows the card or the payer by, wherever else they pay; null before it is paid. */
  payer: string | null;
  /** 'Visa ending in 4242', 'Apple Pay (Visa 4242)' or 'PayPal', once paid. */
  methodLabel: string | null;
  /** What the card that paid was in; null for a card by itself, and for what is no card. */
  wallet: Wallet | null;
  /** What of it has gone back already. */
  returned: Money;
  /** Why it is not a payment to this shop at all: another account, another mode. Null where it is. */
  foreign: string | null;
  /** The processor's id of the money taken, where that is another one than the payment's own. */
  captureId: string | null;
  /** The no to taking the money, in words for the buyer. */
  refusal?: Refusal;
}

export interface RefundNews {
  id: string;
  status: 'pending' | 'succeeded' | 'failed';
}

/** How far a dispute is. */
export type DisputeEnd = (typeof DISPUTE_ENDS)[number];

/** One dispute of a payment. */
export interface DisputeNews {
  /** The processor's id of it. */
  id: string;
  end: DisputeEnd;
  /** How it stands and why it was opened, in the processor's own words. */
  status: string;
  reason: string;
  amount: Money;
  /** Null where it does not say. */
  openedAt: Date | null;
  /** Until when it can be answered; null where it cannot, or no end is named. */
  dueAt: Date | null;
  /** Somebody has answered it, here or in a dashboard. */
  isAnswered: boolean;
  /** The processor's own page of it, for people. */
  pageUrl: string;
}

/** What the shop holds against a dispute, in plain text. */
export interface DisputeEvidence {
  product: string;
  buyerName: string;
  buyerEmail: string;
  /** The day on which it was delivered. */
  deliveredOn: string | null;
  /** What the buyer did with it, with times. */
  activity: string;
  refundPolicy: string;
  /** Where and when the buyer was told of it. */
  policyDisclosure: string;
  /** All that happened, and what a person adds. */
  story: string;
  receipt: { filename: string; content: Buffer } | null;
}
/** A refund in the processor's books. */
export interface MadeRefund extends RefundNews {
  /** Our own id of it; null for one that was made in the dashboard. */
  refundId: string | null;
  amount: Money;
}

/** What a processor kept, in the payment's own currency; null where it has not booked that yet. */
export interface PaymentFees {
  cents: Cents | null;
  /** By its own ids of them; less than nothing where it gave some of the payment's fee back. */
  refunds: { id: string; cents: Cents | null }[];
}

/** Money that a processor sends to the shop's bank. */
export interface PayoutNews {
  /** The processor's id of it. */
  id: string;
  amount: Money;
  status: PayoutStatus;
  createdAt: Date;
  arrivesAt: Date;
  /** Somebody ordered it by hand: what it is of, the processor does not say. */
  isByHand: boolean;
}

/** One booking that a payout is of. */
export interface PayoutBooking {
  /** The processor's id of it. */
  id: string;
  kind: PayoutEntryKind;
  at: Date;
  /** What it adds to the payout, in the payout's currency; less than nothing where it takes away. */
  netCents: Cents;
  /** What the processor kept of it, in the same. */
  feeCents: Cents;
  /** The payment that it is about; null for what is the processor's own. */
  payment: string | null;
  /** The refund or the dispute that it is, by the processor's id. */
  reference: string | null;
  /** The whole of that payment, refund or dispute, as it was paid; null for what is the processor's own. */
  amount: Money | null;
  /** A refund that did not go through, which comes to nothing. */
  isUndone: boolean;
  /** In the processor's own words. */
  words: string;
}

/** What an event is about: `payment` for any other news of one. */
export type EventTopic = 'payment' | 'decline' | 'refund' | 'dispute' | 'fraud_warning';

/** What a verified callback is about. A hint: the truth is read again from the processor. */
export interface PaymentEvent {
  id: string;
  type: string;
  /** The id of the payment, or of its capture. */
  reference: string | null;
  /** By the processor's clock; null where it does not say. */
  occurredAt: Date | null;
}
