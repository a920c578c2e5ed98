import type { StripeElementsOptions } from '@stripe/stripe-js';

import { CardElement } from './card-element.ts';
import { type Deal, ExpressCheckoutElement } from './express-element.ts';

/** The simulated options of a group: `mode: 'payment'` is a group without an intent yet. */
export interface GroupOptions {
  locale?: string;
  mode?: string;
  amount?: number;
  currency?: string;
  allowedPaymentMethodTypes?: string[];
  fonts?: NonNullable<StripeElementsOptions['fonts']>;
  appearance?: { variables?: Record<string, string> };
}

type AnyElement = CardElement | ExpressCheckoutElement;

/** A group of elements; the sandbox has the card element and the Express Checkout Element. */
export class Elements {
  readonly #elements = new Map<string, AnyElement>();
  #options: GroupOptions;
  #isSubmitted = false;

  constructor(options: GroupOptions = {}) {
    checkMode(options);
    this.#options = options;
  }

  create(type: string, options: object = {}): AnyElement {
    if (this.#elements.has(type)) {
      throw new Error(
        `Can't create two Elements of type ${type}. Destroy or reuse the one that was created first.`,
      );
    }
    const element = this.#made(type, options);
    this.#elements.set(type, element);
    return element;
  }

  #made(type: string, options: object): AnyElement {
    const forget = () => this.#elements.delete(type);
    if (type === 'card') {
      const fonts = (this.#options.fonts ?? []).flatMap((font) => ('family' in font ? [font] : []));
      return new CardElement(options, { fonts, locale: this.#options.locale ?? 'auto' }, forget);
    }
    if (type !== 'expressCheckout') throw new Error(`The sandbox does not play the ${type} Element.`);
    if (this.#options.mode !== 'payment')
      throw new Error("The sandbox plays the Express Checkout Element with mode: 'payment' alone.");
    return new ExpressCheckoutElement(options, () => this.#deal(), forget);
  }

  /** Accepts the type's name or its React component. */
  getElement(type: unknown): AnyElement | null {
    const name =
      typeof type === 'string' ? type : (type as Record<string, unknown> | null)?.['__elementType'];
    return this.#elements.get(String(name)) ?? null;
  }

  update(options: GroupOptions): void {
    const changed = { ...this.#options, ...options };
    checkMode(changed);
    this.#options = changed;
    this.wallets()?.refresh();
  }

  async fetchUpdates(): Promise<object> {
    return {};
  }

  /** For a group that has no intent yet: checks before a payment that nothing is missing. */
  async submit(): Promise<object> {
    const wallets = this.wallets();
    if (!wallets) return {};
    if (!wallets.agreement) {
      return {
        error: { type: 'validation_error', code: 'incomplete', message: 'No payment was agreed to.' },
      };
    }
    this.#isSubmitted = true;
    return { selectedPaymentMethod: wallets.agreement.type };
  }

  on(): this {
    return this;
  }

  wallets(): ExpressCheckoutElement | null {
    const element = this.#elements.get('expressCheckout');
    return element instanceof ExpressCheckoutElement ? element : null;
  }

  /** The group's deal; throws if the group was not submitted since the last payment. */
  takeDeal(): Deal {
    if (!this.#isSubmitted)
      throw new Error(
        'elements.submit() must be called before stripe.confirmPayment() is called with a deferred intent.',
      );
    this.#isSubmitted = false;
    return this.#deal();
  }

  #deal(): Deal {
    const { amount = 0, currency = '', allowedPaymentMethodTypes, appearance } = this.#options;
    return {
      amount,
      currency,
      takesCards: allowedPaymentMethodTypes?.includes('card') ?? true,
      radius: appearance?.variables?.['borderRadius'] ?? '4px',
    };
  }
}

function checkMode({ mode, amount, currency, ...others }: GroupOptions): void {
  const gone = 'paymentMethodTypes' in others;
  if (gone)
    throw new Error(
      'Invalid stripe.elements(): paymentMethodTypes was removed. Use allowedPaymentMethodTypes.',
    );
  if (mode === undefined) return;
  if (mode !== 'payment') throw new Error(`The sandbox does not play a group of mode ${mode}.`);
  if (!Number.isInteger(amount) || (amount ?? 0) <= 0)
    throw new Error('Invalid stripe.elements(): amount must be a positive integer.');
  if (!/^[a-z]{3}$/.test(currency ?? ''))
    throw new Error('Invalid stripe.elements(): currency must be three lower-case letters.');
}
