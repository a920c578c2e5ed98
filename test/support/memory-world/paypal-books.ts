import { randomUUID } from 'node:crypto';

import { type Money, ofMinor } from '../../../src/domain/money.ts';
import { ProviderRefused } from '../../../src/server/providers/outcome.ts';
import type { PaymentStatus } from '../../../src/server/providers/payment-status.ts';
import { PAYPAL } from '../../../src/server/providers/paypal/paypal-calls.ts';
import type { PaypalProvider } from '../../../src/server/providers/paypal/paypal.ts';
import type { Surroundings } from './surroundings.ts';
import { type RefundWords, Taken } from './taken.ts';

/** `declines`: the payer's way to pay fails when the money is taken. `held`: PayPal looks into it first. */
export type Payer = 'pays' | 'declines' | 'held';

interface Order {
  id: string;
  purchaseId: string;
  asked: Money;
  approval: { payer: Payer; at: number } | null;
  capture: { id: string; status: 'done' | 'held' | 'denied' } | null;
  taken: Taken | null;
  at: number;
}

const HOUR = 3_600_000;
const FORGOTTEN = 'RESOURCE_NOT_FOUND';
const WORDS: RefundWords = {
  provider: PAYPAL,
  spent: 'CAPTURE_FULLY_REFUNDED',
  tooMuch: 'REFUND_AMOUNT_EXCEEDED',
  disputed: 'CAPTURE_DISPUTED',
};

/** PayPal: orders that a payer approves and the shop captures, once per invoice; unused ones are forgotten. */
export class PaypalBooks implements PaypalProvider {
  readonly #world: Surroundings;
  readonly orders = new Map<string, Order>();
  readonly #byRequest = new Map<string, Order>();

  constructor(world: Surroundings) {
    this.#world = world;
  }

  async createOrder({ purchaseId, number, total }: Parameters<PaypalProvider['createOrder']>[0]) {
    const key = `${purchaseId} ${number}`;
    const known = this.#byRequest.get(key);
    if (known) return this.#show(known);
    const id = randomUUID().slice(0, 17);
    const at = this.#world.now();
    const order: Order = {
      id,
      purchaseId,
      asked: total,
      approval: null,
      capture: null,
      taken: null,
      at,
    };
    this.orders.set(id, order);
    this.#byRequest.set(key, order);
    return this.#show(order);
  }

  async disputesOf(captureId: string) {
    const order = [...this.orders.values()].find(({ capture }) => capture?.id === captureId);
    return order?.taken?.disputes ?? [];
  }

  async feesOf(id: string) {
    return this.#order(id).taken?.fees ?? { payment: null, refunds: [] };
  }

  async refundsOf(id: string) {
    return this.#order(id).taken?.made ?? [];
  }

  async readOrder(id: string): Promise<PaymentStatus> {
    return this.#show(this.#order(id));
  }

  async captures(): Promise<never[]> {
    return [];
  }

