import { PROCESSOR_NAMES } from '../checkout/payment-method.ts';
import type { PaymentState } from '../checkout/payment-state.ts';
import type { ProviderOrderState } from '../checkout/provider-order-state.ts';
import type { ProviderReturnState } from '../checkout/provider-return-state.ts';
import type { RefundReason } from '../checkout/refund-cause.ts';
import type { RefundState } from '../checkout/refund-state.ts';
import type { Timeline } from '../esims/timeline.ts';
import type { OrderMail } from '../orders/order-mails.ts';
import type { MailState } from './mail-state.ts';

type Step = Exclude<Timeline[number]['step'], 'paid' | 'ordered' | 'ended'>;
type End = NonNullable<Timeline[number]['ended_as']>;

/** One line for operators about each event of an order. Each table covers every state: a missing one does not compile. */
export const storyWords = {
  buyer: 'Buyer',
  shop: 'Shop',
  commandLine: 'Command line',
  wholesaler: 'Wholesaler',
  mailer: 'Email',
  /** The audit records who acted. */
  who: {
    buyer: 'Buyer',
    shop: 'Shop',
    operator: 'Operator',
    processor: 'Processor',
  } satisfies Record<'buyer' | 'shop' | 'operator' | 'processor', string>,
  processor: PROCESSOR_NAMES,
  source: { shop: 'Shop', network: 'Network', noticed: 'Network' } satisfies Record<
    NonNullable<Timeline[number]['source']>,
    string
  >,
  created: 'Order created',
  payment: {
    open: 'Payment started',
    held: 'Payment held by the processor',
    accepted: 'Payment accepted',
    duplicate: 'Duplicate or late payment',
    canceled: 'Payment ended unpaid',
  } satisfies Record<PaymentState, string>,
  providerOrder: {
    asked: 'Ordered; the wholesaler hasn’t answered yet',
    bound: 'Ordered at the wholesaler',
    refused: 'The wholesaler refused',
    void: 'Not found at the wholesaler',
    late: 'Found at the wholesaler after the refund',
    replaced: 'Ordered, and replaced by another eSIM',
  } satisfies Record<ProviderOrderState, string>,
  refund: {
    asked: 'Refund requested',
    wanted: 'Refund decided',
    pending: 'Refund at the processor',
    succeeded: 'Refund sent',
    failed: 'Refund failed',
    refused: 'Refund refused',
  } satisfies Record<RefundState, string>,
  refundReason: {
    unfulfillable: 'couldn’t be delivered',
    duplicate: 'duplicate or late payment',
    requested: 'decided by an operator',
    outside: 'made in the processor’s dashboard',
    part: 'a part of the price',
    goodwill: 'goodwill',
    vat: 'VAT of a business',
  } satisfies Record<RefundReason, string>,
  /** Replaces `requested` if the buyer requested it. */
  askedByBuyer: 'requested by the buyer',
  takenBack: {
    to_balance: 'Asked the wholesaler to take the eSIM back for its price',
    to_stock: 'Asked the wholesaler to take the eSIM back without its price',
    in_stock: 'The wholesaler took the eSIM back, into our stock there',
    giving_back: 'Asked the wholesaler for the price of our stock',
    paid_back: 'The wholesaler took the eSIM back and gave its price back',
    lost: 'The wholesaler took the eSIM back and gave nothing for it',
    kept: 'The wholesaler didn’t take the eSIM back',
  } satisfies Record<ProviderReturnState, string>,
  network: {
    assigned: 'Plan assigned to the eSIM',
    installed: 'Installed on a phone',
    first_use: 'First data used',
    used_80: '80% of the data used',
    topped_up: 'Plan added to the eSIM',
  } satisfies Record<Step, string>,
  ended: {
    depleted: 'All data used',
    expired: 'The days of the plan are over',
    lapsed: 'Never used in time',
    revoked: 'Taken off the eSIM',
    refunded: 'Refunded',
    active: 'The plan ended',
    queued: 'The plan ended',
    processing: 'The plan ended',
    unknown: 'The plan ended',
  } satisfies Record<End, string>,
  /** Only when it was first seen is known, not when it happened. */
  noticed: 'noticed then; it may have happened earlier',
  note: 'Note',
  mail: {
    delivered: 'Email with the eSIM',
    refunded: 'Email about the refund',
    part_refunded: 'Email about the partial refund',
    replaced: 'Email with the new eSIM',
    duplicate_payment: 'Email about the duplicate payment',
    payment_held: 'Email that the payment is being checked',
    payment_denied: 'Email that the payment was refused',
    claim_purchase: 'Email about adding the order to an account',
    sent_to_another: 'Email that the eSIM went to another address',
    address_changed: 'Email to the old address that the order has another one',
    data_low: 'Email that little data is left',
    data_used: 'Email that the data is used up',
    withdrawal_link: 'Email to confirm a withdrawal',
    withdrawal_received: 'Receipt of the withdrawal',
  } satisfies Record<OrderMail, string>,
  mailState: {
    queued: 'queued',
    sent: 'sent',
    failed: 'failed',
    returned: 'bounced',
    withheld: 'not sent',
  } satisfies Record<MailState, string>,
  attempt: (number: number) => (number > 1 ? `attempt ${number}` : ''),
};

/** The words for a refund's reason. */
export function refundReasonWords(reason: RefundReason, askedBy: 'buyer' | 'operator' | null): string {
  return reason === 'requested' && askedBy === 'buyer'
    ? storyWords.askedByBuyer
    : storyWords.refundReason[reason];
}
