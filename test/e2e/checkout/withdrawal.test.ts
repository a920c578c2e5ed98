import type { Locator, Page } from '@playwright/test';

import { CONSENT_VERSION } from '../../../src/domain/promise/withdrawal-consent.ts';
import {
  expect,
  expectToFit,
  LONG,
  openAwake,
  test,
  WITH_WITHDRAWAL,
} from '../../support/browser/browser.ts';
import {
  aPlan,
  checkoutAddress,
  CheckoutPage,
  someone,
  tabTo,
  type Typed,
} from '../../support/browser/checkout-page.ts';
import { bookedMoney, expectTrue, sumOf, textOf } from '../../support/browser/expect-amounts.ts';
import { REFUSALS, walks } from '../../support/browser/walks.ts';

test.use({ settings: WITH_WITHDRAWAL });

/** Refunded before, in cents. */
const PART = 100;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Buys as a guest, with the keyboard for the new parts: the consents beside the payment. */
async function buy(page: Page, buyer: Typed): Promise<void> {
  const checkout = new CheckoutPage(page);
  await checkout.openFilled({ buyer });
  const [begin, ends] = [
    page.getByRole('checkbox', { name: /^I ask you to deliver my plan at once/ }),
    page.getByRole('checkbox', { name: /^I know that my right to withdraw ends/ }),
  ];
  await expect(begin).not.toBeChecked();
  await expect(ends).not.toBeChecked();
  await checkout.pay.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please check both boxes' })).toBeVisible();
  await expect(begin).toBeFocused();
  await page.keyboard.press('Space');
  await checkout.pay.click();
  await expect(ends).toBeFocused();
  await page.keyboard.press('Space');
  await checkout.complete();
}

test('a guest withdraws in two steps from the link of a mail, by keyboard', async ({
  page,
  browser,
  shop,
  books,
}) => {
  const buyer = someone();
  await buy(page, buyer);
  const mail = await books.mailTo(buyer.email, 'Your eSIM for Japan is ready');
  const link = /\/withdraw#\S+/.exec(mail)?.[0] ?? '';
  const order = /\/order\/[\w-]+/.exec(mail)?.[0] ?? '';

  await shop.operate('refund', /SP-\w{4}-\w{4}/.exec(mail)?.[0] ?? '', '--part=1.00', '--yes');

  // On another device, which knows nothing of the purchase.
  const context = await browser.newContext({ baseURL: shop.baseUrl, viewport: { width: 360, height: 740 } });
  const phone = await context.newPage();
  await openAwake(phone, link);
  await expect(heading(phone, 'Confirm withdrawal')).toBeVisible();
  await expect(phone.getByLabel('Your name')).toHaveValue('Mia Larsen');
  await expect(phone.getByLabel('Where we confirm it')).toHaveValue(buyer.email);
  await expectToFit(phone, 360, 1440);
  const name = phone.getByLabel('Your name');
  await tabTo(phone, name);
  await phone.keyboard.press('ControlOrMeta+A');
  await phone.keyboard.press('Delete');
  await phone.keyboard.press('Enter');
  await expect(phone.getByText('Please enter your name')).toBeVisible();
  await expect(name).toBeFocused();
  await expectToFit(phone, 360, 1440);
  await phone.keyboard.type('Mia Larsen');
  await phone.route('**/api/withdrawals/confirm', (route) => route.abort());
  const confirm = phone.getByRole('button', { name: 'Confirm withdrawal' });
  await tabTo(phone, confirm);
  await phone.keyboard.press('Enter');
  await expect(phone.getByText('Nothing was changed.')).toBeVisible();
  await phone.unrouteAll();
  await expect(name).toHaveValue('Mia Larsen');
  await confirm.press('Enter');
  await expect(heading(phone, 'You’ve withdrawn from this contract')).toBeVisible();
  const main = phone.getByRole('main');
  const booked = await bookedMoney(books);
  const told = { tells: [booked.paid - PART, PART], parts: [booked.paid - PART] };
  expectTrue('the withdrawal', await textOf.place(main), booked, told);
  await expectToFit(phone, 360, 1440);
  const receipt = await books.mailTo(buyer.email, 'We received your withdrawal');
  expect(receipt).toContain('I withdraw from the contract of this order.');
  await books.mailTo(buyer.email, 'Your money is on its way back');

  // A second tab shows the declaration, and so does the order's page.
  await phone.reload();
  await expect(heading(phone, 'You’ve withdrawn from this contract')).toBeVisible();
  const after = await bookedMoney(books);
  expect(sumOf(after.back)).toBe(after.paid);
  expectTrue('the withdrawal, read again', await textOf.place(main), after, told);
  await openAwake(page, order);
  await expect(page.getByText('You withdrew from this contract on')).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Withdraw from contract here' }),
  ).toBeHidden();
  await expectToFit(page, 360, 1440);
  await context.close();
});

