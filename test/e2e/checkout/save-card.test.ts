import type { Page } from '@playwright/test';

import { signUpQuietly } from '../../support/browser/account-page.ts';
import { expect, expectToFit, LONG, test } from '../../support/browser/browser.ts';
import { aPlan, CARDS, checkoutAddress } from '../../support/browser/checkout-page.ts';
import { Member } from '../../support/browser/member.ts';

const saveCard = (page: Page) => page.getByRole('checkbox', { name: 'Save this card for next time' });
const another = (page: Page) => page.getByRole('radio', { name: 'Use another card' });
const saved = (page: Page, label = 'Visa ending in 4242') =>
  page.getByRole('radio', { name: new RegExp(`^${label}`) });

async function fillName(page: Page): Promise<void> {
  await page.getByLabel('First Name').fill('Mia');
  await page.getByLabel('Last Name').fill('Larsen');
}

test.describe('a card saved at the checkout', () => {
  test('is saved with a checkbox, offered the next time, and pays without being typed again', async ({
    page,
    books,
    checkout,
  }) => {
    await signUpQuietly(page, undefined, 'Mia Larsen');
    await checkout.open();
    await expect(another(page)).toHaveCount(0);
    await expect(saveCard(page)).not.toBeChecked();
    await expect(saveCard(page)).toHaveAccessibleDescription(/Stripe.*only when you press buy.*remove it/);
    await fillName(page);
    await checkout.fillCard(CARDS.pays);
    await saveCard(page).check();
    await checkout.complete();

    await books.begin();
    await page.goto(checkoutAddress(await aPlan(page, 'FR')));
    await expect(saved(page)).toBeChecked();
    await expect(saveCard(page)).toBeHidden();
    await expect(checkout.cardInput('cardnumber')).toBeHidden();
    await expectToFit(page, 320, 768, 1440);
    // Arrow keys change it, like any radio button; the choice survives a reload.
    await saved(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(another(page)).toBeChecked();
    await checkout.waitForCard();
    await expect(saveCard(page)).toBeVisible();
    await page.reload();
    await expect(another(page)).toBeChecked();
    await saved(page).check();
    await fillName(page);
    await checkout.complete();
    expect((await books.booked()).charges).toHaveLength(1);
  });

  test('is not saved without the box checked', { tag: LONG }, async ({ page, checkout }) => {
    await signUpQuietly(page, undefined, 'Mia Larsen');
    await checkout.open();
    await fillName(page);
    await checkout.fillCard(CARDS.pays);
    await checkout.complete();
    await page.goto('/dashboard');
    await expect(page.getByText('No saved cards yet.')).toBeVisible();
  });

  test(
    'pays with 3-D Secure; if the bank refuses, another card can be used',
    { tag: LONG },
    async ({ page, checkout, mia, complaints }) => {
      complaints.expect(/status of 402/);
      await mia.buyAndKeepCard({ method: 'pm_card_authenticationRequired' });
      await page.goto(checkoutAddress(await aPlan(page, 'FR')));
      await expect(saved(page, 'Visa ending in 3184')).toBeChecked();
      await fillName(page);
      await checkout.pay.click();
      await checkout.answerBank('Fail');
      await expect(page.getByText(/^Purchase failed: We are unable to authenticate/)).toBeVisible();
      await expect(saved(page, 'Visa ending in 3184')).toBeChecked();
      await another(page).check();
      await checkout.fillCard(CARDS.declined);
      await checkout.pay.click();
      await expect(page.getByText('Purchase failed: Your card was declined.')).toBeVisible();
      await saved(page, 'Visa ending in 3184').check();
      await checkout.pay.click();
      await checkout.answerBank('Complete');
      await expect(checkout.success).toBeVisible();
    },
  );

  test(
    'is not offered to guests, and a failure to load saved cards is no obstacle',
    { tag: LONG },
    async ({ page, sandbox, checkout, complaints }) => {
      complaints.expect(/ERR_FAILED/);
      await checkout.open();
      await expect(saveCard(page)).toHaveCount(0);
      const mia = await Member.signUp(page, sandbox, 'Mia Larsen');
      await mia.buyAndKeepCard();
      await page.route('**/api/account/cards', (route) => route.abort());
      await checkout.open(await aPlan(page, 'FR'));
      await expect(another(page)).toHaveCount(0);
      await fillName(page);
      await checkout.fillCard(CARDS.pays);
      await checkout.complete();
    },
  );
});
