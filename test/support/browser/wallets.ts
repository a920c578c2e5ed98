import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

import type { Plan } from '../../../src/domain/catalog/catalog-schema.ts';
import { CheckoutPage } from './checkout-page.ts';

export type WalletName = 'Apple Pay' | 'Google Pay' | 'Link';

/** Cards in the wallet, by what happens to a payment with them. */
export const WALLET_CARDS = {
  pays: '4242424242424242',
  isDeclined: '4000000000000002',
  asksTheBuyer: '4000002760003184',
} as const;

/** The wallets on the checkout: the buttons in their frame, and the sheet that each opens. */
export class Wallets {
  readonly page: Page;
  readonly place: Locator;

  constructor(page: Page) {
    this.page = page;
    this.place = page.getByRole('region', { name: 'Express checkout' });
  }

  button(name: WalletName): Locator {
    return this.page
      .frameLocator('iframe[title="Secure express checkout frame"]')
      .getByRole('button', { name, exact: true });
  }

  sheet(name: WalletName): FrameLocator {
    return this.page.frameLocator(`iframe[title="${name}"]`);
  }

  /** Opens the checkout, by default for a plan for Japan, and then the sheet of a wallet. */
  async open(name: WalletName, plan?: Plan): Promise<void> {
    await new CheckoutPage(this.page).open(plan);
    await this.press(name);
  }

  /** Presses a wallet's button and waits for its sheet. */
  async press(name: WalletName): Promise<void> {
    await this.button(name).click();
    await expect(this.agreement(name)).toBeVisible();
  }

  /** The button in the sheet that agrees to pay. */
  agreement(name: WalletName): Locator {
    return this.sheet(name).getByRole('button', { name: `Pay with ${name}` });
  }

  async agree(name: WalletName, card: string = WALLET_CARDS.pays): Promise<void> {
    await this.sheet(name).getByLabel('Card').selectOption(card);
    await this.agreement(name).click();
  }

  async cancel(name: WalletName): Promise<void> {
    await this.sheet(name).getByRole('button', { name: 'Cancel' }).click();
    await expect(this.page.locator(`iframe[title="${name}"]`)).toHaveCount(0);
  }

  /** The sheet's error message. */
  status(name: WalletName): Locator {
    return this.sheet(name).getByRole('status');
  }
}
