import { randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';

import type { Quote } from '../../../src/domain/checkout/quote-schema.ts';
import { BANK_TIME } from '../../../src/domain/promise/refund-time.ts';
import type { Books } from '../../support/browser/books.ts';
import { expect, LONG, test } from '../../support/browser/browser.ts';
import { aPlan, type CheckoutPage, someone } from '../../support/browser/checkout-page.ts';
import { post } from '../../support/browser/post.ts';

const BACK = 'Your money is on its way back';
const NOT_DELIVERED = /could not deliver/;

/** A guest's eSIM, bought in the browser. */
async function bought(page: Page, checkout: CheckoutPage) {
  const buyer = await checkout.openFilled();
  const started = page.waitForResponse(/create-payment-intent/);
  await checkout.complete();
  const { payment_intent_id: intent, order } = (await (await started).json()) as Record<string, string>;
  return { buyer, intent: intent ?? '', order: `/order/${order}` };
}

async function expectMail(books: Books, address: string, sentence: string): Promise<void> {
  const mail = await books.mailTo(address, BACK);
  expect(mail).toContain(sentence);
  expect(mail).toContain(BANK_TIME);
  expect(mail).not.toMatch(NOT_DELIVERED);
}

async function expectPages(page: Page, order: string, sentence: string): Promise<void> {
  await expect(async () => {
    await page.goto(order);
    await expect(page.getByRole('heading', { level: 1, name: 'Your money was returned' })).toBeVisible({
      timeout: 1_000,
    });
  }).toPass({ timeout: 30_000 });
  const main = page.getByRole('main');
  await expect(main).toContainText(`${sentence} You got back everything you paid. ${BANK_TIME}`);
  await expect(main).not.toContainText(NOT_DELIVERED);
  await page.goto('/profile');
  const pass = page.getByRole('article', { name: 'Japan' });
  await expect(pass).toContainText(sentence);
  await pass.getByRole('button', { name: 'See details' }).click();
  const details = page.getByRole('dialog', { name: 'eSIM Details & Live Status' });
  await expect(details.getByRole('region', { name: 'Refund' })).toContainText(
    new RegExp(`^Refund${sentence} \\$\\d+\\.\\d\\d was sent back to you on `),
  );
}

test(
  'a returned eSIM is called returned wherever the refund shows',
  { tag: LONG },
  async ({ page, books, checkout }) => {
    const { buyer, order } = await bought(page, checkout);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'See details' }).click();
    await page.getByRole('button', { name: 'Get a refund' }).click();
    await page.getByRole('button', { name: /^Return eSIM, get/ }).click();
    await expect(page.getByRole('dialog', { name: BACK })).toContainText(BANK_TIME);
    await page.getByRole('button', { name: 'Done' }).click();
    await expectPages(page, order, 'You returned this eSIM.');
    await expectMail(books, buyer.email, 'You returned this eSIM.');
  },
);

test(
  'an eSIM refunded by the operator is called that wherever the refund shows',
  { tag: LONG },
  async ({ page, books, checkout, shop }) => {
    const { buyer, order } = await bought(page, checkout);
    const { esims } = (await (await page.request.get('/api/esims')).json()) as {
      esims: { purchase_id: string }[];
    };
    await shop.operate('refund', esims[0]?.purchase_id ?? '', '--yes');
    await expectPages(page, order, 'We refunded this order.');
    await expectMail(books, buyer.email, 'We refunded this order.');
  },
);

test(
  'an eSIM whose payment was refunded in the processor’s dashboard is called that',
  { tag: LONG },
  async ({ page, sandbox, books, checkout }) => {
    const { buyer, order, intent } = await bought(page, checkout);
    await fetch(`${sandbox.stripe}/v1/refunds`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_sandbox' },
      body: new URLSearchParams({ payment_intent: intent }),
    });
    await expectPages(page, order, 'We refunded this order.');
    await expectMail(books, buyer.email, 'We refunded this order.');
  },
);

test('an order that was paid twice stays, and says that the second payment is refunded', async ({
  page,
  sandbox,
  books,
}) => {
  const { email } = someone();
  const plan = await aPlan(page);
  const about = { bundle_name: plan.bundle_name, country_code: plan.country_code };
  const { quote } = await post<{ quote: Quote }>(page, '/api/quote', about);
  const request = (method: 'stripe' | 'paypal', attempt_id: string) => ({
    ...about,
    price: (quote.methods[method]?.total_cents ?? 0) / 100,
    billing_details: { fullName: 'Mia Larsen', email },
    payment_method: method,
    is_guest: true,
    attempt_id,
  });
  const attempt = randomUUID();
  const card = await post<Record<string, string>>(
    page,
    '/api/esims/create-payment-intent',
    request('stripe', attempt),
  );
  const paypal = await post<Record<string, string>>(
    page,
    '/api/esims/create-paypal-order',
    request('paypal', attempt),
  );
  await books.control('webhooks', { party: 'stripe', action: 'hold' });
  await fetch(`${sandbox.stripe}/v1/payment_intents/${card['payment_intent_id']}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      key: 'pk_test_sandbox',
      client_secret: card['client_secret'] ?? '',
      payment_method: 'pm_card_visa',
    }),
  });
  await books.control('paypal-approval', { order: paypal['paypal_order_id'], payer: 'pat' });
  // The webhook of the approval may be capturing at this moment, which this call does not see yet.
  await post(page, '/api/esims/complete-paypal-purchase', {
    ...request('paypal', attempt),
    paypal_order_id: paypal['paypal_order_id'],
  }).catch((error: Error) => expect(error.message).toContain('payment_required'));
  await books.control('webhooks', { party: 'stripe', action: 'release' });
  await expect(async () => {
    await page.goto(`/order/${card['order']}`);
    await expect(page.getByText('This order was paid twice')).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1, name: 'Your eSIM is ready' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(
    `We refund the second payment in full, automatically. ${BANK_TIME}`,
  );
  expect(await books.mailTo(email, BACK)).toContain('was paid twice');
});
