import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The page with PayPal's button, as a payer sees it. */
export function buttonPage(page: () => Page) {
  const button = () =>
    page().frameLocator('iframe[title="PayPal"]').getByRole('button', { name: 'Pay with PayPal' });
  return {
    button,
    /** Presses the button; returns PayPal's window with the order in it. */
    press: async (): Promise<Page> => {
      const [popup] = await Promise.all([page().waitForEvent('popup'), button().click()]);
      await popup.getByRole('button', { name: 'Pay Now' }).waitFor();
      return popup;
    },
    news: async (...expected: string[]): Promise<void> => {
      await expect
        .poll(async () => (await page().getByLabel('news').textContent())?.split(', '))
        .toEqual(expected);
    },
    pay: async (popup: Page, payer: string): Promise<void> => {
      await popup.getByRole('radio', { name: payer }).check();
      await Promise.all([
        popup.waitForEvent('close'),
        popup.getByRole('button', { name: 'Pay Now' }).click(),
      ]);
    },
  };
}
