import { z } from 'zod';

import { type Cents, fromDollars } from '../../domain/money.ts';
import type { Settings } from '../env.ts';
import { ProviderRefused } from './outcome.ts';
import type { PaymentEvent, PaymentNews, RefundNews } from './payment-news.ts';
import { paypalCalls } from './paypal-calls.ts';
import {
  wireEvent,
  type WireEvent,
  wireOrder,
  type WireCapture,
  type WireOrder,
  wireRefund,
  type WireUnit,
  wireVerification,
} from './paypal-wire.ts';

export interface PaypalProvider {
  /** Makes the order a buyer approves; the same purchase and number answer the same order. */
  createOrder(wanted: {
    purchaseId: string;
    /** 1 for the first order of a purchase. */
    number: number;
    total: Cents;
    description: string;
  }): Promise<PaymentNews>;
  /** The order as it is; `canceled` when PayPal has forgotten it. */
  readOrder(id: string): Promise<PaymentNews>;
  /**
   * Takes the money of an approved order, once however often this is called. Throws {@link ProviderRefused} with code
   * `INSTRUMENT_DECLINED` when the buyer must choose another way to pay.
   */
  capture(id: string): Promise<PaymentNews>;
  /** Sends a whole capture back. Safe to repeat for the same `refundId`; asks after the refund once its id is known. */
  refund(wanted: {
    refundId: string;
    known: string | null;
    captureId: string;
    amount: Cents;
  }): Promise<RefundNews>;
  /** Has PayPal confirm that it sent these raw bytes with these headers; throws when it did not, or cannot be asked. */
  readEvent(body: Buffer, headers: Headers): Promise<PaymentEvent>;
}

/** PayPal's Orders v2 and Payments v2 over plain HTTP. Errors as {@link paypalCalls} throws them. */
export function createPaypal(settings: Settings): PaypalProvider {
  const call = paypalCalls(settings);
  const news = (order: WireOrder) => newsOf(order, settings.PAYPAL_MERCHANT_ID);
  const orderAt = (id: string) => `/v2/checkout/orders/${encodeURIComponent(id)}`;

  async function readOrder(id: string): Promise<PaymentNews> {
    try {
      return news(await call({ method: 'GET', path: orderAt(id), schema: wireOrder }));
    } catch (error) {
      if (!(error instanceof ProviderRefused) || !isForgotten(error)) throw error;
      return { ...NOTHING, id, status: 'canceled' };
    }
  }

  return {
    async createOrder({ purchaseId, number, total, description }) {
      const back = `${settings.BASE_URL}/checkout`;
      const order = await call({
        method: 'POST',
        path: '/v2/checkout/orders',
        schema: wireOrder,
        requestId: `purchase:${purchaseId}:order:${number}`,
        body: {
          intent: 'CAPTURE',
          purchase_units: [
            {
              reference_id: 'default',
              custom_id: purchaseId,
              // PayPal takes money for the same invoice once: its own guard against a purchase paid by two orders.
              invoice_id: purchaseId,
              description: description.slice(0, 127),
              amount: { currency_code: 'USD', value: decimal(total) },
            },
          ],
          payment_source: {
            paypal: {
              experience_context: {
                brand_name: settings.BRAND_NAME,
                shipping_preference: 'NO_SHIPPING',
                user_action: 'PAY_NOW',
                return_url: back,
                cancel_url: back,
              },
            },
          },
        },
      });
      return news(order);
    },

    readOrder,

    async capture(id) {
      try {
        return news(
          await call({
            method: 'POST',
            path: `${orderAt(id)}/capture`,
            schema: wireOrder,
            body: {},
            requestId: `capture:${id}`,
          }),
        );
      } catch (error) {
        if (error instanceof ProviderRefused && error.code === 'ORDER_ALREADY_CAPTURED') return readOrder(id);
        throw error;
      }
    },

    async refund({ refundId, known, captureId, amount }) {
      const refund = known
        ? await call({
            method: 'GET',
            path: `/v2/payments/refunds/${encodeURIComponent(known)}`,
            schema: wireRefund,
          })
        : await call({
            method: 'POST',
            path: `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`,
            schema: wireRefund,
            requestId: `refund:${refundId}`,
            body: { amount: { currency_code: 'USD', value: decimal(amount) }, custom_id: refundId },
          });
      return { id: refund.id, status: REFUND_STATES[refund.status] ?? 'pending' };
    },

    async readEvent(body, headers) {
      const raw = body.toString('utf8');
      const event = wireEvent.parse(JSON.parse(raw));
      const signed = {
        auth_algo: headers.get('paypal-auth-algo'),
        cert_url: headers.get('paypal-cert-url'),
        transmission_id: headers.get('paypal-transmission-id'),
        transmission_sig: headers.get('paypal-transmission-sig'),
        transmission_time: headers.get('paypal-transmission-time'),
        webhook_id: settings.PAYPAL_WEBHOOK_ID,
      };
      z.object({ transmission_id: z.string().min(1), transmission_sig: z.string().min(1) }).parse(signed);
      const { verification_status } = await call({
        method: 'POST',
        path: '/v1/notifications/verify-webhook-signature',
        schema: wireVerification,
        // The very bytes that came in: written anew, the signature would not fit them any more.
        body: `${JSON.stringify(signed).slice(0, -1)},"webhook_event":${raw}}`,
      });
      if (verification_status !== 'SUCCESS') throw new Error('the signature is wrong');
      return { id: event.id, type: event.event_type, reference: referenceOf(event) };
    },
  };
}

