import type { Page, ViewportSize } from '@playwright/test';

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

/** The size of the browser in light and in dark mode; the walk itself happens at the first. */
type Sizes = readonly [day: ViewportSize, night: ViewportSize];
const PHONE = { width: 360, height: 740 };
const SCREEN = { width: 1440, height: 800 };
export const DESK_FIRST: Sizes = [SCREEN, PHONE];
/** The smallest phone, and a screen. */
export const EXTREMES: Sizes = [
  { width: 320, height: 640 },
  { width: 1440, height: 900 },
];
/** Looks at a screen in another way than axe does, at each size. */
type Look = (page: Page, screen: string) => Promise<void>;

/**
 * In light mode axe checks all of a screen, in dark mode its colours, as all else is the same. The long form checks everything at
 * each width.
 */
function readings([day, night]: Sizes) {
  if (!isLong)
    return [
      { colorScheme: 'light', size: day, rules: 'all' },
      { colorScheme: 'dark', size: night, rules: 'contrast' },
    ] as const;
  return [day, { width: 768, height: 800 }, night].flatMap((size) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ colorScheme, size, rules: 'all' as const })),
  );
}

/** A test for each walk: axe finds no fault on any of its screens, and none is wider than the browser. */
export function walks(
  all: Record<string, Walk>,
  { sizes = [PHONE, SCREEN], look }: { sizes?: Sizes; look?: Look } = {},
): void {
  const expectAccessible = async (page: Page, screen: string) => {
    for (const { colorScheme, size, rules } of readings(sizes)) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(size);
      await expectToFit(page);
      await look?.(page, screen);
      await axe(page, rules);
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(sizes[0]);
  };
  for (const [way, walk] of Object.entries(all)) {
    test(way, async ({ page, shop, sandbox, books, auth, checkout, paypal, wallets, complaints }) => {
      test.slow();
      await page.setViewportSize(sizes[0]);
      const at = { page, shop, sandbox, books, auth, checkout, paypal, wallets, complaints };
      for await (const screen of walk(at)) await test.step(screen, () => expectAccessible(page, screen));
    });
  }
}
