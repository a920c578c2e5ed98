import type { Page } from '@playwright/test';

import { ALL_WIDTHS, expect, expectToFit, openAwake, test } from '../../support/browser/browser.ts';
import { CARDS, type CheckoutPage, someone, tabTo } from '../../support/browser/checkout-page.ts';

const STOPS = [
  ['Portugal', '4'],
  ['Spain', '6'],
  ['Morocco', '5'],
  ['Turkey', '3'],
] as const;

const place = (page: Page, stop: number) => page.getByRole('combobox', { name: `Stop ${stop}` });
const days = (page: Page, stop: number) => page.getByRole('spinbutton', { name: 'Days' }).nth(stop - 1);
const places = (page: Page) =>
  page.locator('input[name=place]').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
const answer = (page: Page) => page.getByRole('region', { name: 'Least money' });

async function expectPlans(page: Page) {
  await expect(page.getByRole('region', { name: 'Fewest plans' })).toContainText('1 plan');
  const plans = answer(page)
    .getByRole('list', { name: /first to buy/ })
    .getByRole('heading', { level: 3 });
  await expect(plans).toContainText(STOPS.map(([name]) => name));
  await expect(answer(page)).toContainText('Spain, days 5 to 10');
}

/** The page with the eSIMs of all stops, the first one's code in view. */
async function expectInstallable(page: Page) {
  const together = page.getByRole('navigation', { name: 'Bought together' });
  await expect(together.getByRole('link')).toContainText(STOPS.map(([name]) => name));
  await expect(together.getByText('Ready', { exact: true })).toHaveCount(STOPS.length);
  await expect(page.getByAltText('QR code that installs the eSIM').first()).toBeAttached();
}

/** At the checkout of the four plans. */
async function expectOnePurchase(page: Page, checkout: CheckoutPage) {
  await expect(page).toHaveURL(/\/checkout\?plans=.*_PT_.*_ES_.*_MA_.*_TR_/);
  await expect(page.getByRole('heading', { level: 1, name: 'Secure Checkout' })).toBeVisible();
  await checkout.waitForCard();
}

