import { expect, type Page } from '@playwright/test';

import type { FeePolicy } from '../../../src/domain/checkout/payment-method.ts';
import { type PriceBook, priceBook } from '../reading/price-book.ts';
import { strayPrices } from '../reading/said-prices.ts';
import type { Books } from './books.ts';
import { expectToFit } from './browser.ts';
import { CheckoutPage, someone } from './checkout-page.ts';
import { openAwake } from './open-page.ts';

const DOLLARS = String.raw`\$[\d,]+\.\d\d`;

/** The widths of a phone and a screen. */
const WIDTHS = [360, 1440];

/** Reads each screen from a country's page to the receipt: its prices are those of the first one, and of the wholesaler's list. */
export class PriceWalk {
  readonly #page: Page;
  readonly #policy: FeePolicy;
  readonly #book: PriceBook;
  /** The presses happen at the last one. */
  readonly #widths: number[];
  /** The plan that is bought, as in an address. */
  #plan = '';

  constructor(page: Page, policy: FeePolicy, width = 360) {
    this.#page = page;
    this.#policy = policy;
    this.#book = priceBook(policy);
    this.#widths = [...WIDTHS.filter((other) => other !== width), width];
  }

  /** Buys the selected plan of a page with a bar; every amount on the way equals the one in the bar. Returns it. */
  async buy(address: string, books: Books): Promise<string> {
    const page = this.#page;
    const checkout = new CheckoutPage(page);
    await books.begin();
    await openAwake(page, address);
    const paid = await this.paidInBar();
    const chosen = JSON.parse(await page.locator('[name=plan]:checked').inputValue()) as { id: string };
    this.#plan = chosen.id;
    await this.#check();
    await page.getByRole('button', { name: 'Plan Details' }).first().click();
    const details = page.getByRole('dialog', { name: 'Plan Details' });
    await expect(details).toContainText(this.#sentence(paid));
    await this.#check();
    await details.getByRole('button', { name: 'Close' }).click();
    await expect(details).toBeHidden();

    await page.getByRole('button', { name: 'Buy Now' }).click();
    await checkout.waitForCard();
    await expect(checkout.pay).toHaveText(`Complete Purchase • ${paid}`);
    await expect(page.getByRole('complementary', { name: 'Order Summary' })).toContainText(paid);
    await this.#check();
    const buyer = someone();
    await checkout.fill(buyer);
    const answer = checkout.completed();
    await checkout.pay.click();
    const { order } = await answer;
    await expect(checkout.success).toContainText(
      `You paid ${paid} with Visa ending in 4242${this.#policy === 'added' ? ', fee included' : ''}.`,
    );
    await this.#check();
    const { charges } = await books.booked();
    expect(charges.map(({ amount }) => `$${(amount / 100).toFixed(2)}`)).toEqual([paid]);

    await openAwake(page, `/order/${order}`);
    await expect(page.getByText('Order number')).toBeVisible();
    await expect(page.getByRole('main')).toContainText(`${paid} USD`);
    await this.#check();
    await expect.poll(async () => (await books.mailsTo(buyer.email)).length).toBe(1);
    const [receipt] = await books.mailsTo(buyer.email);
    expect(receipt?.text).toContain(`Total paid: ${paid} USD`);
    this.#expectFeeLines(receipt?.text ?? '');
    return paid;
  }

  /** The charge by card in the bar, the same at any width. */
  async paidInBar(): Promise<string> {
    const paid: string[] = [];
    await this.#atEachWidth(async () => void paid.push(await this.#readBar()));
    expect(new Set(paid).size, paid.join(', ')).toBe(1);
    return paid[0] ?? '';
  }

  async #readBar(): Promise<string> {
    const bar = this.#page.getByRole('region', { name: 'Your choice' });
    const pattern = this.#policy === 'added' ? `(${DOLLARS}) with card` : `Total (${DOLLARS})`;
    await expect(bar).toContainText(new RegExp(pattern));
    const words = (await bar.innerText()).replaceAll(/\s+/g, ' ');
    this.#expectFeeLines(words);
    return new RegExp(pattern).exec(words)?.[1] ?? '';
  }

  /** The button that leads to a top-up's checkout shows its price. */
  async topUp(): Promise<void> {
    const page = this.#page;
    await openAwake(page, '/profile');
    await page.getByRole('button', { name: 'See details' }).first().click();
    // Data that is still loading would move the button.
    await expect(page.getByRole('dialog').getByText('from our records').first()).toBeVisible();
    await page.getByRole('button', { name: 'Add data' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add data' });
    const goOn = dialog.getByRole('link', { name: /^Continue • / });
    const paid = new RegExp(DOLLARS).exec((await goOn.textContent()) ?? '')?.[0] ?? '';
    await expect(dialog).toContainText(this.#sentence(paid));
    await this.#check();
    await goOn.click();
    const checkout = new CheckoutPage(page);
    await checkout.waitForCard();
    await expect(checkout.pay).toHaveText(`Complete Purchase • ${paid}`);
    await checkout.radio('PayPal').check();
    const asked = page.getByText(/^Total \$\d/);
    const byPaypal = `Total ${paid}`;
    if (this.#policy === 'added')
      await expect(asked).toHaveText(/^Total \$[\d.]+ with PayPal, fee included$/);
    else await expect(asked).toHaveText(byPaypal);
    await this.#check();
    await checkout.radio('Credit or Debit Card').check();
  }

  #sentence(paid: string): string {
    return this.#policy === 'added' ? `${paid} with card` : paid;
  }

  async #check(): Promise<void> {
    await this.#atEachWidth(async () => {
      await expectToFit(this.#page);
      this.#expectFeeLines((await this.#page.locator('body').innerText()).replaceAll(/\s+/g, ' '));
    });
    const shown = await this.#page.content();
    expect(strayPrices(shown, `/?plan=${this.#plan}`, this.#book)).toEqual([]);
  }

  async #atEachWidth(work: () => Promise<void>): Promise<void> {
    for (const width of this.#widths) {
      await this.#page.setViewportSize({ width, height: 800 });
      await work();
    }
  }

  /** The tax line has the word in its name. */
  #expectFeeLines(text: string): void {
    if (this.#policy === 'included')
      expect(text.replaceAll('Taxes & Service Fee', '')).not.toMatch(/\bfees?\b/i);
  }
}
