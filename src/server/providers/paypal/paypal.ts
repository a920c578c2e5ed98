import { providerLocales } from '../../../domain/checkout/provider-locales.ts';
import { CURRENCIES, isCurrency } from '../../../domain/currencies.ts';
import { type Language, LANGUAGES } from '../../../domain/languages.ts';
import { type Money, toDecimal } from '../../../domain/money.ts';
import type { Settings } from '../../core/settings/env.ts';
import { takesPaypal } from '../../core/settings/optional-providers.ts';
import { ProviderRefused, ProviderUnreachable } from '../outcome.ts';
import type {
  DisputeStatus,
  MadeRefund,
  PaidPlan,
  PaymentEvent,
  PaymentFees,
  PaymentStatus,
  RefundStatus,
} from '../payment-status.ts';
import { PAYPAL, paypalCalls } from './paypal-calls.ts';
import { disputesOf } from './paypal-disputes.ts';
import { readPaypalEvent } from './paypal-event.ts';
import { customIdOf, feesIn, forgottenOrder, newsOf, purchaseIn, refundsIn, skuOf } from './paypal-status.ts';
import {
  wireCaptureOrder,
  type WireMoney,
  wireOrder,
  type WireOrder,
  wireRefund,
  wireTransactions,
} from './paypal-wire.ts';

export interface PaypalProvider {
  /** Makes the order a buyer approves; the same purchase and number return the same order. */
  createOrder(wanted: {
    purchaseId: string;
    orderNumber: string;
    plans: readonly PaidPlan[];
    /** 1 for a purchase's first order. */
    number: number;
    total: Money;
    description: string;
    items: readonly { name: string; total: Money }[];
    /** Of PayPal's own pages. */
    language: Language;
    /** The checkout that the buyer left. PayPal gets no more of it than its page. */
    back: string;
  }): Promise<PaymentStatus>;
  /** The order as it is; `canceled` if PayPal has forgotten it. */
  readOrder(id: string): Promise<PaymentStatus>;
  /**
   * Captures an approved order, only once however often this is called. Throws {@link ProviderRefused} with PayPal's issue as its
   * code if PayPal refuses.
   * @param number 1 for the first try; calls with the same number are the same try and get the same answer
   */
  capture(id: string, number: number): Promise<PaymentStatus>;
  /**
   * The captures of our orders since a time. PayPal shows them up to three hours late. The app needs the permission Transaction
   * Search.
   */
  captures(since: Date, until: Date): Promise<{ captureId: string; order: () => Promise<PaymentStatus> }[]>;
  /** All refunds of an order's capture, including those from the dashboard. */
  refundsOf(id: string): Promise<MadeRefund[]>;
  /** PayPal's fees for an order's capture and its refunds. */
  feesOf(id: string): Promise<PaymentFees>;
  /**
   * Refunds a capture, in full or in part. Safe to repeat with the same `key`; once the refund's id is known, reads that refund
   * instead.
   */
  refund(wanted: {
    refundId: string;
    key: string;
    known: string | null;
    captureId: string;
    amount: Money;
  }): Promise<RefundStatus>;
  /** All disputes of a capture, as they are now. */
  disputesOf(captureId: string): Promise<DisputeStatus[]>;
  /**
   * Has PayPal confirm that it sent these raw bytes with these headers; throws if it does not, or cannot be reached. What cannot
   * be PayPal's is refused without a call.
   * @param admit called before the call to PayPal; throws to prevent it
   */
  readEvent(body: Buffer, headers: Headers, admit: () => Promise<void>): Promise<PaymentEvent>;
}

/** Of a description, and of an item's name. */
const MOST_LETTERS = 127;

