import type { Page } from '@playwright/test';

import { isLong } from '../machine/long.ts';
import type { RunningShop } from '../shop/running-shop.ts';
import type { AuthDialog } from './account-page.ts';
import { axe } from './axe.ts';
import type { Books } from './books.ts';
import { type Complaints, expectToFit, test } from './browser.ts';
import type { CheckoutPage } from './checkout-page.ts';
import type { PayPal } from './paypal-window.ts';
import type { Wallets } from './wallets.ts';

interface At {
  page: Page;
  shop: RunningShop;
  sandbox: RunningShop['sandbox'];
  books: Books;
  auth: AuthDialog;
  checkout: CheckoutPage;
  paypal: PayPal;
  wallets: Wallets;
  complaints: Complaints;
}

/** Goes from screen to screen, and names each one. */
type Walk = (at: At) => AsyncGenerator<string, void, void>;

/** The browser's message about calls that the shop refuses; a walk that provokes some expects it. */
export const REFUSALS = /the server responded with a status of 4\d\d/;

/** The width of the browser in light and in dark mode. */
type Widths = readonly [day: number, night: number];
const PHONE_FIRST: Widths = [360, 1440];
export const DESK_FIRST: Widths = [1440, 360];

/**
 * In light mode axe checks all of a screen, in dark mode its colours, as all else is the same. The long form checks everything at
 * each width.
 */
function readings([day, night]: Widths) {
  if (!isLong)
    return [
      { colorScheme: 'light', width: day, rules: 'all' },
      { colorScheme: 'dark', width: night, rules: 'contrast' },
    ] as const;
  return [360, 768, 1440].flatMap((width) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ colorScheme, width, rules: 'all' as const })),
  );
}

async function expectAccessible(page: Page, widths: Widths): Promise<void> {
  const own = page.viewportSize();
  for (const { colorScheme, width, rules } of readings(widths)) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await expectToFit(page);
    await axe(page, rules);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  if (own) await page.setViewportSize(own);
}

/** A test for each walk: axe finds no fault on any of its screens, and none is wider than the browser. */
export function walks(all: Record<string, Walk>, widths = PHONE_FIRST): void {
  for (const [way, walk] of Object.entries(all)) {
    test(way, async ({ page, shop, sandbox, books, auth, checkout, paypal, wallets, complaints }) => {
      test.slow();
      const at = { page, shop, sandbox, books, auth, checkout, paypal, wallets, complaints };
      for await (const screen of walk(at)) await test.step(screen, () => expectAccessible(page, widths));
    });
  }
}
