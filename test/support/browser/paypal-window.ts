import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

import { CheckoutPage, someone, type Typed } from './checkout-page.ts';

/** The payers of the sandbox's PayPal, by their names in the window. */
export const PAYERS = {
  pays: 'Pat Normal',
  isChecked: 'Erin Check (pending e-check)',
  isDeclinedFirst: 'Dana Declined (declined the first time)',
  fails: 'Fay Fails (the window fails)',
} as const;

/** PayPal on the checkout: its button in its frame, and its window. */
export class PayPal {
  readonly page: Page;
  readonly frame: FrameLocator;
  readonly button: Locator;
  /** The request above its button. */
  readonly asks: Locator;

  constructor(page: Page) {
    this.page = page;
    this.frame = page.frameLocator('iframe[title="PayPal"]');
    this.asks = page.getByText(/^Total \$\d/);
    this.button = this.frame.getByRole('button', { name: 'PayPal' });
  }

  /** Opens the checkout with PayPal selected and the billing part filled in. */
  async open(buyer = someone()): Promise<Typed> {
    const checkout = new CheckoutPage(this.page);
    await checkout.open();
    await this.choose();
    await checkout.fillBilling(buyer);
    return buyer;
  }

  /** Selects it and waits until it can be pressed. */
  async choose(): Promise<void> {
    await this.page.getByRole('radio', { name: 'PayPal' }).check();
    await expect(this.page.getByText('Loading PayPal...')).toBeHidden();
    await expect(this.button).toBeVisible();
  }

  /** Presses the button; returns PayPal's window with the order in it. */
  async press(): Promise<PayPalWindow> {
    return this.opens(() => this.button.click());
  }

  async opens(work: () => Promise<void>): Promise<PayPalWindow> {
    const [popup] = await Promise.all([this.page.waitForEvent('popup'), work()]);
    await popup.getByRole('button', { name: 'Pay Now' }).waitFor();
    return new PayPalWindow(popup);
  }
}

/** The window in which a payer agrees to a payment, or does not. */
export class PayPalWindow {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** @param refusal PayPal's code for refusing the money afterwards */
  async payAs(payer: (typeof PAYERS)[keyof typeof PAYERS], refusal?: string): Promise<void> {
    await this.page.getByRole('radio', { name: payer }).check();
    if (refusal !== undefined)
      await this.page.getByLabel('How PayPal answers the shop').selectOption(refusal);
    await this.#closesBy('Pay Now');
  }

  async turnBack(): Promise<void> {
    await this.#closesBy('Cancel and return');
  }

  /** A window that closes on a press may be gone before the press has ended. */
  async closes(press: () => Promise<void>): Promise<void> {
    const closed = this.page.waitForEvent('close');
    await press().catch((failure: unknown) => {
      if (!this.page.isClosed()) throw failure;
    });
    await closed;
  }

  async #closesBy(button: string): Promise<void> {
    await this.closes(() => this.page.getByRole('button', { name: button }).click());
  }
}
