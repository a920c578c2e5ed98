import type { Page } from '@playwright/test';

import { expect, LONG, openAwake, test, planRows } from '../../support/browser/browser.ts';
import { CARDS, someone, tabTo } from '../../support/browser/checkout-page.ts';
import { readQr } from '../../support/reading/read-qr.ts';

/** The redirect after a purchase needs this chunk: holding it back keeps the dialog open. */
async function holdProfile(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/profile-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.describe('buying by card', () => {
  test('works by keyboard alone, from the search to the QR code and the mail', async ({
    page,
    books,
    checkout,
  }) => {
    const buyer = someone();
    const letGo = await holdProfile(page);
    const { keyboard } = page;

    await openAwake(page, '/');
    await tabTo(page, page.getByRole('combobox', { name: 'Where are you traveling?' }));
    await keyboard.type('jap');
    await expect(page.getByRole('option', { name: /Japan/ })).toBeVisible();
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Japan' })).toBeVisible();
    await tabTo(page, planRows(page).first());
    await keyboard.press('ArrowDown');
    await expect(planRows(page).nth(1)).toBeChecked();
    await expect(page.locator('label:has(:checked) + button')).toHaveText('Skip to buy');
    await keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Skip to buy' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Buy Now' })).toBeFocused();
    await keyboard.press('Enter');

    await expect(page.getByRole('heading', { name: 'Secure Checkout' })).toBeVisible();
    await checkout.waitForCard();
    await tabTo(page, checkout.email);
    await keyboard.type(buyer.email);
    await keyboard.press('Tab');
    await keyboard.type(buyer.firstName);
    await keyboard.press('Tab');
    await keyboard.type(buyer.lastName);
    await tabTo(page, checkout.cardInput('cardnumber'));
    await keyboard.type('4242 4242 4242 4242');
    await keyboard.type('04 34');
    await keyboard.type('123');
    await expect(page.getByText('Card information is complete')).toBeVisible();
    await tabTo(page, checkout.pay);
    await keyboard.press('Enter');

    await expect(checkout.success).toBeVisible();
    await expect(checkout.success).toContainText(buyer.email);
    await expect(page.getByRole('link', { name: 'Install now' })).toBeFocused();
    letGo();
    await expect(page).toHaveURL(/\/profile$/);

    await expect(page.getByRole('heading', { level: 1, name: 'Your eSIMs' })).toBeVisible();
    await expect(page.getByText('1 eSIM(s) purchased')).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Show QR' }));
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'eSIM QR Code' });
    const picture = dialog.getByAltText('QR code that installs the eSIM');
    await expect(picture).toBeVisible();
    const shown = (await picture.getAttribute('src')) ?? '';
    const lpa = readQr(Buffer.from(shown.split(',')[1] ?? '', 'base64')) ?? '';
    const [, smdp = '', matchingId = ''] = lpa.split('$');
    expect(lpa).toMatch(/^LPA:1\$/);
    await expect(dialog.getByText(smdp, { exact: true })).toBeVisible();
    await expect(dialog.getByText(matchingId, { exact: true })).toBeVisible();
    await keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Show QR' })).toBeFocused();

    await expect.poll(async () => (await books.mailsTo(buyer.email)).length).toBe(1);
    const [mail] = await books.mailsTo(buyer.email);
    const booked = await books.booked();
    expect(booked).toMatchObject({
      charges: [{ refunded: false }],
      refunds: [],
      provider_orders: [{ item: expect.stringMatching(/_JP_/) as unknown }],
      esims: [{ state: 'Released' }],
    });
    const iccid = booked.esims[0]?.iccid ?? '';
    expect(mail?.text.replaceAll(' ', '')).toContain(iccid);
    expect(mail?.text).toContain(lpa);
    const pictures = mail?.attachments.filter(({ content_type }) => content_type === 'image/png') ?? [];
    const read = await Promise.all(
      pictures.map(async ({ filename }) => readQr(await books.attachment(mail!, filename))),
    );
    expect(read).toContain(lpa);

    await page.getByRole('button', { name: 'See details' }).click();
    await expect(page.getByRole('dialog', { name: 'eSIM Details' })).toContainText(
      iccid.match(/.{1,4}/g)?.join(' ') ?? '',
    );
  });

  test('keeps everything after a declined card and a refusal by the bank, and the next try pays once', async ({
    page,
    books,
    checkout,
    complaints,
  }) => {
    complaints.expect(/status of 402/);
    const buyer = someone();
    const started: string[] = [];
    page.on('response', async (response) => {
      if (!response.url().includes('create-payment-intent')) return;
      started.push(((await response.json()) as { payment_intent_id: string }).payment_intent_id);
    });
    await checkout.openFilled({ buyer, card: CARDS.declined });
    await checkout.pay.click();

    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Purchase failed: Your card was declined.');
    await expect(alert).toContainText('Nothing was charged. Everything you typed is still here.');
    await expect(alert).toBeInViewport();
    await checkout.expectTyped(buyer);
    await expect(checkout.cardInput('cardnumber')).toHaveValue('4000 0000 0000 0002');

    const otherCard = alert.getByRole('button', { name: 'Try another card' });
    await otherCard.focus();
    await page.keyboard.press('Enter');
    await expect(checkout.cardInput('cardnumber')).toBeFocused();
    await expect(checkout.cardInput('cardnumber')).toHaveValue('');
    await checkout.fillCard(CARDS.asksTheBuyer);
    for (const refusal of ['Fail', 'Close'] as const) {
      await checkout.pay.click();
      await expect(alert).toHaveCount(0);
      await checkout.answerBank(refusal);
      await expect(alert).toContainText(
        'Purchase failed: We are unable to authenticate your payment method.',
      );
      await checkout.expectTyped(buyer);
    }
    expect((await books.booked()).charges).toEqual([]);
    await checkout.pay.click();
    await checkout.answerBank('Complete');
    await expect(checkout.success).toBeVisible();
    await checkout.success.getByRole('button', { name: 'Close' }).click();
    await expect(checkout.success).toBeHidden();
    await expect(page.getByRole('heading', { name: 'This purchase is complete' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'View My eSIMs' })).toBeFocused();
    await expect(checkout.pay).toHaveCount(0);
    expect(new Set(started).size).toBe(1);
    expect((await books.booked()).charges).toMatchObject([{ payment_intent: started[0] }]);
  });

  test(
    'continues after so many declined cards that the payment ended, and keeps everything typed',
    { tag: LONG },
    async ({ page, sandbox, books, checkout, complaints }) => {
      complaints.expect(/status of (400|402)/);
      const buyer = someone();
      const secrets: string[] = [];
      page.on('response', async (response) => {
        if (!response.url().includes('create-payment-intent')) return;
        secrets.push(((await response.json()) as { client_secret: string }).client_secret);
      });
      await checkout.openFilled({ buyer, card: CARDS.declined });
      await checkout.pay.click();
      await expect(page.getByRole('alert')).toContainText('Your card was declined.');
      const tries = Array.from({ length: 7 }, () =>
        page.request.post(`${sandbox.stripe}/v1/payment_intents/${secrets[0]?.split('_secret')[0]}/confirm`, {
          form: {
            key: 'pk_test_sandbox',
            client_secret: secrets[0] ?? '',
            payment_method: 'pm_card_chargeDeclined',
          },
        }),
      );
      await Promise.all(tries);
      await checkout.fillCard(CARDS.pays);
      await checkout.complete();
      await expect(checkout.success).toContainText(buyer.email);
      const { charges, provider_orders: orders } = await books.booked();
      expect(charges).toMatchObject([{ payment_intent: secrets.at(-1)?.split('_secret')[0] }]);
      expect(orders).toHaveLength(1);
      expect(new Set(secrets).size).toBe(2);
    },
  );
});
