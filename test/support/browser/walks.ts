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

/** Goes from screen to screen, and names each that stands there. */
type Walk = (at: At) => AsyncGenerator<string, void, void>;

const LOOKS = ['light', 'dark'] as const;
/** Each screen once per look: by day on a phone, by night on a desk. The long form takes every width in both. */
const SEEN = isLong
  ? LOOKS.flatMap((look) => [360, 768, 1440].map((width) => [look, width] as const))
  : ([
      ['light', 360],
      ['dark', 1440],
    ] as const);

async function expectAccessible(page: Page): Promise<void> {
  const own = page.viewportSize();
  for (const [colorScheme, width] of SEEN) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await expectToFit(page);
    await axe(page);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  if (own) await page.setViewportSize(own);
}

/** A test for each way: axe finds no fault of any of its screens, and none is wider than the browser. */
export function walks(all: Record<string, Walk>): void {
  for (const [way, walk] of Object.entries(all)) {
    test(way, async ({ page, shop, sandbox, books, auth, checkout, paypal, wallets, complaints }) => {
      test.slow();
      complaints.expect(/the server responded with a status of 4\d\d|ERR_FAILED/);
      const at = { page, shop, sandbox, books, auth, checkout, paypal, wallets, complaints };
      for await (const screen of walk(at)) await test.step(screen, () => expectAccessible(page));
    });
  }
}
