import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The page with the card field, as a buyer sees it. */
export function cardPage(page: () => Page) {
  const card = () => page().frameLocator('iframe[title="Secure card payment input frame"]');
  const number = () => card().getByLabel('Credit or debit card number');
  return {
    card,
    number,
    expiry: () => card().getByLabel('Credit or debit card expiration date'),
    cvc: () => card().getByLabel('Credit or debit card CVC/CVV'),
    bank: () => page().frameLocator('iframe[title="3D Secure authentication"]'),
    shows: async (label: string, text: string): Promise<void> => {
      await expect.poll(() => page().getByLabel(label).textContent()).toBe(text);
    },
    enter: async (digits: string): Promise<void> => {
      await number().fill('');
      await number().focus();
      await page().keyboard.type(`${digits}1240123`);
    },
    pay: async (): Promise<void> => {
      await page().getByRole('button', { name: 'Pay' }).click();
    },
  };
}
