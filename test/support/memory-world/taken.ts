import { randomUUID } from 'node:crypto';

import { BASE_CURRENCY } from '../../../src/domain/currencies.ts';
import { type Money, ofBase, ofMinor } from '../../../src/domain/money.ts';
import { type Provider, ProviderRefused } from '../../../src/server/providers/outcome.ts';
import type {
  DisputeStatus,
  MadeRefund,
  PaymentFees,
  RefundStatus,
} from '../../../src/server/providers/payment-status.ts';

/** What a processor does with refunds. `bounces`: the buyer's bank returns it later. */
export type RefundFate = 'at once' | 'pending' | 'fails' | 'bounces';

interface Back {
  id: string;
  /** The shop's id of the refund; null for one made in the dashboard. */
  request: string | null;
  amount: number;
  status: RefundStatus['status'];
  fate: RefundFate;
}

/** Cents. */
const DISPUTE_FEE = 15_00;

/** Money that a processor took for a purchase, and its refunds in the same currency. Minor. */
export class Taken {
  readonly amount: number;
  readonly #currency: string;
  readonly backs: Back[] = [];
  /** The bank gave the buyer everything that was left. */
  isLost = false;

  readonly #disputes: Pick<DisputeStatus, 'id' | 'end'>[] = [];

  constructor({ amount, currency }: Money) {
    this.amount = amount;
    this.#currency = currency;
  }

  get returned(): number {
    return this.backs.reduce((sum, { amount, status }) => (status === 'failed' ? sum : sum + amount), 0);
  }

  get kept(): number {
    return this.isLost ? 0 : this.amount - this.returned;
  }

  /** What is kept, or half of it. */
  rest(isHalf: boolean): Money {
    return ofMinor(Math.ceil(this.kept / (isHalf ? 2 : 1)), this.#currency);
  }

  /** Sends money back once per request, never more than there is. */
  refund(
    request: string | null,
    { amount, currency }: Money,
    fate: RefundFate,
    words: RefundWords,
  ): RefundStatus {
    const known = request === null ? undefined : this.backs.find((back) => back.request === request);
    if (known) return known;
    if (currency !== this.#currency)
      throw new ProviderRefused(words.provider, words.tooMuch, `paid in ${this.#currency}`);
    if (this.isLost) throw new ProviderRefused(words.provider, words.disputed, 'a bank has sent it back');
    if (this.kept === 0) throw new ProviderRefused(words.provider, words.spent, 'nothing is left');
    if (this.kept < amount) throw new ProviderRefused(words.provider, words.tooMuch, 'so much is not left');
    if (this.disputed) throw new ProviderRefused(words.provider, words.disputed, 'a bank looks into it');
    const status = fate === 'at once' || fate === 'bounces' ? 'succeeded' : 'pending';
    const back: Back = { id: `re_${randomUUID()}`, request, amount, status, fate };
    this.backs.push(back);
    return back;
  }

  get disputed(): boolean {
    return this.#disputes.at(-1)?.end === 'open';
  }

  dispute(): void {
    if (!this.disputed) this.#disputes.push({ id: `dp_${randomUUID()}`, end: 'open' });
  }

  /** The bank has decided. Returns whether there was anything to decide. */
  endDispute(isLost: boolean): boolean {
    const last = this.#disputes.at(-1);
    if (last?.end !== 'open') return false;
    last.end = isLost ? 'lost' : 'over';
    this.isLost = isLost;
    return true;
  }

  /** The refunds in a processor's format. */
  get made(): MadeRefund[] {
    return this.backs.map(({ id, request, amount, status }) => ({
      id,
      refundId: request,
      amount: ofMinor(amount, this.#currency),
      status,
    }));
  }

  /** The fees in a processor's format. */
  get fees(): PaymentFees {
    return {
      payment: { gross: this.#booked(this.amount), fee: Math.round(this.amount * 0.029) + 30 },
      refunds: this.backs.map(({ id, amount }) => ({ id, booking: { gross: this.#booked(amount), fee: 0 } })),
    };
  }

  /** As on an account in dollars, whatever a rate is there. */
  #booked(amount: number): Money {
    return ofBase(this.#currency === BASE_CURRENCY ? amount : Math.round(amount * 0.9));
  }

  /** How a processor tells of its disputes. */
  get disputes(): DisputeStatus[] {
    return this.#disputes.map(({ id, end }) => ({
      id,
      end,
      status: end,
      reason: 'fraudulent',
      amount: ofMinor(this.amount, this.#currency),
      booking: {
        gross: end === 'over' ? ofBase(0) : this.#booked(this.amount - this.returned),
        fee: ofBase(DISPUTE_FEE),
      },
      openedAt: null,
      dueAt: null,
      isAnswered: false,
      pageUrl: `https://processor.example/disputes/${id}`,
    }));
  }

  /** Time passes: refunds in progress arrive, or come back. Returns whether anything changed. */
  settleBacks(): boolean {
    let changed = false;
    for (const back of this.backs) {
      const end = back.fate === 'fails' || back.fate === 'bounces' ? 'failed' : 'succeeded';
      if (back.status === end) continue;
      back.status = end;
      changed = true;
    }
    return changed;
  }
}

export interface RefundWords {
  provider: Provider;
  /** The processor's code for: there is nothing left to send back. */
  spent: string;
  /** Less is left than that. */
  tooMuch: string;
  disputed: string;
}
