import { createHmac, randomUUID } from 'node:crypto';

/** Stripe's API as somebody with the shop's secret key uses it, past the shop. */
export class StripeAccount {
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  async call<T>(method: string, path: string, form: Record<string, string> = {}): Promise<T> {
    const response = await fetch(`${this.#origin}${path}`, {
      method,
      headers: {
        Authorization: 'Bearer sk_test_sandbox',
        ...(method === 'GET' ? {} : { 'Content-Type': 'application/x-www-form-urlencoded' }),
      },
      ...(method === 'GET' ? {} : { body: new URLSearchParams(form) }),
    });
    const body = (await response.json()) as T;
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(body)}`);
    return body;
  }

  /** A refund made by hand in the dashboard; of the whole payment unless `amount` (cents) is given. */
  async refund(intentId: string, amount?: number): Promise<void> {
    await this.call('POST', '/v1/refunds', {
      payment_intent: intentId,
      ...(amount === undefined ? {} : { amount: String(amount) }),
    });
  }

  /** A payment that has nothing to do with the shop. Returns its id. */
  async charge(amount: number): Promise<string> {
    const { id } = await this.call<{ id: string }>('POST', '/v1/payment_intents', {
      amount: String(amount),
      currency: 'usd',
      'allowed_payment_method_types[0]': 'card',
      payment_method: 'pm_card_visa',
      confirm: 'true',
    });
    return id;
  }

  /** The buyer's answer to the bank's 3-D Secure page. */
  async answerChallenge(intentId: string, outcome: 'complete' | 'fail' | 'close'): Promise<void> {
    const intent = await this.call<{ next_action: { use_stripe_sdk: { stripe_js: string } } | null }>(
      'GET',
      `/v1/payment_intents/${intentId}`,
    );
    const page = intent.next_action?.use_stripe_sdk.stripe_js;
    if (!page) throw new Error('the bank asks nothing');
    await fetch(page, { method: 'POST', body: new URLSearchParams({ outcome }) });
  }
}

/** An event as Stripe would send it: its body and the header that signs it. */
export function signedEvent(
  intentId: string,
  changes: { id?: string; type?: string; secret?: string; ageSeconds?: number } = {},
): { body: string; signature: string } {
  const body = JSON.stringify({
    id: changes.id ?? `evt_${randomUUID().replaceAll('-', '')}`,
    object: 'event',
    type: changes.type ?? 'payment_intent.succeeded',
    data: { object: { id: intentId, object: 'payment_intent', client_secret: `${intentId}_secret_x` } },
  });
  return { body, signature: signatureOf(body, changes) };
}

/** The header that signs a body as Stripe does. */
export function signatureOf(
  body: string,
  { secret = 'whsec_test', ageSeconds = 0 }: { secret?: string; ageSeconds?: number } = {},
): string {
  const time = Math.floor(Date.now() / 1000) - ageSeconds;
  const mac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${mac}`;
}