  async capture(id: string): Promise<PaymentStatus> {
    const order = this.#order(id);
    if (order.capture) return this.#show(order);
    if (this.#isForgotten(order)) throw new ProviderRefused(PAYPAL, FORGOTTEN, 'no such order');
    if (!order.approval) throw new ProviderRefused(PAYPAL, 'ORDER_NOT_APPROVED', 'not approved');
    if (order.approval.payer === 'declines') {
      throw new ProviderRefused(PAYPAL, 'INSTRUMENT_DECLINED', 'declined');
    }
    const rivals = [...this.orders.values()].filter(({ purchaseId }) => purchaseId === order.purchaseId);
    if (rivals.some(({ capture }) => capture && capture.status !== 'denied')) {
      throw new ProviderRefused(PAYPAL, 'DUPLICATE_INVOICE_ID', 'paid before');
    }
    const isHeld = order.approval.payer === 'held';
    order.capture = { id: `cap-${randomUUID()}`, status: isHeld ? 'held' : 'done' };
    if (isHeld) this.#callBack(order, 'PAYMENT.CAPTURE.PENDING');
    else this.#take(order);
    return this.#show(order);
  }

  async refund({ refundId, known, captureId, amount }: Parameters<PaypalProvider['refund']>[0]) {
    const order = [...this.orders.values()].find(({ capture }) => capture?.id === captureId);
    if (!order?.taken) throw new ProviderRefused(PAYPAL, FORGOTTEN, 'no such capture');
    const before = order.taken.backs.find((back) => back.id === known);
    const { id, status } = before ?? order.taken.refund(refundId, amount, this.#world.refundFate, WORDS);
    if (!before) this.#callBack(order, 'PAYMENT.CAPTURE.REFUNDED');
    return { id, status };
  }

  readEvent(): never {
    throw new Error('events come already read');
  }

  /** The payer presses Pay Now in PayPal's window. */
  approve(id: string, payer: Payer): void {
    const order = this.#order(id);
    if (order.capture || this.#isForgotten(order)) return;
    order.approval = { payer, at: this.#world.now() };
    this.#callBack(order, 'CHECKOUT.ORDER.APPROVED');
  }

  /** PayPal has looked into held money. */
  decideHeld(isGood: boolean): void {
    for (const order of this.orders.values()) {
      if (order.capture?.status !== 'held') continue;
      order.capture.status = isGood ? 'done' : 'denied';
      if (isGood) this.#take(order);
      else this.#callBack(order, 'PAYMENT.CAPTURE.DENIED');
    }
  }

  refundInDashboard(id: string, part: boolean): boolean {
    const order = this.#order(id);
    if (!order.taken || order.taken.disputed || order.taken.kept === 0) return false;
    order.taken.refund(null, order.taken.rest(part), this.#world.refundFate, WORDS);
    this.#callBack(order, 'PAYMENT.CAPTURE.REFUNDED');
    return true;
  }

  dispute(id: string): boolean {
    const order = this.#order(id);
    if (!order.taken || order.taken.kept === 0) return false;
    order.taken.dispute();
    this.#callBack(order, 'CUSTOMER.DISPUTE.CREATED');
    return true;
  }

  endDispute(id: string, isLost: boolean): void {
    const order = this.#order(id);
    if (order.taken?.endDispute(isLost)) this.#callBack(order, 'CUSTOMER.DISPUTE.RESOLVED');
  }

  settleBacks(): void {
    for (const order of this.orders.values()) {
      if (order.taken?.settleBacks()) this.#callBack(order, 'PAYMENT.REFUND.UPDATED');
    }
  }

  #take(order: Order): void {
    order.taken = new Taken(order.asked);
    this.#callBack(order, 'PAYMENT.CAPTURE.COMPLETED');
  }

  #order(id: string): Order {
    const order = this.orders.get(id);
    if (!order) throw new ProviderRefused(PAYPAL, FORGOTTEN, 'no such order');
    return order;
  }

  #isForgotten({ at, approval, capture }: Order): boolean {
    const end = approval ? approval.at + 3 * HOUR : at + 6 * HOUR;
    return !capture && this.#world.now() >= end;
  }

  #callBack({ id, capture }: Order, type: string): void {
    const reference = capture && type.startsWith('PAYMENT') ? capture.id : id;
    const occurredAt = new Date(this.#world.now());
    this.#world.emit({ provider: 'paypal', id: `WH-${randomUUID()}`, type, reference, occurredAt });
  }

  #show(order: Order): PaymentStatus {
    const { id, asked, purchaseId, approval, capture, taken } = order;
    const isDenied = capture?.status === 'denied';
    const status = capture
      ? ({ done: 'succeeded', held: 'held', denied: 'canceled' } as const)[capture.status]
      : this.#isForgotten(order)
        ? 'canceled'
        : approval
          ? 'approved'
          : 'open';
    return {
      id,
      status,
      asked,
      received: capture ? asked : ofMinor(0, asked.currency),
      purchaseId,
      lastError: isDenied ? 'PayPal declined the payment.' : null,
      declined: null,
      payer: null,
      methodLabel: 'PayPal',
      wallet: null,
      returned: ofMinor(taken?.returned ?? 0, asked.currency),
      foreign: null,
      captureId: capture?.id ?? null,
    };
  }
}