test('a plan is bought again only with both boxes checked', { tag: LONG }, async ({ page, mia, books }) => {
  await mia.buyAndKeepCard({ consent: CONSENT_VERSION });
  await books.begin();
  await page.goto('/profile');
  await page.getByRole('article', { name: 'Japan' }).getByRole('button', { name: 'Buy again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Buy this plan again?' });
  await expect(dialog.getByRole('checkbox')).toHaveCount(2);
  await dialog.getByRole('button', { name: /^Buy now/ }).click();
  await expect(dialog.getByText('Please check both boxes')).toBeVisible();
  await expect(dialog.getByRole('checkbox').first()).toBeFocused();
  await expectToFit(page, 360, 1440);
  expect((await books.booked()).charges).toEqual([]);
  for (const box of await dialog.getByRole('checkbox').all()) await box.check();
  await dialog.getByRole('button', { name: /^Buy now/ }).click();
  await expect(page.getByRole('dialog', { name: 'Bought again' })).toBeVisible();
});

test(
  'the footer leads to a form that mails the link by number and address',
  { tag: LONG },
  async ({ page, browser, shop, books }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    const buyer = someone();
    await buy(page, buyer);
    const mail = await books.mailTo(buyer.email, 'Your eSIM for Japan is ready');
    const number = /SP-\w{4}-\w{4}/.exec(mail)?.[0] ?? '';

    // In the browser that bought, the order's page leads straight to the second step.
    await openAwake(page, /\/order\/[\w-]+/.exec(mail)?.[0] ?? '');
    await page.getByRole('main').getByRole('link', { name: 'Withdraw from contract here' }).click();
    await expect(heading(page, 'Confirm withdrawal')).toBeVisible();

    const context = await browser.newContext({
      baseURL: shop.baseUrl,
      viewport: { width: 1440, height: 800 },
    });
    const other = await context.newPage();
    await openAwake(other, '/refund-policy');
    await expect(other.getByRole('heading', { name: 'Your right to withdraw' })).toBeVisible();
    await expectToFit(other, 360, 1440);
    const foot = other.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from contract here' });
    await foot.focus();
    await other.keyboard.press('Enter');
    await expect(heading(other, 'Withdraw from contract')).toBeVisible();
    await expectToFit(other, 360, 1440);
    await tabTo(other, other.getByLabel('Order number'));
    await other.keyboard.press('Enter');
    await expect(other.getByText('Please enter the number of your order')).toBeVisible();
    await expectToFit(other, 360, 1440);
    await other.keyboard.type(number);
    await tabTo(other, other.getByLabel('Email address of the order'));
    await other.keyboard.type(buyer.email);
    await other.keyboard.press('Enter');
    await expect(heading(other, 'Check your email')).toBeVisible();
    await expectToFit(other, 360, 1440);
    const asked = await books.mailTo(buyer.email, 'Confirm your withdrawal');
    await openAwake(other, /\/withdraw#\S+/.exec(asked)?.[0] ?? '');
    await expect(heading(other, 'Confirm withdrawal')).toBeVisible();
    await context.close();
  },
);

test(
  'an invented link leads to the form for the order’s number',
  { tag: LONG },
  async ({ page, complaints }) => {
    complaints.expect(/status of 404/);
    await openAwake(page, '/withdraw#made-up');
    await expect(heading(page, 'This link doesn’t work')).toBeVisible();
    await page.getByRole('button', { name: 'Enter your order number' }).click();
    await expect(heading(page, 'Withdraw from contract')).toBeVisible();
  },
);

test('with a wallet a guest checks both boxes on one screen, and nothing opens without them', async ({
  page,
  books,
  checkout,
  wallets,
}) => {
  await books.control('stripe-wallets', { emails: [someone().email] });
  const boxes = page.getByRole('group', { name: 'Immediate delivery' }).getByRole('checkbox');
  const [begin, ends] = [boxes.first(), boxes.last()];
  let touches = 0;
  const touch = async (target: Locator) => {
    touches += 1;
    // Visible without scrolling.
    await expect(target).toBeInViewport({ ratio: 1 });
    await target.click();
  };
  await page.setViewportSize({ width: 360, height: 640 });
  await page.addInitScript(() => localStorage.setItem('simport.wallet', 'true'));
  await openAwake(page, '/country/JP');
  await touch(page.getByRole('button', { name: 'Express checkout' }));
  await expect(wallets.button('Apple Pay')).toBeInViewport({ ratio: 1 });
  await wallets.button('Apple Pay').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please check both boxes' })).toBeVisible();
  await expect(begin).toBeFocused();
  await expect(page.locator('iframe[title="Apple Pay"]')).toHaveCount(0);
  await expectToFit(page, 360, 1440);
  await touch(begin);
  await touch(ends);
  const request = page.waitForRequest(/create-payment-intent/);
  await touch(wallets.button('Apple Pay'));
  await expect(wallets.agreement('Apple Pay')).toBeVisible();
  expect(touches).toBe(4);
  await wallets.agree('Apple Pay');
  await expect(checkout.success).toBeVisible();
  expect((await request).postDataJSON()).toMatchObject({
    withdrawal_consent: expect.stringMatching(/\S/),
  });
});

walks({
  'a contract that is withdrawn from': async function* ({ page, checkout, wallets, books, complaints }) {
    complaints.expect(REFUSALS);
    await openAwake(page, `${checkoutAddress(await aPlan(page))}&pay=wallet`);
    await wallets.button('Link').click();
    await expect(page.getByRole('alert').filter({ hasText: 'Please check both boxes' })).toBeVisible();
    yield 'express checkout';
    const buyer = await checkout.openFilled();
    await checkout.pay.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Please check both boxes' })).toBeVisible();
    yield 'boxes';
    await page.getByRole('checkbox', { name: /^I ask you to deliver/ }).check();
    await page.getByRole('checkbox', { name: /^I know that my right/ }).check();
    await checkout.complete();
    const mail = await books.mailTo(buyer.email, 'Your eSIM for Japan is ready');
    await openAwake(page, /\/withdraw#\S+/.exec(mail)?.[0] ?? '');
    await expect(heading(page, 'Confirm withdrawal')).toBeVisible();
    yield 'withdraw?';
    await page.getByLabel('Your name').fill('');
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await expect(page.getByText('Please enter your name')).toBeVisible();
    yield 'no name';
    await page.getByLabel('Your name').fill('Mia Larsen');
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await expect(heading(page, 'You’ve withdrawn from this contract')).toBeVisible();
    yield 'withdrawn';
    await openAwake(page, /\/order\/[\w-]+/.exec(mail)?.[0] ?? '');
    await expect(page.getByText('You withdrew from this contract on')).toBeVisible();
    yield 'order that was withdrawn from';
  },
});
