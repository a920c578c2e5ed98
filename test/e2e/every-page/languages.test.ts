import type { Page } from '@playwright/test';

import { awake, expect, expectToFit, openAwake, test } from '../../support/browser/browser.ts';
import { CARDS, someone } from '../../support/browser/checkout-page.ts';
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
  const buyer = someone();
  await page.locator('[autocomplete="given-name"]').fill(buyer.firstName);
  await page.locator('[autocomplete="family-name"]').fill(buyer.lastName);
  await page.locator('[autocomplete="email"]').first().fill(buyer.email);
  await checkout.cardInput('cardnumber').fill(CARDS.pays);
  await checkout.cardInput('exp-date').fill('0434');
  await checkout.cardInput('cvc').fill('123');
  await page.getByRole('button', { name: /^«Complete Purchase/ }).click();
  await expect(page.getByRole('dialog', { name: /Purchase Successful/ })).toBeVisible();
  await expectTranslated(page);

  const [subject] = await books.subjectsTo(buyer.email);
  expect(subject).toBeDefined();
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
