import type { Page } from '@playwright/test';

import { anAddress } from '../../support/browser/account-page.ts';
import { expect, expectToFit, LONG, openAwake, test } from '../../support/browser/browser.ts';
import { aPlan, checkoutAddress, tabTo } from '../../support/browser/checkout-page.ts';
import { WALLET_CARDS, type WalletName } from '../../support/browser/wallets.ts';

const PHONE = { width: 360, height: 740 };
const SCREEN = { width: 1440, height: 900 };
/** Each wallet is pressed at one width, and seen at both. */
const PRESSED_ON: Record<WalletName, typeof PHONE> = {
  'Apple Pay': PHONE,
  'Google Pay': SCREEN,
  Link: PHONE,
};

/** Counts typing: nobody types anything on the way, and an input event counts as typing. */
async function countTyped(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = window as unknown as { typed: number };
    counted.typed = 0;
    document.addEventListener('input', () => (counted.typed += 1), true);
  });
  return () => page.evaluate(() => (window as unknown as { typed: number }).typed);
}

test.beforeEach(async ({ books }) => {
  await books.control('stripe-wallets', { emails: [anAddress(), anAddress()] });
});

const emailsOf = async (books: { control: (name: string, body: object) => Promise<unknown> }) =>
  ((await books.control('stripe-wallets', {})) as { emails: [string, string] }).emails;

for (const [name, viewport] of Object.entries(PRESSED_ON) as [WalletName, typeof PHONE][]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test(
      `a guest pays with ${name} by keyboard, and sees its name and their card's digits everywhere`,
      { tag: name === 'Apple Pay' ? [] : LONG },
      async ({ page, books, checkout, wallets }) => {
        const [email] = await emailsOf(books);
        const request = page.waitForRequest(/create-payment-intent/);
        const completed = checkout.completed();
        await page.goto(checkoutAddress(await aPlan(page)));
        await expect(wallets.button(name)).toBeVisible();
        await expect(page.getByRole('heading', { name: 'Or pay another way' })).toBeVisible();
        await checkout.waitForCard();
        await expectToFit(page, 360, 1440);
        await tabTo(page, wallets.button(name));
        await page.keyboard.press('Enter');
        await expect(wallets.agreement(name)).toBeFocused();
        await expectToFit(page, 360, 1440);
        await page.keyboard.press('Enter');

        await expect(checkout.success).toContainText(email);
        await expectToFit(page, 360, 1440);
        expect((await request).postDataJSON()).toMatchObject({
          billing_details: { fullName: 'Wanda Wallet', email },
          is_guest: true,
          create_account: false,
          save_card: false,
          payment_method: 'stripe',
        });
        expect(await books.booked()).toMatchObject({ charges: [{ refunded: false }], esims: [{}] });
        await books.expectCodesAt(email);
        const method = `${name} (Visa 4242)`;
        expect(await books.mailTo(email, 'Your eSIM for Japan is ready')).toContain(method);
        const { order } = await completed;
        await page.goto(`/order/${order}`);
        await expect(page.getByText(method)).toBeVisible();
        await page.goto('/profile');
        await page.getByRole('button', { name: 'See details' }).click();
        await expect(page.getByRole('dialog').getByText(method)).toBeVisible();
      },
    );
  });
}

