import type { FrameLocator, Page } from 'playwright-core';
import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';

import { servePayPage } from '../pay-page/serve-pay-page.ts';
import { useBrowser } from '../use-browser.ts';
import { CARD_INTENT, openSetting, type Setting } from './setting.ts';

/** The page with the wallets' buttons, as a buyer sees it; a new one for each test of a file. */
export function walletPage() {
  let setting: Setting;
  let shop: Awaited<ReturnType<typeof servePayPage>>;
  let page: Page;
  const { complaints, newPage } = useBrowser();
  /** What a test expects in the browser's log. */
  let expected: RegExp[] = [];

  beforeAll(async () => {
    setting = await openSetting();
    shop = await servePayPage(setting.sandbox.origins.stripe, 'wallet-page.tsx');
  });
  afterAll(async () => {
    await shop?.close();
    await setting?.close();
  });
  beforeEach(async () => {
    page = await newPage();
    expected = [/402/];
  });
  afterEach(async () => {
    await page.context().close();
    await setting.pull('stripe-wallets', { available: ['apple_pay', 'google_pay', 'link'] });
    expect(complaints.filter((text) => !expected.some((known) => known.test(text)))).toEqual([]);
  });

  const shows = (label: string, text: string | RegExp) => {
    const shown = expect.poll(() => page.getByLabel(label, { exact: true }).textContent());
    return typeof text === 'string' ? shown.toBe(text) : shown.toMatch(text);
  };
  const go = (query: Record<string, string>) =>
    page.goto(
      `${shop.origin}/?${new URLSearchParams({ stripe: `${setting.sandbox.origins.stripe}/stripe.js`, ...query })}`,
    );
  const buttons = () => page.frameLocator('iframe[title="Secure express checkout frame"]');
  const sheet = (name: string): FrameLocator => page.frameLocator(`iframe[title="${name}"]`);
  return {
    setting: () => setting,
    page: () => page,
    complaints,
    expectComplaint: (pattern: RegExp) => void expected.push(pattern),
    go,
    /** Opens the page for a new PaymentIntent, with the buttons loaded; returns the intent's id. */
    open: async (
      more: Record<string, string> = {},
      params: Partial<Stripe.PaymentIntentCreateParams> = {},
    ): Promise<string> => {
      const intent = await setting.stripe.paymentIntents.create({ ...CARD_INTENT, ...params });
      const asked = { emailRequired: 'yes', billingAddressRequired: 'yes' };
      await go({ secret: intent.client_secret ?? '', ...asked, ...more });
      await shows('available', /./);
      return intent.id;
    },
    shows,
    buttons,
    sheet,
    press: (name: string) => buttons().getByRole('button', { name, exact: true }).click(),
    agree: (name: string) =>
      sheet(name)
        .getByRole('button', { name: `Pay with ${name}` })
        .click(),
    choose: (name: string, card: string) => sheet(name).getByLabel('Card').selectOption(card),
    isOpen: async (name: string) => (await page.locator(`iframe[title="${name}"]`).count()) === 1,
  };
}
