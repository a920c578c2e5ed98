import type { StripeCardElementOptions, StripeElementsOptions } from '@stripe/stripe-js';

import { CardElement } from './card-element.ts';

/** A group of elements; the sandbox plays the card element alone. */
export class Elements {
  readonly #fonts: NonNullable<StripeElementsOptions['fonts']>;
  #card: CardElement | null = null;

  constructor(options: StripeElementsOptions = {}) {
    this.#fonts = options.fonts ?? [];
  }

  create(type: string, options: StripeCardElementOptions = {}): CardElement {
    if (type !== 'card') throw new Error(`The sandbox plays the card Element alone, not ${type}.`);
    if (this.#card) {
      throw new Error(
        "Can't create two Elements of type card. Destroy or reuse the one that was created first.",
      );
    }
    const fonts = this.#fonts.flatMap((font) => ('family' in font ? [font] : []));
    this.#card = new CardElement(options, fonts, () => (this.#card = null));
    return this.#card;
  }

  /** Takes the type's name or the React component that stands for it. */
  getElement(type: unknown): CardElement | null {
    const name =
      typeof type === 'string' ? type : (type as Record<string, unknown> | null)?.['__elementType'];
    return name === 'card' ? this.#card : null;
  }

  update(): void {}

  async fetchUpdates(): Promise<object> {
    return {};
  }

  async submit(): Promise<object> {
    return {};
  }

  on(): this {
    return this;
  }
}
