import type { Page } from '@playwright/test';

import {
  anAccount,
  anAddress,
  type AuthDialog,
  PASSWORD,
  signOutFromAfar,
  signOutQuietly,
} from '../../support/browser/account-page.ts';
import { expect, expectToFit, LONG, openAwake, test, planRows } from '../../support/browser/browser.ts';

const GUEST = 'Continue without an account';

/** From the details of Japan's second plan to the dialog; returns the plan's name. */
async function wantSecondPlan(page: Page, auth: AuthDialog): Promise<string> {
  await openAwake(page, '/country/JP');
  const wanted = (await planRows(page).nth(1).getAttribute('value')) ?? '';
  await page.locator('#plans').getByRole('button', { name: 'Plan Details' }).nth(1).click();
  const details = page.getByRole('dialog', { name: 'Plan Details' });
  await details.getByRole('button', { name: 'Sign In to Purchase' }).click();
  await expect(auth.dialog).toBeVisible();
  return wanted;
}

async function expectCheckoutOf(page: Page, wanted: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Secure Checkout' })).toBeVisible();
  const { id } = JSON.parse(new URL(page.url()).searchParams.get('plan') ?? '{}') as { id?: string };
  expect(wanted).toContain(id);
}

/** Pressed at one width, and seen at both. */
test.describe('what asks for a sign-in to buy, on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('lets visitors sign in or go on without: from a destination, from the details, from the dialog', async ({
    page,
    auth,
  }) => {
    const email = await anAccount(page);
    await openAwake(page, '/');
    const opener = page.getByRole('link', { name: 'Get Started with Japan' });
    await opener.click();
    await expect(auth.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/');
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(auth.button(GUEST)).toBeVisible();
    await expectToFit(page, 360, 1440);
    await auth.button(GUEST).click();
    await expect(page).toHaveURL('/browse?country=JP');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(auth.dialog).toBeHidden();
    await opener.click();
    await auth.signIn(email);
    await expect(page).toHaveURL('/browse?country=JP');
    await signOutQuietly(page);

    const wanted = await wantSecondPlan(page, auth);
    await auth.button('Sign up').click();
    await auth.button(GUEST).click();
    await expectCheckoutOf(page, wanted);
    await page.goBack();
    await page.locator('#plans').getByRole('button', { name: 'Plan Details' }).nth(1).click();
    await expectToFit(page, 360, 1440);
    await page.getByRole('dialog', { name: 'Plan Details' }).getByRole('button', { name: GUEST }).click();
    await expectCheckoutOf(page, wanted);
  });

  test('continues with a new account', { tag: LONG }, async ({ page, auth }) => {
    const wanted = await wantSecondPlan(page, auth);
    await auth.button('Sign up').click();
    await auth.fill(anAddress(), PASSWORD, PASSWORD);
    await auth.button('Create Account').click();
    await expectCheckoutOf(page, wanted);
  });
});

test.describe('what asks for a sign-in to buy, on a screen', () => {
  test.use({ viewport: { width: 1440, height: 740 } });

  test(
    'continues after a wrong password, a reload and the right one',
    { tag: LONG },
    async ({ page, auth, complaints }) => {
      complaints.expect(/status of 401/);
      const email = await anAccount(page);
      const wanted = await wantSecondPlan(page, auth);
      await auth.signIn(email, 'wrong horse');
      await auth.expectError('Incorrect password');
      await page.reload();
      await expect(auth.button(GUEST)).toBeVisible();
      await auth.signIn(email);
      await expectCheckoutOf(page, wanted);
      await expect(auth.email).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(/\/country\/JP\?plan=esim_\w+$/);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Japan' })).toBeVisible();
      await expect(auth.dialog).toBeHidden();
    },
  );

  test('continues with Google', { tag: LONG }, async ({ page, auth }) => {
    const wanted = await wantSecondPlan(page, auth);
    const [popup] = await Promise.all([page.waitForEvent('popup'), auth.google.click()]);
    await popup.getByRole('button', { name: /^Kartini/ }).click();
    await expectCheckoutOf(page, wanted);
  });
});

test(
  'a new password by mail leads on to the chosen plan, in the tab of the link and in the first one',
  { tag: LONG },
  async ({ page, context, auth, books }) => {
    const email = await anAccount(page);
    const wanted = await wantSecondPlan(page, auth);
    await auth.button('Forgot your password?').click();
    await auth.email.fill(email);
    await auth.button('Send Reset Email').click();
    await expect(auth.dialog.getByRole('status')).toHaveText('Password reset email sent! Check your inbox.');

    const tab = await context.newPage();
    await tab.goto(await books.linkTo(email, '/reset-password'));
    await tab.getByLabel('New Password', { exact: true }).fill('battery staple');
    await tab.getByLabel('Confirm Password').fill('battery staple');
    await tab.getByRole('button', { name: 'Save new password' }).click();
    await tab.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await tab.getByRole('textbox', { name: 'Email Address' }).fill(email);
    await tab.getByLabel('Password', { exact: true }).fill('battery staple');
    await tab.getByRole('dialog').getByRole('button', { name: 'Sign In', exact: true }).click();
    await expectCheckoutOf(tab, wanted);
    await page.bringToFront();
    await expectCheckoutOf(page, wanted);
  },
);

test('a closed dialog forgets what it was opened for', { tag: LONG }, async ({ page, auth }) => {
  await wantSecondPlan(page, auth);
  await page.keyboard.press('Escape');
  await expect(auth.dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Japan' })).toBeVisible();
  await expect(auth.dialog).toBeHidden();
});

test.describe('an expired sign-in', () => {
  test.beforeEach(({ complaints }) => complaints.expect(/status of 401|ERR_FAILED/));

  test('leads from buying again to that plan’s checkout', { tag: LONG }, async ({ page, auth, mia }) => {
    await mia.buyAndKeepCard();
    await page.goto('/profile');
    const again = page.getByRole('button', { name: 'Buy again' });
    await expect(again).toBeVisible();
    // Before its cards are answered, whatever else the page receives.
    await page.route(
      '**/api/account/cards*',
      async (route) => {
        await signOutFromAfar(page);
        await route.continue();
      },
      { times: 1 },
    );
    await again.click();
    await expect(auth.dialog).toBeVisible();
    await auth.signIn(mia.email);
    await expect(page.getByRole('heading', { name: 'Secure Checkout' })).toBeVisible();
  });

  test('leads from a top-up to the plans that can be added', { tag: LONG }, async ({ page, auth, mia }) => {
    await mia.buyAndKeepCard();
    await page.goto('/profile');
    await page.getByRole('button', { name: 'See details' }).click();
    const details = page.getByRole('dialog', { name: 'eSIM Details & Live Status' });
    const add = details.getByRole('button', { name: 'Add data' });
    await expect(add).toBeVisible();
    // Before the list of plans is answered, whatever else the page receives.
    const plansOf = '**/api/esims/*/top-ups*';
    await page.route(
      plansOf,
      async (route) => {
        await signOutFromAfar(page);
        await route.continue();
      },
      { times: 1 },
    );
    await add.click();
    await expect(auth.dialog).toBeVisible();
    await auth.signIn(mia.email);
    const plans = page.getByRole('dialog', { name: 'Add data' });
    await expect(plans.getByRole('radio').first()).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/profile');
  });
});
