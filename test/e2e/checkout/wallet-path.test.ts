import type { Frame, Page } from '@playwright/test';

import { anAccount, anAddress, signInHere, signOutQuietly } from '../../support/browser/account-page.ts';
import { expect, expectToFit, LONG, openAwake, test } from '../../support/browser/browser.ts';
import { CARDS, someone, tabTo } from '../../support/browser/checkout-page.ts';
import { WALLET_CARDS } from '../../support/browser/wallets.ts';

test.beforeEach(async ({ books }) => {
  await books.control('stripe-wallets', { emails: [anAddress()] });
});

/** How many fields were typed in, in the page and in its frames. */
async function countFields(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const fields = new Set<EventTarget>();
    Object.assign(window, { typedFields: fields });
    document.addEventListener('input', ({ target }) => target && fields.add(target), true);
  });
  const countIn = (frame: Frame) =>
    frame.evaluate(() => (window as unknown as { typedFields?: Set<EventTarget> }).typedFields?.size ?? 0);
  return async () => (await Promise.all(page.frames().map(countIn))).reduce((sum, one) => sum + one, 0);
}

test('by card a guest fills in six fields, from the country page to the eSIM', async ({ page, checkout }) => {
  const typed = await countFields(page);
  await openAwake(page, '/country/JP');
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await checkout.waitForCard();
  const { firstName, lastName, email } = someone();
  await page.getByLabel('First Name').pressSequentially(firstName);
  await page.getByLabel('Last Name').pressSequentially(lastName);
  await checkout.email.pressSequentially(email);
  await checkout.cardInput('cardnumber').pressSequentially(CARDS.pays);
  await checkout.cardInput('exp-date').pressSequentially('0434');
  await checkout.cardInput('cvc').pressSequentially('123');
  expect(await typed()).toBe(6);
  await checkout.complete();
});

test(
  'a press opens the sheet at once, without a request to the shop',
  { tag: LONG },
  async ({ page, checkout, wallets }) => {
    await checkout.open();
    await expect(wallets.button('Apple Pay')).toBeVisible();
    const asked: string[] = [];
    // From now on no request to the shop is answered; the element allows a press one second.
    await page.route('**/api/**', (route) => void asked.push(route.request().url()));
    for (const name of ['Apple Pay', 'Google Pay', 'Link'] as const) {
      await wallets.press(name);
      await wallets.cancel(name);
    }
    expect(asked.filter((url) => !/\/(live|vitals)\b/.test(url))).toEqual([]);
  },
);

test(
  'wallets appear and disappear while the checkout is open',
  { tag: LONG },
  async ({ page, books, checkout, wallets }) => {
    const account = await anAccount(page, undefined, 'Kim van Dijk');
    const heading = page.getByRole('heading', { name: 'Or pay another way' });
    const signIn = async () => {
      await page.getByRole('button', { name: 'Sign Up / Sign In' }).click();
      await signInHere(page, account);
      await expect(checkout.email).toHaveValue(account);
    };
    await checkout.open();
    await expect(wallets.button('Link')).toBeVisible();
    await books.control('stripe-wallets', { available: [] });
    // The element checks for wallets again if its options change, as they do for somebody with an account.
    await signIn();
    await expect(wallets.place).toBeHidden();
    await expect(heading).toBeHidden();

    await signOutQuietly(page);
    await checkout.open();
    await expect(wallets.place).toBeHidden();
    await books.control('stripe-wallets', { available: ['apple_pay', 'google_pay', 'link'] });
    await signIn();
    await expect(wallets.button('Link')).toBeVisible();
    await expect(heading).toBeVisible();
  },
);

test(
  'a keyboard can reach and leave a cancelled, a declined and a bank-refused payment, at either width',
  { tag: LONG },
  async ({ page, books, checkout, complaints, wallets }) => {
    complaints.expect(/\b402\b/);
    const sheet = wallets.sheet('Link');
    const alert = page.getByRole('alert');
    const agreeWith = async (card: string) => {
      await tabTo(page, wallets.button('Link'));
      await page.keyboard.press('Enter');
      await expect(wallets.agreement('Link')).toBeFocused();
      const choice = sheet.getByLabel('Card');
      await tabTo(page, choice);
      while ((await choice.inputValue()) !== card) await page.keyboard.press('ArrowDown');
      await tabTo(page, wallets.agreement('Link'));
      await page.keyboard.press('Enter');
    };
    await checkout.open();
    await tabTo(page, wallets.button('Link'));
    await page.keyboard.press('Enter');
    await expect(wallets.agreement('Link')).toBeFocused();
    await expectToFit(page, 360, 1440);
    await page.keyboard.press('Escape');
    await expect(page.locator('iframe[title="Link"]')).toHaveCount(0);
    await expect(checkout.pay).toHaveText(/Complete Purchase/);
    await expectToFit(page, 360, 1440);

    await agreeWith(WALLET_CARDS.isDeclined);
    await expect(wallets.status('Link')).toHaveText('Your card was declined.');
    await expectToFit(page, 360, 1440);
    await page.keyboard.press('Escape');
    await expect(alert).toContainText('Purchase failed: Your card was declined.');
    await expectToFit(page, 360, 1440);

    await agreeWith(WALLET_CARDS.asksTheBuyer);
    const bank = page.frameLocator('iframe[title="3D Secure authentication"]');
    await tabTo(page, bank.getByRole('button', { name: 'Fail' }));
    await page.keyboard.press('Enter');
    await expect(alert).toContainText('Purchase failed: We are unable to authenticate');
    await expectToFit(page, 360, 1440);
    expect(await books.booked()).toMatchObject({ charges: [], provider_orders: [] });
  },
);
