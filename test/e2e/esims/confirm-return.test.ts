import { signUpQuietly } from '../../support/browser/account-page.ts';
import { expect, expectToFit, LONG, openAwake, test } from '../../support/browser/browser.ts';
import { buyHere, someone } from '../../support/browser/checkout-page.ts';
import { post } from '../../support/browser/post.ts';

test(
  'a return by an account with another address must be confirmed from the mailbox of the purchase',
  { tag: LONG },
  async ({ page, browser, shop, books, complaints }) => {
    complaints.expect(/status of 404/);
    const buyer = someone();
    await buyHere(page, { buyer, createAccount: false });
    const told = await books.mailTo(buyer.email, 'Your eSIM for Japan is ready');
    const order = /\/order\/([\w-]+)/.exec(told)?.[1] ?? '';

    const other = await (await browser.newContext({ baseURL: shop.baseUrl })).newPage();
    await signUpQuietly(other);
    await post(other, '/api/account/claim', { order });
    await openAwake(other, '/profile');
    await other.getByRole('button', { name: 'See details' }).click();
    await other.getByRole('button', { name: 'Get a refund' }).click();
    const question = other.getByRole('dialog', { name: 'Return this eSIM?' });
    await question.getByRole('button', { name: /^Return eSIM, get/ }).click();
    const sent = other.getByRole('dialog', { name: 'Check your email' });
    await expect(sent.getByText('We’ve emailed m***@posteo.example to confirm.')).toBeVisible();
    await sent.getByRole('button', { name: 'Done' }).click();
    await page.reload();
    await expect(page.getByRole('article', { name: 'Japan' })).toBeVisible();

    const mail = await books.mailTo(buyer.email, 'Return this eSIM?');
    const link = /\/confirm-return#\S+/.exec(mail)?.[0] ?? '';
    await openAwake(page, link);
    await expect(page.getByRole('heading', { level: 1, name: 'Return this eSIM?' })).toBeVisible();
    await expectToFit(page, 360, 768, 1440);
    await page.getByRole('button', { name: /^Return eSIM, get/ }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Your money is on its way back' }),
    ).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
  },
);