const NOTHING: Omit<PaymentNews, 'id' | 'status'> = {
  asked: 0,
  received: 0,
  currency: 'usd',
  purchaseId: null,
  lastError: null,
  declined: null,
  payer: null,
  methodLabel: null,
  returned: 0,
  foreign: null,
  captureId: null,
};

const REFUND_STATES: Record<string, RefundNews['status']> = {
  COMPLETED: 'succeeded',
  FAILED: 'failed',
  CANCELLED: 'failed',
};

function isForgotten({ code }: ProviderRefused): boolean {
  return code === 'INVALID_RESOURCE_ID' || code === 'RESOURCE_NOT_FOUND';
}

function newsOf(order: WireOrder, merchantId: string): PaymentNews {
  const units = order.purchase_units ?? [];
  const [unit] = units;
  // A capture that did not go through can be followed by one that did.
  const captures = unit?.payments?.captures ?? [];
  const capture = captures.find(({ status }) => !/^(DECLINED|FAILED)$/.test(status)) ?? captures[0];
  const amount = capture?.amount ?? unit?.amount;
  const payee = unit?.payee?.merchant_id;
  return {
    id: order.id,
    status: statusOf(order.status, capture?.status),
    asked: unit?.amount ? (fromDollars(unit.amount.value) ?? 0) : 0,
    received: capture?.amount ? (fromDollars(capture.amount.value) ?? 0) : 0,
    currency: amount?.currency_code.toLowerCase() ?? '',
    purchaseId: unit?.custom_id ?? null,
    lastError: capture && /^(DECLINED|FAILED)$/.test(capture.status) ? 'PayPal declined the payment.' : null,
    declined: null,
    payer: capture ? (order.payer?.payer_id ?? null) : null,
    methodLabel: 'PayPal',
    returned: returnedOf(unit, capture),
    foreign:
      units.length > 1
        ? 'more than one purchase unit'
        : payee === merchantId
          ? null
          : `payee ${payee ?? 'unknown'}`,
    captureId: capture?.id ?? null,
  };
}

/** Refunds that are still on their way count: the money is meant to go. */
function returnedOf(unit: WireUnit | undefined, capture: WireCapture | undefined): Cents {
  if (!capture?.status.endsWith('REFUNDED')) return 0;
  if (capture.status === 'REFUNDED') return fromDollars(capture.amount?.value ?? '') ?? 0;
  const amounts = (unit?.payments?.refunds ?? [])
    .filter(({ status }) => status === 'COMPLETED' || status === 'PENDING')
    .map(({ amount }) => fromDollars(amount?.value ?? '') ?? 0);
  return amounts.reduce((sum, cents) => sum + cents, 0);
}

/** An order that is completed says nothing of its capture: only the capture tells whether there is money. */
function statusOf(order: string, capture: string | undefined): PaymentNews['status'] {
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

function decimal(cents: Cents): string {
  return (cents / 100).toFixed(2);
}

/** An order's own id, the order of a capture, or the capture of a refund or a dispute. */
function referenceOf({ event_type: type, resource }: WireEvent): string | null {
  if (!resource) return null;
  if (type.startsWith('CHECKOUT.')) return resource.order_id ?? resource.id ?? null;
  const order = resource.supplementary_data?.related_ids?.order_id;
  if (order) return order;
  const disputed = resource.disputed_transactions?.[0]?.seller_transaction_id;
  if (disputed) return disputed;
  const up = resource.links?.find(({ rel, href }) => rel === 'up' && /\/captures\/[\w-]+$/.test(href));
  return up?.href.split('/').at(-1) ?? resource.id ?? null;
}
