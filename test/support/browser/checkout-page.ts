import { expect, type Locator, type Page } from '@playwright/test';

import type { Country, Plan } from '../../../src/domain/catalog/catalog-schema.ts';
import { openAwake } from './open-page.ts';

/** Test cards of the sandbox's processor. */
export const CARDS = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  asksTheBuyer: '4000000000003220',
} as const;

export interface Typed {
  firstName: string;
  lastName: string;
  email: string;
}

let buyers = 0;

/** Somebody with a mailbox of their own. */
export function someone(): Typed {
  buyers += 1;
  return { firstName: 'Mia', lastName: 'Larsen', email: `mia.${Date.now()}.${buyers}@posteo.example` };
}

/** The cheapest plan of a country with so many days. */
export async function aPlan(page: Page, iso = 'JP', days = 7): Promise<Plan> {
  const answer = await page.request.get(`/api/countries/${iso}`);
  const { country } = (await answer.json()) as { country: Country };
  const plan = country.fixed_plans[days]?.[0];
  if (!plan) throw new Error(`${iso} has no plan for ${days} days`);
  return plan;
}

export function checkoutAddress({ bundle_name: id, country_code: countryCode }: Plan): string {
  return `/checkout?plan=${encodeURIComponent(JSON.stringify({ id, countryCode }))}`;
}

/** The checkout, as a buyer sees it. */
export class CheckoutPage {
  readonly page: Page;
  readonly pay: Locator;
  /** A guest's, or that of the account. */
  readonly email: Locator;
  readonly alternative: Locator;
  readonly success: Locator;
  /** After the payment: paid, ordering, ready. */
  readonly steps: Locator;

  constructor(page: Page) {
    this.page = page;
    this.pay = page.getByRole('button', { name: /^(Complete Purchase|Processing Payment)/ });
    this.email = page.getByRole('textbox', { name: 'Email Address', exact: true });
    this.alternative = page.getByRole('textbox', { name: 'Alternative Email Address' });
    this.success = page.getByRole('dialog', { name: 'Purchase Successful!' });
    this.steps = page.getByRole('list', { name: 'Progress of your order' });
  }

  radio(method: 'Credit or Debit Card' | 'PayPal'): Locator {
    return this.page.getByRole('radio', { name: method });
  }

  /** Opens it, by default for a plan for Japan, and waits until the card can be typed. */
  async open(plan?: Plan): Promise<void> {
    await openAwake(this.page, checkoutAddress(plan ?? (await aPlan(this.page))));
    // The page asks a buyer who has bought the same plan before.
    const another = this.page.getByRole('button', { name: /^(Buy another|Add it again)$/ });
    await expect(async () => {
      if (await another.isVisible()) await another.click();
      await expect(this.cardInput('cardnumber')).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 60_000 });
    await this.waitForCard();
  }

  /** Opens it and fills in everything. */
  async openFilled({ buyer = someone(), card }: { buyer?: Typed; card?: string } = {}): Promise<Typed> {
    await this.open();
    await this.fill(buyer, card);
    return buyer;
  }

  /** On phones the summary is one line that unfolds. */
  async unfoldSummary(): Promise<void> {
    const line = this.page.locator('aside button[aria-expanded="false"]');
    if (await line.isVisible()) await line.click();
  }

  /** Opens the field for a promotion code, below the prices. */
  async askForCode(): Promise<void> {
    await this.unfoldSummary();
    await this.page.getByRole('button', { name: 'Have a code?' }).click();
  }

  /** Presses pay and waits for the success. */
  async complete(): Promise<void> {
    await this.pay.click();
    await expect(this.success).toBeVisible();
  }

  /** Another tab has paid for this tab's purchase. */
  async expectPaidBefore(): Promise<void> {
    await expect(this.page.getByText('This purchase has already been paid for.')).toBeVisible();
    await expect(this.page.getByText('You weren’t charged again.')).toBeVisible();
    await expect(this.success).toBeHidden();
  }

  /** Holds the shop's answers to payments back. Returns a function that lets them go. */
  async holdAnswers(): Promise<() => void> {
    const free = Promise.withResolvers<void>();
    await this.page.route(/\/api\/esims\/complete-(paypal-)?purchase$/, async (route) => {
      await free.promise;
      // The page may have been left meanwhile.
      await route.continue().catch(() => {});
    });
    return free.resolve;
  }

  /** Waits for these steps: 'Paid, done', 'Ordering, under way', 'Ready, to come'. */
  async expectSteps(...steps: string[]): Promise<void> {
    await expect(this.steps.getByRole('listitem')).toHaveText(steps);
  }

  /** The shop's next answer about the purchase. */
  async completed(): Promise<{ order: string; esim_id: string }> {
    const answer = await this.page.waitForResponse(/\/complete-purchase\/?$/);
    return (await answer.json()) as { order: string; esim_id: string };
  }

  async waitForCard(): Promise<void> {
    await expect(this.page.getByText('Loading card form...')).toBeHidden();
    await expect(this.cardInput('cardnumber')).toBeVisible();
  }

  cardInput(name: 'cardnumber' | 'exp-date' | 'cvc'): Locator {
    return this.page
      .frameLocator('iframe[title="Secure card payment input frame"]')
      .locator(`[name="${name}"]`);
  }

  async fill(buyer: Typed, card: string = CARDS.pays): Promise<void> {
    await this.fillBilling(buyer);
    await this.fillCard(card);
  }

  async fillBilling(buyer: Typed): Promise<void> {
    await this.page.getByLabel('First Name').fill(buyer.firstName);
    await this.page.getByLabel('Last Name').fill(buyer.lastName);
    await this.email.fill(buyer.email);
  }

  async fillCard(number: string): Promise<void> {
    await this.cardInput('cardnumber').fill(number);
    await this.cardInput('exp-date').fill('0434');
    await this.cardInput('cvc').fill('123');
    await expect(this.page.getByText('Card information is complete')).toBeVisible();
  }

  /** Answers the bank's challenge. */
  async answerBank(button: 'Complete' | 'Fail' | 'Close'): Promise<void> {
    const bank = this.page.frameLocator('iframe[title="3D Secure authentication"]');
    await bank.getByRole('button', { name: button }).click();
  }

  async expectTyped(buyer: Typed): Promise<void> {
    await expect(this.page.getByLabel('First Name')).toHaveValue(buyer.firstName);
    await expect(this.page.getByLabel('Last Name')).toHaveValue(buyer.lastName);
    await expect(this.email).toHaveValue(buyer.email);
  }
}

/** Presses Tab until `target` has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    const there = await target.evaluate(
      (element) => element.ownerDocument.hasFocus() && element.ownerDocument.activeElement === element,
    );
    if (there) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}

/** Buys as a guest, from the checkout to the list of eSIMs. */
export async function buyHere(page: Page, { buyer = someone(), createAccount = true } = {}): Promise<void> {
  const checkout = new CheckoutPage(page);
  await checkout.openFilled({ buyer });
  await accountCheckbox(page).setChecked(createAccount);
  await checkout.complete();
  await page.getByRole('link', { name: 'View My eSIMs' }).click();
  await expect(page.getByRole('article', { name: 'Japan' })).toBeVisible();
}

export function accountCheckbox(page: Page) {
  return page.getByRole('checkbox', { name: 'Create account to save purchase history' });
}
