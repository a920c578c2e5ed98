import { expect, expectToFit, openAwake, test } from '../../support/browser/browser.ts';
import { buyAsGuest } from '../../support/browser/member.ts';

test('an order’s page leads its buyer to the return', async ({ page, browser, shop, books, complaints }) => {
  complaints.expect(/status of 40[14]/);
  const email = await buyAsGuest(page, shop.sandbox);
  const mail = await books.mailTo(email, 'Your eSIM for Japan is ready');
  const order = /\/order\/[\w-]+/.exec(mail)?.[0] ?? '';

  // With the link alone, nobody can take the eSIM from its buyer.
  const context = await browser.newContext({ baseURL: shop.baseUrl });
  const other = await context.newPage();
  await other.goto(order);
  await other.getByRole('button', { name: 'Get a refund' }).click();
  await expect(other.getByText('We need to know it’s yours')).toBeVisible();
  await expect(other.getByText(/with your order number, SP-\w{4}-\w{4}\./)).toBeVisible();
  await expectToFit(other, 360, 1440);
  // The owner of the mailbox can, wherever the mail is read.
  await other.getByRole('button', { name: 'Email me the link' }).click();
  await expect(other.getByText('We’ve emailed m***@posteo.example.')).toBeVisible();
  await expectToFit(other, 360, 1440);
  const asked = await books.mailTo(email, 'Return this eSIM?');
  await openAwake(other, /\/confirm-return#\S+/.exec(asked)?.[0] ?? '');
  await expect(other.getByRole('button', { name: /^Return eSIM, get \$/ })).toBeVisible();
  await context.close();

  await page.goto(order);
  await expect(page.getByText(/^You’ll get a full refund until \w.* if it’s unused\.$/)).toBeVisible();
  await expectToFit(page, 360, 1440);
  await page.getByRole('button', { name: 'Get a refund' }).click();
  const question = page.getByRole('dialog', { name: 'Return this eSIM?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/profile$/);

  await page.goBack();
  await page.getByRole('button', { name: 'Get a refund' }).click();
  await page.getByRole('button', { name: /^Return eSIM, get/ }).click();
  await expect(page.getByRole('dialog', { name: 'Your money is on its way back' })).toBeVisible();
  await page.goto(order);
  await expect(page.getByRole('button', { name: 'Get a refund' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Refund Policy' })).toBeVisible();
});
