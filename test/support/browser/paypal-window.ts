import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

import { SandboxBooks } from '../outside/sandbox-books.ts';
import { aPlan, CheckoutPage, someone } from './checkout-page.ts';

/** Payers of the sandbox's PayPal, by what the window calls them. */
export const PAYERS = {
  pays: 'Pat Normal',
  isChecked: 'Erin Check (pending e-check)',
  isDeclinedFirst: 'Dana Declined (declined the first time)',
  fails: 'Fay Fails (the window fails)',
} as const;

/** PayPal on the checkout: its button in its frame, and the window that it opens. */
export class PayPal {
  readonly page: Page;
  readonly frame: FrameLocator;
  readonly button: Locator;

  constructor(page: Page) {
    this.page = page;
    this.frame = page.frameLocator('iframe[title="PayPal"]');
    this.button = this.frame.getByRole('button', { name: 'PayPal' });
  }

  /** Chooses it and waits until it can be pressed. */
  async choose(): Promise<void> {
    await this.page.getByRole('radio', { name: 'PayPal' }).check();
    await expect(this.page.getByText('Loading PayPal...')).toBeHidden();
    await expect(this.button).toBeVisible();
  }

  /** Presses the button; answers PayPal's window with the order in it. */
  async press(): Promise<PayPalWindow> {
    return this.opens(() => this.button.click());
  }

  async opens(work: () => Promise<void>): Promise<PayPalWindow> {
    const [popup] = await Promise.all([this.page.waitForEvent('popup'), work()]);
    await popup.getByRole('button', { name: 'Pay Now' }).waitFor();
    return new PayPalWindow(popup);
  }
}

/** The window in which somebody agrees to a payment, or not. */
export class PayPalWindow {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** @param refusal PayPal's word for why it then does not take the money */
  async payAs(payer: (typeof PAYERS)[keyof typeof PAYERS], refusal?: string): Promise<void> {
    await this.page.getByRole('radio', { name: payer }).check();
    if (refusal !== undefined)
      await this.page.getByLabel('How PayPal answers the shop').selectOption(refusal);
    await this.#closesBy('Pay Now');
  }

  async turnBack(): Promise<void> {
    await this.#closesBy('Cancel and return');
  }

  async #closesBy(button: string): Promise<void> {
    const pressed = this.page.getByRole('button', { name: button }).click();
    await Promise.all([this.page.waitForEvent('close'), pressed]);
  }
}

/** The checkout with PayPal chosen and the billing part filled. */
export async function openPayPal(page: Page, buyer = someone()) {
  const [checkout, paypal] = [new CheckoutPage(page), new PayPal(page)];
  const plan = await aPlan(page);
  await checkout.open(plan);
  await paypal.choose();
  await checkout.fillBilling(buyer);
  return { checkout, paypal, buyer, plan };
}

/** The same beside the sandbox's books; `booked` says what came into them since. */
export async function openPayPalWithBooks(page: Page, { control }: { control: string }, buyer = someone()) {
  const books = new SandboxBooks(control);
  const before = await books.ledger();
  return { ...(await openPayPal(page, buyer)), books, booked: () => books.since(before) };
}
