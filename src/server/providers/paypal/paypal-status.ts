import { BASE_CURRENCY } from '../../../domain/currencies.ts';
import { fromDecimal, type Money, ofBase, ofMinor } from '../../../domain/money.ts';
import { taxTerritory } from '../../../domain/tax/tax-territory.ts';
import type { Booking, PaidPlan, PaymentFees, PaymentStatus } from '../payment-status.ts';
import { plansIn, planText } from '../plan-in.ts';
import type { WantedPayment } from '../processor.ts';
import type { WireCapture, WireMoney, WireOrder, WireUnit } from './paypal-wire.ts';
import { paypalStatusWords } from './words.ts';

/** An order that PayPal has forgotten: nobody can pay it any more. */
export function forgottenOrder(id: string): PaymentStatus {
  return {
    id,
    status: 'canceled',
    asked: ofBase(0),
    received: ofBase(0),
    purchaseId: null,
    lastError: null,
    declined: null,
    payer: null,
    methodLabel: null,
    wallet: null,
    returned: ofBase(0),
    foreign: null,
    captureId: null,
  };
}

/** PayPal's order in our terms. */
export function newsOf(order: WireOrder, merchantId: string): PaymentStatus {
  const units = order.purchase_units ?? [];
  const [unit] = units;
  // A successful capture may follow a failed one.
  const captures = unit?.payments?.captures ?? [];
  const capture = captures.find(({ status }) => !/^(DECLINED|FAILED)$/.test(status)) ?? captures[0];
  const payee = unit?.payee?.merchant_id;
  return {
    id: order.id,
    status: statusOf(order.status, capture?.status),
    asked: moneyIn(unit?.amount),
    received: moneyIn(capture?.amount),
    purchaseId: purchaseIn(unit?.custom_id),
    trace: {
      plans: plansIn(planTextsIn(unit)),
      sealed: null,
      payer: payerOf(order),
      madeAt: new Date(order.create_time ?? 0),
    },
    lastError: capture && /^(DECLINED|FAILED)$/.test(capture.status) ? paypalStatusWords.declined : null,
    declined: null,
    payer: capture ? (order.payer?.payer_id ?? null) : null,
    methodLabel: 'PayPal',
    wallet: null,
    returned: returnedOf(unit, capture),
    foreign:
      units.length > 1
        ? 'more than one purchase unit'
        : payee === merchantId
          ? null
          : `payee ${payee ?? 'unknown'}`,
    captureId: capture?.id ?? null,
    ...(capture && {
      payerPlace: { card: null, address: taxTerritory(order.payer?.address?.country_code) },
    }),
  };
}

/** The most that PayPal stores in a field of ours. */
const MOST_CHARACTERS = 127;

/**
 * What PayPal keeps of a purchase: its id first, then number and first plan for people and for a rebuild; several plans are its
 * items. Earlier releases gave the id alone.
 */
export function customIdOf({
  purchaseId,
  orderNumber,
  plans,
}: Pick<WantedPayment, 'purchaseId' | 'orderNumber' | 'plans'>): string {
  const whole = [purchaseId, orderNumber, ...plans.slice(0, 1).map(planText)].join(' ');
  return whole.length > MOST_CHARACTERS ? purchaseId : whole;
}

/** An item's plan in PayPal's field for the seller's own number; left out if it is too long. */
export function skuOf(plan: PaidPlan | undefined): { sku?: string } {
  const sku = plan ? planText(plan) : '';
  return sku.length > 0 && sku.length <= MOST_CHARACTERS ? { sku } : {};
}

function planTextsIn(unit: WireUnit | undefined): string[] {
  const items = unit?.items ?? [];
  if (items.length > 0) return items.map(({ sku }) => sku ?? '');
  return [/^\S+ \S+ (.+)$/.exec(unit?.custom_id ?? '')?.[1] ?? ''];
}

export function purchaseIn(customId: string | null | undefined): string | null {
  return customId?.split(' ', 1)[0] ?? null;
}

function payerOf({ payer }: WireOrder) {
  const { given_name: first, surname: last } = payer?.name ?? {};
  const name = [first, last].filter(Boolean).join(' ');
  return { name: name === '' ? null : name, email: payer?.email_address ?? null };
}

/** All refunds of an order's capture. If PayPal calls a capture refunded without details, it was refunded in full. */
export function refundsIn({ purchase_units: units }: WireOrder) {
  const unit = units?.[0];
  const capture = unit?.payments?.captures?.find(({ status }) => status.endsWith('REFUNDED'));
  const told = (unit?.payments?.refunds ?? []).map(({ id, status, custom_id, amount }) => ({
    id,
    status,
    refundId: custom_id ?? null,
    amount: moneyIn(amount),
  }));
  if (told.length > 0 || capture?.status !== 'REFUNDED') return told;
  return [{ id: capture.id, status: 'COMPLETED', refundId: null, amount: moneyIn(capture.amount) }];
}

/** Pending refunds count: the money is on its way. */
function returnedOf(unit: WireUnit | undefined, capture: WireCapture | undefined): Money {
  const received = moneyIn(capture?.amount);
  if (capture?.status === 'REFUNDED') return received;
  const amounts = (capture?.status.endsWith('REFUNDED') ? (unit?.payments?.refunds ?? []) : [])
    .filter(({ status }) => status === 'COMPLETED' || status === 'PENDING')
    .map(({ amount }) => moneyIn(amount).amount);
  return ofMinor(
    amounts.reduce((sum, amount) => sum + amount, 0),
    received.currency,
  );
}

/** Zero if PayPal gives no amount, or one that its currency cannot have. */
export function moneyIn(wire: WireMoney | null | undefined): Money {
  return (
    (wire && fromDecimal(wire.value, wire.currency_code)) ?? ofMinor(0, wire?.currency_code ?? BASE_CURRENCY)
  );
}

/** A completed order says nothing about the money: only its capture does. */
function statusOf(order: string, capture: string | undefined): PaymentStatus['status'] {
  switch (capture) {
    case 'COMPLETED':
    case 'REFUNDED':
    case 'PARTIALLY_REFUNDED':
      return 'succeeded';
    case 'PENDING':
      return 'held';
    case undefined:
      if (order === 'APPROVED') return 'approved';
      return order === 'VOIDED' ? 'canceled' : 'open';
    default:
      return order === 'COMPLETED' ? 'canceled' : 'open';
  }
}

/**
 * What PayPal booked for an order's capture, and for each refund with its part of the fee. It holds a balance in each currency, so
 * all is in the currency of the payment.
 */
export function feesIn({ purchase_units: units }: WireOrder): PaymentFees {
  const payments = units?.[0]?.payments;
  // A declined capture has no fee; a successful one may follow it.
  const kept = payments?.captures?.find((capture) => capture.seller_receivable_breakdown?.paypal_fee);
  return {
    payment: kept ? bookingOf(kept.amount, kept.seller_receivable_breakdown?.paypal_fee, 1) : null,
    refunds: (payments?.refunds ?? []).map(({ id, amount, seller_payable_breakdown: breakdown }) => ({
      id,
      booking: bookingOf(amount, breakdown?.paypal_fee, -1),
    })),
  };
}

function bookingOf(
  amount: WireMoney | null | undefined,
  fee: WireMoney | null | undefined,
  sign: 1 | -1,
): Booking | null {
  return fee
    ? { gross: moneyIn(amount), fee: sign === 1 ? moneyIn(fee).amount : 0 - moneyIn(fee).amount }
    : null;
}
