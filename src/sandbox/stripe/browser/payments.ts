import { CardElement } from './card-element.ts';
import { Elements } from './elements.ts';
import { localizedError } from './localized-errors.ts';
import type { Answer } from './messages.ts';
import { showChallenge } from './overlay.ts';
import { idOfSecret, sendMethod } from './send-method.ts';
import { ask, formFields } from './wire.ts';

declare const SANDBOX_ORIGIN: string;

type Data = Record<string, unknown>;
interface Confirmation {
  elements?: unknown;
  clientSecret?: unknown;
  confirmParams?: Data & { return_url?: unknown; payment_method_data?: Data & { billing_details?: object } };
  redirect?: string;
}
interface Intent extends Answer {
  status: string;
  next_action?: { type: string; use_stripe_sdk?: { stripe_js?: string } } | null;
  last_payment_error?: Record<string, unknown> | null;
}
export type PaymentResult =
  | { paymentIntent: Intent; error?: undefined }
  | { paymentIntent?: undefined; error: object };

/** The calls of the browser library, made with the shop's publishable key. */
export class Payments {
  readonly #key: string;
  readonly #locale: string;

  constructor(key: string, locale: string) {
    this.#key = key;
    this.#locale = locale;
  }

  /** Confirms a PaymentIntent, and shows the buyer the bank's challenge if there is one. */
  async confirmCardPayment(
    clientSecret: unknown,
    data: Data = {},
    { handleActions = true } = {},
  ): Promise<PaymentResult> {
    const id = idOfSecret('pi', clientSecret, 'confirmCardPayment');
    const { payment_method: method, ...rest } = data;
    const path = `/v1/payment_intents/${id}/confirm`;
    const fields = formFields({
      ...rest,
      key: this.#key,
      client_secret: clientSecret,
      use_stripe_sdk: true,
      expected_payment_method_type: 'card',
    });
    const answer = await sendMethod(path, fields, method, 'payment_method_data', 'payment_method');
    return this.#outcome(answer, clientSecret, handleActions);
  }

  /** Confirms a PaymentIntent with what the buyer agreed to in a wallet's sheet, for a group that was made without an intent. */
  async confirmPayment({
    elements,
    clientSecret,
    confirmParams = {},
    redirect = 'always',
  }: Confirmation): Promise<PaymentResult> {
    const wallets = elements instanceof Elements ? elements.wallets() : null;
    if (!(elements instanceof Elements) || !wallets)
      throw new Error('The sandbox plays confirmPayment with the Express Checkout Element alone.');
    const { return_url: back, payment_method_data: data = {}, ...rest } = confirmParams;
    if (redirect === 'always' && !back) throw new Error('confirmParams.return_url is missing.');
    const id = idOfSecret('pi', clientSecret, 'confirmPayment');
    const { amount, currency } = elements.takeDeal();
    const { agreement } = wallets;
    wallets.agreement = null;
    if (!agreement) return { error: { type: 'validation_error', message: 'No payment was agreed to.' } };
    const intent = await this.#retrieve(clientSecret, 'confirmPayment');
    if (intent.error) return { error: intent.error };
    if (intent['amount'] !== amount || intent['currency'] !== currency)
      return { error: { type: 'invalid_request_error', message: OTHER_DEAL } };
    const { billing_details, ...described } = data;
    const fields = formFields({
      ...rest,
      return_url: back,
      key: this.#key,
      client_secret: clientSecret,
      use_stripe_sdk: true,
      expected_payment_method_type: 'card',
      payment_method_data: {
        ...described,
        type: 'card',
        card: { token: agreement.token },
        billing_details: { ...agreement.details, ...billing_details },
      },
    });
    const answer = await ask(`${SANDBOX_ORIGIN}/v1/payment_intents/${id}/confirm`, fields);
    if (!answer.error) wallets.closeSheet();
    const outcome = await this.#outcome(answer, clientSecret, true);
    if (redirect === 'always' && outcome.paymentIntent) leaveFor(String(back), outcome.paymentIntent);
    return outcome;
  }

  async handleNextAction(options: { clientSecret?: unknown } = {}): Promise<PaymentResult> {
    const answer = await this.#retrieve(options.clientSecret, 'handleNextAction');
    return this.#outcome(answer, options.clientSecret, true);
  }

  async retrievePaymentIntent(clientSecret: unknown): Promise<PaymentResult> {
    return this.#outcome(await this.#retrieve(clientSecret, 'retrievePaymentIntent'), clientSecret, false);
  }

  async createPaymentMethod(...given: unknown[]): Promise<object> {
    const [first, ...others] = given;
    // Today's form is one object; the older one has the type first, then the card.
    const data = (
      typeof first === 'string' ? { type: first, card: others[0], ...(others[1] as Data) } : first
    ) as Data;
    const elements = data['elements'] as { getElement(type: string): unknown } | undefined;
    const { card = elements?.getElement('card'), ...rest } = { ...data, ...(data['params'] as Data) };
    const plain = { billing_details: rest['billing_details'], metadata: rest['metadata'] };
    const answer = await sendMethod('/v1/payment_methods', [['key', this.#key]], { ...plain, card }, '', '');
    return answer.error ? { error: answer.error } : { paymentMethod: answer };
  }

  async createToken(card: unknown): Promise<object> {
    if (!(card instanceof CardElement)) throw new Error('createToken takes the card Element.');
    const answer = await card.submitCard('/v1/tokens', [['key', this.#key]], 'card');
    return answer.error ? { error: answer.error } : { token: answer };
  }

  async #retrieve(clientSecret: unknown, caller: string): Promise<Answer> {
    const id = idOfSecret('pi', clientSecret, caller);
    const query = new URLSearchParams(formFields({ key: this.#key, client_secret: clientSecret }));
    return ask(`${SANDBOX_ORIGIN}/v1/payment_intents/${id}?${query}`);
  }

  async #outcome(answer: Answer, clientSecret: unknown, handleActions: boolean): Promise<PaymentResult> {
    if (answer.error) return { error: localizedError(answer.error, this.#locale) };
    const intent = answer as Intent;
    const page = intent.next_action?.use_stripe_sdk?.stripe_js;
    if (!handleActions || intent.status !== 'requires_action' || !page) return { paymentIntent: intent };
    await showChallenge(page);
    const after = await this.#retrieve(clientSecret, 'handleNextAction');
    if (after.error) return { error: after.error };
    const { last_payment_error: error } = after as Intent;
    return error
      ? { error: { ...localizedError(error, this.#locale), payment_intent: after } }
      : { paymentIntent: after as Intent };
  }
}

const OTHER_DEAL =
  'The amount and currency of the Elements group differ from those of the PaymentIntent. Update the group with elements.update().';

function leaveFor(returnUrl: string, { id, client_secret: secret, status }: Intent): void {
  const url = new URL(returnUrl);
  url.searchParams.set('payment_intent', String(id));
  url.searchParams.set('payment_intent_client_secret', String(secret));
  url.searchParams.set('redirect_status', status === 'succeeded' ? 'succeeded' : 'failed');
  location.assign(url);
}
