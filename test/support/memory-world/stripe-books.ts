import { randomUUID } from 'node:crypto';

import { paidMethodLabel, type Wallet } from '../../../src/domain/checkout/paid-method.ts';
import { type Money, ofMinor } from '../../../src/domain/money.ts';
import type { CardPayment } from '../../../src/server/providers/card-payment.ts';
import { ProviderRefused } from '../../../src/server/providers/outcome.ts';
import type { Decline } from '../../../src/server/providers/processor.ts';
import { STRIPE } from '../../../src/server/providers/stripe/stripe-connection.ts';
import type { StripeProvider } from '../../../src/server/providers/stripe/stripe.ts';
import type { Surroundings } from './surroundings.ts';
import { type RefundWords, Taken } from './taken.ts';

interface Intent {
  id: string;
  purchaseId: string;
  asked: Money;
  status: 'open' | 'succeeded' | 'canceled';
  lastError: string | null;
  /** The card's owner has to answer their bank. */
  asksBank: boolean;
  declines: Decline[];
  /** What the card that paid was in. */
  wallet: Wallet | null;
  taken: Taken | null;
  at: number;
}

const WORDS: RefundWords = {
  provider: STRIPE,
  spent: 'charge_already_refunded',
  tooMuch: 'invalid_request_error',
  disputed: 'charge_disputed',
};

/** Stripe: intents that their buyers pay at any time until they are cancelled. */
export class StripeBooks implements StripeProvider {
  readonly #world: Surroundings;
  readonly intents = new Map<string, Intent>();
  readonly #byKey = new Map<string, Intent>();

  constructor(world: Surroundings) {
    this.#world = world;
  }

  async createIntent({
    id: purchaseId,
    number,
    total,
    asksBank,
  }: Parameters<StripeProvider['createIntent']>[0]) {
    const key = `${purchaseId} ${number} ${asksBank}`;
    const known = this.#byKey.get(key);
    if (known) return show(known);
    const id = `pi_${randomUUID().replaceAll('-', '')}`;
    const at = this.#world.now();
    const intent: Intent = {
      id,
      purchaseId,
      asked: total,
      status: 'open',
      lastError: null,
      asksBank,
      declines: [],
      wallet: null,
      taken: null,
      at,
    };
    this.intents.set(id, intent);
    this.#byKey.set(key, intent);
    return show(intent);
  }

  async readIntent(id: string): Promise<CardPayment> {
    return show(this.#intent(id));
  }

  async keepSealed(): Promise<void> {}

  async listDeclines(id: string) {
    return this.#intent(id).declines;
  }

  async disputesOf(id: string) {
    return this.#intent(id).taken?.disputes ?? [];
  }

  readonly answers = {
    async stage(): Promise<void> {
      throw new Error('nobody answers disputes here');
    },
    send: () => this.answers.stage(),
  };

  /** It pays nothing out. */
  readonly payouts = { list: async () => [], async *ledgerEntriesOf() {} };

  async feesOf(id: string) {
    return this.#intent(id).taken?.fees ?? { payment: null, refunds: [] };
  }

  async refundsOf(id: string) {
    return this.#intent(id).taken?.made ?? [];
  }

  async listIntents(since: Date): Promise<CardPayment[]> {
    return [...this.intents.values()].filter(({ at }) => at >= since.getTime()).map(show);
  }

  async cancelIntent(id: string): Promise<CardPayment> {
    const intent = this.#intent(id);
    if (intent.status === 'open') {
      intent.status = 'canceled';
      this.#callBack(intent, 'payment_intent.canceled');
    }
    return show(intent);
  }

  async refund({ refundId, paymentIntentId, amount }: Parameters<StripeProvider['refund']>[0]) {
    const intent = this.#intent(paymentIntentId);
    if (!intent.taken) throw new ProviderRefused(STRIPE, 'resource_missing', 'nothing was charged');
    const { id, status } = intent.taken.refund(refundId, amount, this.#world.refundFate, WORDS);
    this.#callBack(intent, 'charge.refunded');
    return { id, status };
  }

  readEvent(): never {
    throw new Error('events come already read');
  }

  /**
   * Somebody confirms a card: its owner, or who has no more of it than its number and is declined where no bank asks. Returns
   * whether money moved.
   */
  confirm(id: string, outcome: 'pays' | 'declined' | 'stolen', wallet: Wallet | null = null): boolean {
    const intent = this.#intent(id);
    if (intent.status !== 'open') return false;
    if (outcome !== 'pays') {
      intent.lastError = 'Your card was declined.';
      const decline = { id: `ch_${randomUUID()}`, at: new Date(this.#world.now()), card: randomUUID() };
      const isProven = intent.asksBank || wallet !== null;
      if (outcome === 'declined' || !isProven) intent.declines.push({ ...decline, isProven });
      this.#callBack(intent, 'payment_intent.payment_failed');
      return false;
    }
    intent.status = 'succeeded';
    intent.wallet = wallet;
    intent.lastError = null;
    intent.taken = new Taken(intent.asked);
    this.#callBack(intent, 'payment_intent.succeeded');
    return true;
  }

  refundInDashboard(id: string, part: boolean): boolean {
    const intent = this.#intent(id);
    if (!intent.taken || intent.taken.disputed || intent.taken.kept === 0) return false;
    intent.taken.refund(null, intent.taken.rest(part), this.#world.refundFate, WORDS);
    this.#callBack(intent, 'charge.refunded');
    return true;
  }

  dispute(id: string): boolean {
    const intent = this.#intent(id);
    if (!intent.taken || intent.taken.kept === 0) return false;
    intent.taken.dispute();
    this.#callBack(intent, 'charge.dispute.created');
    return true;
  }

  endDispute(id: string, isLost: boolean): void {
    const intent = this.#intent(id);
    if (intent.taken?.endDispute(isLost)) this.#callBack(intent, 'charge.dispute.closed');
  }

  settleBacks(): void {
    for (const intent of this.intents.values()) {
      if (intent.taken?.settleBacks()) this.#callBack(intent, 'refund.updated');
    }
  }

  #intent(id: string): Intent {
    const intent = this.intents.get(id);
    if (!intent) throw new ProviderRefused(STRIPE, 'resource_missing', 'no such intent');
    return intent;
  }

  #callBack({ id }: Intent, type: string): void {
    const occurredAt = new Date(this.#world.now());
    this.#world.emit({ provider: 'stripe', id: `evt_${randomUUID()}`, type, reference: id, occurredAt });
  }
}

function show({ id, purchaseId, asked, status, lastError, declines, wallet, taken }: Intent): CardPayment {
  return {
    id,
    status,
    asked,
    received: ofMinor(taken?.amount ?? 0, asked.currency),
    purchaseId,
    lastError,
    declined: taken ? null : (declines.at(-1)?.id ?? null),
    payer: null,
    methodLabel: taken && paidMethodLabel({ wallet, brand: 'Visa', last4: '4242' }),
    wallet,
    returned: ofMinor(taken?.returned ?? 0, asked.currency),
    foreign: null,
    captureId: null,
    clientSecret: `${id}_secret`,
    customer: null,
    keepsCard: false,
  };
}
