import type { Page } from '@playwright/test';

import { type AuthDialog, PASSWORD } from '../../support/browser/account-page.ts';
import { expect, LONG, openAwake, test, planRows } from '../../support/browser/browser.ts';
import { CARDS, type CheckoutPage, someone } from '../../support/browser/checkout-page.ts';
import { PUBLIC_PAGES } from '../../support/browser/public-pages.ts';
import { translate, type Translator } from '../../support/browser/translator.ts';

const TRANSLATORS: Record<string, Translator> = {
  'Chrome, once it answers': { way: 'replaces', from: 'its waking', afterMs: 0 },
  'Edge, before it answers': { way: 'moves', from: 'the start', afterMs: 0 },
  'Chrome, a while after each text': { way: 'replaces', from: 'its waking', afterMs: 300 },
};

interface Reader {
  page: Page;
  auth: AuthDialog;
  checkout: CheckoutPage;
}

/** The page is neither empty nor replaced by the error page. */
async function expectAlive(page: Page, timeout = 30_000): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible({ timeout });
  await expect(page.getByText('This page didn’t load')).toHaveCount(0);
}

/** Presses everything on a page that can be pressed, except what sends something. */
async function pressAll(page: Page): Promise<void> {
  const buttons = page.locator('main :is(button:not([type=submit]), summary)');
  for (let at = 0; at < (await buttons.count()); at++) {
    await buttons.nth(at).dispatchEvent('click');
    await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))));
    if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
  }
  // A dialog whose code has to load may open after all have been pressed.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expectAlive(page, 1_000);
  }).toPass({ timeout: 30_000 });
}

const WAYS: Record<string, (reader: Reader) => Promise<void>> = {
  'finds a plan': async ({ page }) => {
    await openAwake(page, '/');
    const search = page.getByRole('combobox');
    for (const [typed, found] of [
      ['japa', /^Japan/],
      ['ja', /^Jamaica/],
      ['euro', /Europe/],
    ] as const) {
      await search.fill('');
      await search.pressSequentially(typed);
      await expect(page.getByRole('option', { name: found }).first()).toBeVisible();
    }
    await search.fill('xqxqx');
    await expect(page.getByText('xqxqx').first()).toBeVisible();
    await expectAlive(page);

    await openAwake(page, '/browse');
    const cards = page.getByRole('main').getByRole('article');
    for (let press = 0; press < 3; press++) {
      const before = await cards.count();
      await page.getByRole('button', { name: 'Show More Countries' }).click();
      await expect.poll(() => cards.count()).toBeGreaterThan(before);
    }
    await page.getByRole('searchbox').fill('japan');
    await expect(page.getByText('1 country found')).toBeVisible();

    await openAwake(page, '/country/JP');
    const bar = page.getByRole('region', { name: 'Your choice' });
    await page.getByRole('button', { name: '7 days', exact: true }).click();
    await expect(bar).toContainText('7 days');
    await planRows(page).nth(1).check();
    const row = planRows(page).nth(1).locator('xpath=ancestor::label');
    const price = /\$[\d.]+(?!.*\$)/.exec((await row.textContent()) ?? '')?.[0] ?? 'no price';
    await expect(bar).toContainText(price);
    await pressAll(page);

    await openAwake(page, '/faq');
    await page.getByRole('searchbox').fill('zeppelin');
    await expect(page.getByText('No entries match the current query.')).toBeVisible();
    await page.getByRole('searchbox').fill('');
    await pressAll(page);
  },

  'signs in': async ({ page, auth }) => {
    await auth.open();
    await auth.signIn('nobody@posteo.example');
    await expect(auth.error).toBeVisible();
    await auth.button('Sign up').click();
    await auth.fill(someone().email, PASSWORD, 'another');
    await auth.button('Create Account').click();
    await expect(auth.dialog.getByText('Passwords do not match').first()).toBeVisible();
    await auth.fill(someone().email, PASSWORD, PASSWORD);
    await auth.button('Create Account').click();
    await expect(auth.dialog).toBeHidden();
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
    await pressAll(page);
  },

  'buys and installs': async ({ page, checkout }) => {
    await checkout.openFilled({ card: CARDS.declined });
    await checkout.pay.click();
    // A translator sets the language of the document, in which the processor speaks, too.
    const declined = page
      .getByRole('alert')
      .filter({ hasText: /Your card was declined|Karte wurde abgelehnt/ });
    await expect(declined.first()).toBeVisible();
    await checkout.radio('PayPal').check();
    await checkout.radio('Credit or Debit Card').check();
    await checkout.fillCard(CARDS.pays);
    await checkout.complete();
    await page.getByRole('link', { name: 'View My eSIMs' }).click();
    const pass = page.getByRole('article', { name: 'Japan' });
    for (const [button, shown] of [
      ['Show QR', 'SM-DP+ address'],
      ['See details', 'ICCID'],
    ] as const) {
      await pass.getByRole('button', { name: button }).click();
      await expect(page.getByRole('dialog').getByText(shown, { exact: true }).first()).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await expectAlive(page);
  },
};

test.describe('a page survives a browser’s translator', () => {
  Object.entries(WAYS).forEach(([way, walk], at) =>
    Object.entries(TRANSLATORS).forEach(([name, translator], its) =>
      // Each translator and each translation once; the long form tries every pair.
      test(
        `${name}: somebody ${way}`,
        { tag: at === its && way !== 'finds a plan' ? [] : LONG },
        async ({ page, auth, checkout, complaints }) => {
          test.slow();
          complaints.expect(/status of (400|401|402|422)/);
          await translate(page, translator);
          await walk({ page, auth, checkout });
          await expectAlive(page);
        },
      ),
    ),
  );

  test('everything that can be pressed on any public page', { tag: LONG }, async ({ page, complaints }) => {
    test.slow();
    complaints.expect(/status of (400|404)/);
    await translate(page, TRANSLATORS['Chrome, once it answers'] as Translator);
    for (const place of PUBLIC_PAGES) {
      await openAwake(page, place);
      await pressAll(page);
    }
  });
});
