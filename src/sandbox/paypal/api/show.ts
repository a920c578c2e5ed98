import { PAYERS } from '../../test-data/payers.ts';
import { stamp, type Account } from '../account/account.ts';
import type { Capture, Made, Money, Order, Refund } from '../account/state.ts';
import { missing } from './failure.ts';
import { cents, fee, money } from './money.ts';
import { refundsOf } from './refunds-of.ts';

/** The answer to a call that makes something: the whole resource, or without `isWhole` only its id, status and links. */
export function showMade(account: Account, made: Made, isWhole: boolean): object {
  if (made.kind === 'refund') {
    const refund = account.state.refunds[made.id];
    if (!refund) throw missing();
    return isWhole ? showRefund(account, refund) : brief(refund, refundLinks(account, refund));
  }
  const order = account.state.orders[made.id];
  if (!order) throw missing();
  return isWhole ? showOrder(account, order) : brief(order, orderLinks(account, order));
}

/** The order in the API's format. */
export function showOrder(account: Account, order: Order) {
  const capture = account.state.captures[order.capture ?? ''];
  const payer = PAYERS.find(({ id }) => id === order.approval?.payer);
  const name = payer && { given_name: payer.given_name, surname: payer.surname };
  const address = { country_code: 'US' };
  const refunds = capture ? refundsOf(account.state, capture) : [];
  return {
    id: order.id,
    intent: 'CAPTURE',
    status: order.status,
    ...(payer
      ? {
          payment_source: {
            paypal: {
              email_address: payer.email,
              account_id: payer.account,
              account_status: 'VERIFIED',
              name,
              address,
            },
          },
        }
      : order.status === 'PAYER_ACTION_REQUIRED' && { payment_source: { paypal: {} } }),
    purchase_units: [
      {
        ...order.unit,
        ...(capture && {
          payments: {
            captures: [showCapture(account, capture)],
            ...(refunds.length > 0 && { refunds: refunds.map((refund) => showRefund(account, refund)) }),
          },
        }),
      },
    ],
    ...(payer && { payer: { name, email_address: payer.email, payer_id: payer.account, address } }),
    create_time: stamp(order.created),
    update_time: stamp(order.updated),
    links: orderLinks(account, order),
  };
}

/** The capture in the API's format. */
export function showCapture(account: Account, capture: Capture) {
  const { amount, custom_id, invoice_id, id } = capture;
  const gross = cents(amount);
  const cut = fee(gross, amount.currency_code);
  const isHeld = capture.status === 'PENDING' || capture.status === 'DECLINED';
  const self = `${account.origin()}/v2/payments/captures/${id}`;
  return {
    id,
    status: capture.status,
    ...(capture.status === 'PENDING' && { status_details: { reason: 'ECHECK' } }),
    amount,
    final_capture: true,
    seller_protection: {
      status: 'ELIGIBLE',
      dispute_categories: ['ITEM_NOT_RECEIVED', 'UNAUTHORIZED_TRANSACTION'],
    },
    ...(!isHeld && {
      seller_receivable_breakdown: {
        gross_amount: amount,
        paypal_fee: money(cut, amount.currency_code),
        net_amount: money(gross - cut, amount.currency_code),
      },
    }),
    ...given({ custom_id, invoice_id }),
    payee: capture.payee,
    supplementary_data: { related_ids: { order_id: capture.order } },
    create_time: stamp(capture.created),
    update_time: stamp(capture.updated),
    links: [
      link(self, 'self'),
      link(`${self}/refund`, 'refund', 'POST'),
      link(`${account.origin()}/v2/checkout/orders/${capture.order}`, 'up'),
    ],
  };
}

/** The refund in the API's format. */
export function showRefund(account: Account, refund: Refund) {
  const { amount, custom_id, invoice_id, note_to_payer } = refund;
  const capture = account.state.captures[refund.capture];
  const all = capture ? refundsOf(account.state, capture) : [refund];
  const total = all
    .filter(({ status, created }) => status !== 'FAILED' && created <= refund.created)
    .reduce((sum, one) => sum + cents(one.amount), 0);
  const nothing: Money = money(0, amount.currency_code);
  return {
    id: refund.id,
    status: refund.status,
    ...(refund.status === 'PENDING' && { status_details: { reason: 'ECHECK' } }),
    amount,
    ...given({ custom_id, invoice_id, note_to_payer }),
    seller_payable_breakdown: {
      gross_amount: amount,
      paypal_fee: nothing,
      net_amount: amount,
      total_refunded_amount: money(total, amount.currency_code),
    },
    create_time: stamp(refund.created),
    update_time: stamp(refund.updated),
    links: refundLinks(account, refund),
  };
}

/** Where a payer approves the order. */
export function approvalUrl(account: Account, order: Order): string {
  return `${account.origin()}/checkoutnow?token=${order.id}`;
}

function orderLinks(account: Account, order: Order) {
  const self = `${account.origin()}/v2/checkout/orders/${order.id}`;
  const change = [link(self, 'update', 'PATCH'), link(`${self}/capture`, 'capture', 'POST')];
  const further = {
    CREATED: [link(approvalUrl(account, order), 'approve'), ...change],
    PAYER_ACTION_REQUIRED: [link(approvalUrl(account, order), 'payer-action')],
    APPROVED: change,
    COMPLETED: [],
  };
  return [link(self, 'self'), ...further[order.status]];
}

function refundLinks(account: Account, refund: Refund) {
  return [
    link(`${account.origin()}/v2/payments/refunds/${refund.id}`, 'self'),
    link(`${account.origin()}/v2/payments/captures/${refund.capture}`, 'up'),
  ];
}

function brief({ id, status }: Order | Refund, links: object[]) {
  return { id, status, links };
}

function link(href: string, rel: string, method = 'GET') {
  return { href, rel, method };
}

function given<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}
