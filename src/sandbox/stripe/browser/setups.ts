import { localizedError } from './localized-errors.ts';
import type { Answer } from './messages.ts';
import { showChallenge } from './overlay.ts';
import { idOfSecret, sendMethod } from './send-method.ts';
import { ask, formFields } from './wire.ts';

declare const SANDBOX_ORIGIN: string;

interface Setup extends Answer {
  status: string;
  next_action?: { use_stripe_sdk?: { stripe_js?: string } } | null;
  last_setup_error?: Record<string, unknown> | null;
}
export type SetupResult =
  | { setupIntent: Setup; error?: undefined }
  | { setupIntent?: undefined; error: object };

/** The browser library's calls about SetupIntents, which save cards without a payment. */
export class Setups {
  readonly #key: string;
  readonly #locale: string;

  constructor(key: string, locale: string) {
    this.#key = key;
    this.#locale = locale;
  }

  /** Confirms a SetupIntent, and shows the buyer the bank's challenge if there is one. */
  async confirmCardSetup(
    clientSecret: unknown,
    data: Record<string, unknown> = {},
    { handleActions = true } = {},
  ): Promise<SetupResult> {
    const id = idOfSecret('seti', clientSecret, 'confirmCardSetup');
    const { payment_method: method, ...rest } = data;
    const fields = formFields({
      ...rest,
      key: this.#key,
      client_secret: clientSecret,
      use_stripe_sdk: true,
      expected_payment_method_type: 'card',
    });
    const path = `/v1/setup_intents/${id}/confirm`;
    const answer = await sendMethod(path, fields, method, 'payment_method_data', 'payment_method');
    if (answer.error) return { error: localizedError(answer.error, this.#locale) };
    const setup = answer as Setup;
    const page = setup.next_action?.use_stripe_sdk?.stripe_js;
    if (!handleActions || setup.status !== 'requires_action' || !page) return { setupIntent: setup };
    await showChallenge(page);
    const after = await this.retrieveSetupIntent(clientSecret);
    const error = after.setupIntent?.last_setup_error;
    return error
      ? { error: { ...localizedError(error, this.#locale), setup_intent: after.setupIntent } }
      : after;
  }

  async retrieveSetupIntent(clientSecret: unknown): Promise<SetupResult> {
    const id = idOfSecret('seti', clientSecret, 'retrieveSetupIntent');
    const query = new URLSearchParams(formFields({ key: this.#key, client_secret: clientSecret }));
    const answer = await ask(`${SANDBOX_ORIGIN}/v1/setup_intents/${id}?${query}`);
    return answer.error ? { error: answer.error } : { setupIntent: answer as Setup };
  }
}