test.describe('on a phone of 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a trip is planned and bought by keyboard alone', async ({ page, checkout }) => {
    await openAwake(page, '/trip');
    await place(page, 1).focus();
    for (const [at, [name, length]] of STOPS.entries()) {
      if (at >= 2) {
        await page.getByRole('button', { name: 'Add another stop' }).focus();
        await page.keyboard.press('Enter');
        await expect(place(page, at + 1)).toBeFocused();
      } else await place(page, at + 1).focus();
      // The last one is only typed, and not chosen from the list.
      await page.keyboard.type(name.slice(0, at === 3 ? undefined : 5));
      if (at < 3) {
        await expect(page.getByRole('option', { name: new RegExp(name) }).first()).toBeVisible();
        await page.keyboard.press('Enter');
        await expect(place(page, at + 1)).toHaveValue(name);
      }
      await page.keyboard.press('Tab');
      await expect(days(page, at + 1)).toBeFocused();
      await page.keyboard.type(length);
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/trip\?place=Portugal&days=4&place=Spain&days=6&place=Morocco.*#plans$/);
    await expectPlans(page);
    await expectToFit(page, 360, ...ALL_WIDTHS);
    const said = (await answer(page).locator('b').first().textContent()) ?? '';
    await answer(page).getByRole('link', { name: 'Buy these plans' }).focus();
    await page.keyboard.press('Enter');
    await expectOnePurchase(page, checkout);
    await expect(checkout.pay).toHaveText(`Complete Purchase • ${said}`);
    const buyer = someone();
    await tabTo(page, checkout.email);
    await page.keyboard.type(buyer.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(buyer.firstName);
    await page.keyboard.press('Tab');
    await page.keyboard.type(buyer.lastName);
    await tabTo(page, checkout.cardInput('cardnumber'));
    await page.keyboard.type(`${CARDS.pays}0434123`);
    await tabTo(page, checkout.pay);
    await page.keyboard.press('Enter');
    await expect(checkout.success).toContainText('Your eSIMs are ready.');
    await expect(page.getByRole('link', { name: 'Install now' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectInstallable(page);
  });

  test('stops change places by keys, and say so', async ({ page }) => {
    await openAwake(page, '/trip?place=PT&place=ES&place=MA');
    // Nobody has been asked for days yet.
    await expect(page.getByText('Enter the days')).toBeHidden();
    await page.getByRole('button', { name: 'Move Morocco up' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Move Morocco up' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Move Morocco down' })).toBeFocused();
    expect(await places(page)).toEqual(['Morocco', 'Portugal', 'Spain']);
    await expect(page.getByText('Morocco: stop 1 of 3')).toBeAttached();
    await page.getByRole('button', { name: 'Remove Portugal' }).click();
    expect(await places(page)).toEqual(['Morocco', 'Spain']);
  });

  test('days that are missing are asked for', async ({ page }) => {
    await openAwake(page, '/trip?place=PT&place=ES');
    await page.getByRole('button', { name: 'Find plans' }).click();
    await expect(page.getByText('Enter the days, from 1 to 365.')).toHaveCount(2);
    await days(page, 1).fill('3');
    await expect(page.getByText('Enter the days, from 1 to 365.')).toHaveCount(1);
  });
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a trip is planned, its stops dragged into order, and its plans bought', async ({
    page,
    checkout,
  }) => {
    await openAwake(page, '/');
    const search = page.getByRole('combobox', { name: 'Where are you traveling?' });
    await search.tap();
    await search.fill('spain portugal morocco');
    await page.getByRole('link', { name: 'Add another stop' }).tap();
    await expect(page).toHaveURL(/\/trip\?place=ES&place=PT&place=MA$/);
    await page.getByRole('button', { name: 'Add another stop' }).tap();
    await place(page, 4).fill('Turk');
    await page.getByRole('option', { name: /^Turkey/ }).tap();
    for (const [stop, length] of ['6', '4', '5', '3'].entries()) await days(page, stop + 1).fill(length);
    await drag(page, 1, 2);
    await expect.poll(() => places(page)).toEqual(['Portugal', 'Spain', 'Morocco', 'Turkey']);
    // A drag's touches come beside those of taps, and Chromium makes no clicks of taps after them.
    await page.getByRole('button', { name: 'Find plans' }).click();
    await expectPlans(page);
    await answer(page).getByRole('link', { name: 'Buy these plans' }).click();
    await expectOnePurchase(page, checkout);
    await checkout.fill(someone());
    await checkout.complete();
    await checkout.success.getByRole('link', { name: 'Install now' }).click();
    await expectInstallable(page);
  });
});

/** Drags the handle of one stop beyond the middle of another with a finger. */
async function drag(page: Page, from: number, to: number) {
  const boxOf = async (stop: number, part: string) => {
    const row = page.locator('[data-stop]').nth(stop - 1);
    const box = await (part === '' ? row : row.locator(part)).boundingBox();
    if (!box) throw new Error('the stop is not shown');
    return box;
  };
  await page
    .locator('[data-stop]')
    .nth(from - 1)
    .scrollIntoViewIfNeeded();
  const handle = await boxOf(from, '[data-handle]');
  const target = await boxOf(to, '');
  const session = await page.context().newCDPSession(page);
  const x = handle.x + handle.width / 2;
  const start = handle.y + handle.height / 2;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [{ x, y: start }]);
  const end = target.y + target.height * 0.8;
  for (let step = 1; step <= 6; step++)
    await send('touchMove', [{ x, y: start + ((end - start) * step) / 6 }]);
  await send('touchEnd', []);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is sent and answered', async ({ page }) => {
    await page.goto('/trip');
    const fields = page.getByRole('searchbox', { name: /^Stop/ }).or(place(page, 1)).or(place(page, 2));
    await expect(fields).toHaveCount(3);
    for (const [stop, [name, length]] of STOPS.slice(0, 3).entries()) {
      await page.getByLabel(`Stop ${stop + 1}`, { exact: true }).fill(name);
      await days(page, stop + 1).fill(length);
    }
    await page.getByRole('button', { name: 'Find plans' }).click();
    await expect(answer(page)).toContainText('Morocco, days 11 to 15');
    await expect(page.getByRole('button', { name: 'Move Spain up' })).toBeHidden();
    // There is a row for one more.
    await expect(page.getByLabel('Stop 4', { exact: true })).toBeVisible();
  });
});
