import type { Page } from '@playwright/test';

import { pageAddress, PSEUDO } from '../../../src/domain/languages.ts';
import { signUpQuietly } from '../../support/browser/account-page.ts';
import { awake, expect, expectToFit, LONG, openAwake, test } from '../../support/browser/browser.ts';
import {
  aPlan,
  CARDS,
  checkoutAddress,
  type CheckoutPage,
  someone,
  type Typed,
} from '../../support/browser/checkout-page.ts';
import { PUBLIC_PAGES } from '../../support/browser/public-pages.ts';
import { englishFinder } from '../../support/languages/vocabulary.ts';
import { strayTexts } from '../../support/reading/stray-texts.ts';

// A visitor who reads the pseudo-language.
test.use({ locale: 'en-XA' });

const WIDTHS = [320, 390, 1280];

/** The page speaks only from its words, and words two fifths longer fit. */
async function expectTranslated(page: Page): Promise<void> {
  await awake(page);
  await expect.poll(async () => strayTexts(await page.content())).toEqual([]);
  await expectToFit(page, ...WIDTHS);
  expect(new URL(page.url()).pathname).toMatch(/^\/en-xa(?:\/|$)/);
}

/** Fills in the checkout in any language. */
async function fillIn(page: Page, checkout: CheckoutPage, card: string = CARDS.pays): Promise<Typed> {
  const buyer = someone();
  await page.locator('[autocomplete="given-name"]').fill(buyer.firstName);
  await page.locator('[autocomplete="family-name"]').fill(buyer.lastName);
  await page.locator('[autocomplete="email"]').first().fill(buyer.email);
  await checkout.cardInput('cardnumber').fill(card);
  await checkout.cardInput('exp-date').fill('0434');
  await checkout.cardInput('cvc').fill('123');
  return buyer;
}

test('a traveller who reads another language finds, buys and opens a plan in it', async ({
  page,
  checkout,
  books,
}) => {
  await openAwake(page, '/en-xa');
  await expectTranslated(page);
  await page.getByRole('combobox').fill('japan');
  await page.getByRole('option', { name: 'Japan' }).first().click();
  await expect(page).toHaveURL(/\/en-xa\/country\/JP/);
  await expectTranslated(page);

  await page
    .getByRole('button', { name: /^«Buy Now/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/en-xa\/checkout\?/);
  await expect(checkout.cardInput('cardnumber')).toBeVisible();
  await expectTranslated(page);
  const buyer = await fillIn(page, checkout);
  await page.getByRole('button', { name: /^«Complete Purchase/ }).click();
  await expect(page.getByRole('dialog', { name: /Purchase Successful/ })).toBeVisible();
  await expectTranslated(page);

  await expect.poll(() => books.subjectsTo(buyer.email)).not.toEqual([]);
});

test(
  'every public page has room for words that are two fifths longer',
  { tag: LONG },
  async ({ page, complaints }) => {
    test.slow();
    complaints.expect(/status of (400|404)/);
    for (const path of PUBLIC_PAGES) {
      await page.goto(pageAddress(PSEUDO, path));
      await awake(page);
      await expectToFit(page, ...WIDTHS);
    }
  },
);

test.describe('in a browser that speaks German', () => {
  test.use({ locale: 'de-DE' });

  test('a German buys an eSIM, adds data and returns it, and reads no English', async ({
    page,
    checkout,
    complaints,
  }) => {
    complaints.expect(/status of (402|422)/);
    const englishIn = englishFinder('de');
    // One run tells of every screen.
    const softly = expect.configure({ soft: true, timeout: 10_000 });
    const expectGerman = () => softly.poll(async () => englishIn(await page.content())).toEqual([]);
    const dialog = page.getByRole('dialog');

    await openAwake(page, `/de${checkoutAddress(await aPlan(page, 'CH'))}`);
    await expect(checkout.cardInput('cardnumber')).toBeVisible();
    await page.getByRole('button', { name: /^Jetzt kaufen/ }).click({ force: true });
    await expect(page.getByText('Bitte gib deinen vollständigen Namen ein').first()).toBeVisible();
    await expectGerman();
    await fillIn(page, checkout, CARDS.declined);
    await page.getByRole('button', { name: /^Jetzt kaufen/ }).click();
    // The rest is the processor's own: it speaks German here, but the sandbox's does not.
    await expect(page.getByText(/^Kauf fehlgeschlagen: /).first()).toBeVisible();
    await fillIn(page, checkout);
    await page.getByRole('button', { name: /^Jetzt kaufen/ }).click();
    await expect(dialog.getByText('eSIM Schweiz ist bereit')).toBeVisible();
    await expect(dialog.getByText('Visa mit den Endziffern 4242')).toBeVisible();
    await expectGerman();

    await dialog.getByRole('link', { name: 'Jetzt installieren' }).click();
    await expect(page.getByText('Deine eSIM (Schweiz) ist bereit')).toBeVisible();
    await expectGerman();
    await openAwake(page, `/de/order/${new URL(page.url()).searchParams.get('order')}`);
    await expect(page.getByRole('img', { name: /QR-Code/ }).first()).toBeVisible();
    await expectGerman();

    await openAwake(page, '/de/profile');
    const pass = page.getByRole('article', { name: 'Schweiz' });
    await pass.getByRole('button', { name: 'Details' }).click();
    await expect(dialog.getByText('Visa mit den Endziffern 4242')).toBeVisible();
    await expectGerman();
    await dialog.getByRole('button', { name: 'Daten hinzufügen' }).click();
    await expect(dialog.getByRole('radio').first()).toBeVisible();
    await expectGerman();

    // The same address again would keep the open dialog.
    await page.goto('about:blank');
    await openAwake(page, '/de/profile');
    await pass.getByRole('button', { name: 'Details' }).click();
    await dialog.getByRole('button', { name: 'Erstattung anfordern' }).click();
    await dialog.getByRole('button', { name: /^eSIM gegen .* zurückgeben$/ }).click();
    await expect(dialog.getByText('Dein Geld ist auf dem Weg zu dir')).toBeVisible();
    await expectGerman();

    await signUpQuietly(page);
    await openAwake(page, '/de/dashboard');
    await expect(page.getByText('Wo du angemeldet bist')).toBeVisible();
    await expect(page.getByText('Dieses Gerät')).toBeVisible();
    await expectGerman();
  });
});

test('a press on a language leads to the same page in it, and is remembered', async ({ page }) => {
  await openAwake(page, '/en-xa/faq');
  await page
    .getByRole('link', { name: /Install eSIM/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/en-xa\/installation$/);
  await page.getByRole('button', { name: 'Pseudo' }).click();
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await expect(page).toHaveURL(/^[^/]*\/\/[^/]*\/installation$/);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'simport_language')?.value).toBe('en');
});