/** PayPal's Orders v2 and Payments v2 over plain HTTP; null if PayPal is not set up. Throws like {@link paypalCalls}. */
export function createPaypal(settings: Settings): PaypalProvider | null {
  if (!takesPaypal(settings)) return null;
  const call = paypalCalls(settings);
  const news = (order: WireOrder) => newsOf(order, settings.PAYPAL_MERCHANT_ID);
  const orderAt = (id: string) => `/v2/checkout/orders/${encodeURIComponent(id)}`;

  /** Null if PayPal has forgotten it. */
  async function orderOf(id: string): Promise<WireOrder | null> {
    try {
      return await call({ method: 'GET', path: orderAt(id), schema: wireOrder });
    } catch (error) {
      if (!(error instanceof ProviderRefused) || !isForgotten(error)) throw error;
      return null;
    }
  }

  async function readOrder(id: string): Promise<PaymentStatus> {
    const order = await orderOf(id);
    return order ? news(order) : forgottenOrder(id);
  }

  return {
    async createOrder({
      purchaseId,
      orderNumber,
      plans,
      number,
      total,
      items,
      language,
      back: left,
      ...wanted
    }) {
      const { origin, pathname } = new URL(left);
      const back = origin + pathname;
      const order = await call({
        method: 'POST',
        path: '/v2/checkout/orders',
        schema: wireOrder,
        requestId: `purchase:${purchaseId}:order:${number}`,
        mayBeForbidden: true,
        body: {
          intent: 'CAPTURE',
          purchase_units: [
            {
              reference_id: 'default',
              custom_id: customIdOf({ purchaseId, orderNumber, plans }),
              // PayPal captures the same invoice only once: a second guard against two orders paying one purchase.
              invoice_id: `${orderNumber} ${purchaseId}`,
              description: wanted.description.slice(0, MOST_LETTERS),
              amount: {
                ...onWire(total),
                // PayPal demands that the items add up to it.
                ...(items.length > 0 && { breakdown: { item_total: onWire(total) } }),
              },
              ...(items.length > 0 && {
                items: items.map((item, line) => ({
                  name: item.name.slice(0, MOST_LETTERS),
                  ...skuOf(plans[line]),
                  quantity: '1',
                  category: 'DIGITAL_GOODS',
                  unit_amount: onWire(item.total),
                })),
              }),
            },
          ],
          payment_source: {
            paypal: {
              experience_context: {
                brand_name: settings.BRAND_NAME,
                locale: providerLocales(LANGUAGES[language].tag).paypal,
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

    async captures(since, until) {
      const found: string[] = [];
      // PayPal searches 31 days at most in one call.
      for (let from = since; from < until; from = monthAfter(from)) {
        const to = new Date(Math.min(monthAfter(from).getTime(), until.getTime()));
        for (let page = 1, pages = 1; page <= pages; page++) {
          const query = new URLSearchParams({
            start_date: from.toISOString(),
            end_date: to.toISOString(),
            fields: 'transaction_info',
            page_size: '500',
            page: String(page),
          });
          const path = `/v1/reporting/transactions?${query}`;
          const list = await call({ method: 'GET', path, schema: wireTransactions, mayBeForbidden: true });
          pages = list.total_pages ?? 1;
          for (const { transaction_info: info } of list.transaction_details)
            if (info.transaction_event_code === CHECKOUT_PAYMENT && isPurchase(info.custom_field))
              found.push(info.transaction_id);
        }
      }
      return [...new Set(found)].map((captureId) => ({
        captureId,
        async order() {
          const path = `/v2/payments/captures/${encodeURIComponent(captureId)}`;
          const { supplementary_data: of } = await call({ method: 'GET', path, schema: wireCaptureOrder });
          return readOrder(of.related_ids.order_id);
        },
      }));
    },

    async refundsOf(id) {
      const order = await orderOf(id);
      const made = order ? refundsIn(order) : [];
      return made.map(({ id: refund, refundId, amount, status }) => {
        return { id: refund, refundId, amount, status: refundStatus(status) };
      });
    },

    async feesOf(id) {
      const order = await orderOf(id);
      return order ? feesIn(order) : { payment: null, refunds: [] };
    },

    async capture(id, number) {
      try {
        return news(
          await call({
            method: 'POST',
            path: `${orderAt(id)}/capture`,
            schema: wireOrder,
            body: {},
            // One id per try: PayPal may remember a refusal for six hours, and the buyer's next try must not get it again.
            requestId: `capture:${id}:${number}`,
            mayBeForbidden: true,
          }),
        );
      } catch (error) {
        if (!(error instanceof ProviderRefused)) throw error;
        if (error.code === 'ORDER_ALREADY_CAPTURED') return readOrder(id);
        if (error.code === 'ORDER_COMPLETION_IN_PROGRESS')
          throw new ProviderUnreachable(PAYPAL, 'still taking the money', { cause: error });
        throw error;
      }
    },

    async refund({ refundId, key, known, captureId, amount }) {
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
            requestId: key,
            body: { amount: onWire(amount), custom_id: refundId },
          });
      return { id: refund.id, status: refundStatus(refund.status) };
    },

    disputesOf: (captureId) =>
      disputesOf(call, captureId, new URL(settings.PAYPAL_API_BASE).host === LIVE_HOST),

    readEvent: (body, headers, admit) => readPaypalEvent({ settings, call, admit }, body, headers),
  };
}

/** A payment by an order, among PayPal's codes of transactions. */
const CHECKOUT_PAYMENT = 'T0006';
const MONTH_MS = 31 * 24 * 3_600_000;

const monthAfter = (from: Date) => new Date(from.getTime() + MONTH_MS);

const isPurchase = (customField: string | null | undefined) =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(purchaseIn(customField) ?? '');

/** Other hosts are PayPal's own sandbox, or ours. */
const LIVE_HOST = 'api-m.paypal.com';

const REFUND_STATES: Record<string, RefundStatus['status']> = {
  COMPLETED: 'succeeded',
  FAILED: 'failed',
  CANCELLED: 'failed',
};

function refundStatus(status: string): RefundStatus['status'] {
  return REFUND_STATES[status] ?? 'pending';
}

function isForgotten({ code }: ProviderRefused): boolean {
  return code === 'INVALID_RESOURCE_ID' || code === 'RESOURCE_NOT_FOUND';
}

/** PayPal refuses decimals of forints, yen and Taiwan dollars: https://developer.paypal.com/api/rest/reference/currency-codes/ */
function onWire(money: Money): WireMoney {
  const isWhole = isCurrency(money.currency) && CURRENCIES[money.currency].step > 1;
  const value = isWhole ? toDecimal(money).replace(/\.00$/, '') : toDecimal(money);
  return { currency_code: money.currency, value };
}