test('a guest touches twice, from the country page to the sheet of the wallet, and types nothing', async ({
  page,
  sandbox,
  checkout,
  wallets,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const ofStripe = () => asked.filter((url) => url.startsWith(sandbox.stripe));
  const typed = await countTyped(page);
  let touches = 0;
  const touch = async (press: () => Promise<void>) => {
    touches += 1;
    await press();
  };
  for (const address of ['/', '/browse', '/profile', '/country/JP']) await openAwake(page, address);
  // No page before the checkout loads a script of the processor.
  expect(ofStripe()).toEqual([]);
  await touch(() => page.getByRole('button', { name: 'Buy Now' }).click());
  await expect(page.getByRole('heading', { name: 'Secure Checkout' })).toBeVisible();
  await expect(wallets.button('Apple Pay')).toBeVisible();
  expect(ofStripe().length).toBeGreaterThan(0);
  const before = asked.length;
  await touch(() => wallets.button('Apple Pay').click());
  await expect(wallets.agreement('Apple Pay')).toBeVisible();
  // The element allows a press one second, too little for an answer from the shop.
  expect(asked.slice(before).filter((url) => /\/api\/(?!live|vitals)/.test(url))).toEqual([]);
  expect([touches, await typed()]).toEqual([2, 0]);
  await wallets.agree('Apple Pay');
  await expect(checkout.success).toBeVisible();
  expect(await typed()).toBe(0);
});

test(
  'a cancelled, a declined and a bank-refused payment say so and charge nothing, and then one pays',
  { tag: LONG },
  async ({ page, books, checkout, complaints, wallets }) => {
    complaints.expect(/\b402\b/);
    const alert = page.getByRole('alert');
    await checkout.open();
    await wallets.press('Google Pay');
    await wallets.cancel('Google Pay');
    await expect(checkout.pay).toHaveText(/Complete Purchase/);

    await wallets.press('Google Pay');
    await wallets.agree('Google Pay', WALLET_CARDS.isDeclined);
    await expect(wallets.status('Google Pay')).toHaveText('Your card was declined.');
    await wallets.cancel('Google Pay');
    await expect(alert).toContainText('Purchase failed: Your card was declined.');

    await wallets.press('Google Pay');
    await wallets.agree('Google Pay', WALLET_CARDS.asksTheBuyer);
    await checkout.answerBank('Fail');
    await expect(alert).toContainText('Purchase failed: We are unable to authenticate');
    expect(await books.booked()).toMatchObject({ charges: [], provider_orders: [] });

    await wallets.press('Google Pay');
    await wallets.agree('Google Pay', WALLET_CARDS.asksTheBuyer);
    await checkout.answerBank('Complete');
    await expect(checkout.success).toBeVisible();
    expect(await books.booked()).toMatchObject({ charges: [{}], provider_orders: [{}], esims: [{}] });
  },
);

test(
  'the eSIM goes to the address that a guest chooses in the wallet',
  { tag: LONG },
  async ({ books, checkout, wallets }) => {
    const [, other] = await emailsOf(books);
    await checkout.open();
    await wallets.press('Link');
    await wallets.sheet('Link').getByLabel('Email').selectOption(other);
    await wallets.agree('Link');
    await expect(checkout.success).toContainText(other);
    await books.expectCodesAt(other);
  },
);

test(
  'a guest can correct the wallet’s wrong address while waiting, and sees the correction afterwards',
  { tag: LONG },
  async ({ page, books, checkout, wallets }) => {
    const [wrong] = await emailsOf(books);
    const right = anAddress();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/api/esims/complete-purchase', async (route) => {
      await held;
      await route.continue();
    });
    await checkout.open();
    await wallets.press('Apple Pay');
    await wallets.agree('Apple Pay');
    await expect(page.getByText(`It’s for Wanda Wallet and goes to ${wrong}.`)).toBeVisible();
    await page.getByRole('button', { name: 'Wrong address? Fix it' }).click();
    const field = page.getByRole('textbox', { name: 'Where should it go?' });
    await expect(field).toBeFocused();
    await field.fill('nowhere');
    await page.keyboard.press('Enter');
    await expect(field).toHaveAccessibleDescription(/email address/);
    await field.fill(right);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Everything about this order will go there from now on.')).toBeVisible();
    letGo();
    await expect(checkout.success).toContainText(right);
    await books.expectCodesAt(right);
  },
);

test(
  'a signed-in buyer pays for their account: its address counts, and the wallet is asked for none',
  { tag: LONG },
  async ({ page, books, checkout, kim, wallets }) => {
    await checkout.open();
    await expect(checkout.email).toHaveValue(kim.email);
    await page.getByRole('checkbox', { name: /Save this card/ }).check();
    const request = page.waitForRequest(/create-payment-intent/);
    await wallets.press('Apple Pay');
    await expect(wallets.sheet('Apple Pay').getByLabel('Email')).toHaveCount(0);
    await wallets.agree('Apple Pay');
    await expect(checkout.success).toContainText(kim.email);
    expect((await request).postDataJSON()).toMatchObject({
      billing_details: { fullName: 'Kim van Dijk', email: kim.email },
      is_guest: false,
      save_card: false,
    });
    await books.expectCodesAt(kim.email);
    const saved = await page.request.get('/api/account/cards');
    expect(await saved.json()).toEqual({ cards: [] });
  },
);

test('without a wallet none of them shows', { tag: LONG }, async ({ page, books, checkout, wallets }) => {
  await books.control('stripe-wallets', { available: [] });
  await checkout.open();
  await expect(page.getByRole('heading', { name: 'Or pay another way' })).toBeHidden();
  await expect(wallets.place).toBeHidden();
  await books.control('stripe-wallets', { available: ['apple_pay', 'google_pay', 'link'] });
});
