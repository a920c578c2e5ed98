import { anAccount, PASSWORD, signInHere, signUpQuietly } from '../../support/browser/account-page.ts';
import { expect, LONG, test } from '../../support/browser/browser.ts';
import { accountCheckbox, buyHere, someone } from '../../support/browser/checkout-page.ts';
import { post } from '../../support/browser/post.ts';

test('a guest with the box checked gets an account by mail, and finds the purchase in it', async ({
  page,
  books,
}) => {
  const buyer = someone();
  await buyHere(page, { buyer });
  await expect(page.getByText('Bought in this browser')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();

  const mail = await books.mailTo(buyer.email, 'Your account is ready for a password');
  await page.goto(/\/reset-password#\S+/.exec(mail)?.[0] ?? '');
  const fields = page.getByRole('main').getByRole('textbox');
  await expect(fields).toHaveCount(2);
  for (const field of await fields.all()) await field.fill(PASSWORD);
  await page.getByRole('main').locator('button[type="submit"]').click();
  await expect(fields).toHaveCount(0);

  await page.goto('/profile');
  await signInHere(page, buyer.email);
  await expect(page.getByRole('heading', { level: 1, name: 'Mia Larsen' })).toBeVisible();
  await expect(page.getByText(buyer.email)).toBeVisible();
  await expect(page.getByText('1 eSIM(s) purchased')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Japan' })).toBeVisible();
  // The purchase is in the account, so there is nothing to add.
  await expect(page.getByRole('button', { name: 'Not now' })).toHaveCount(0);
});

test(
  'a guest without the box checked gets no account, but an invitation',
  { tag: LONG },
  async ({ page, books }) => {
    const buyer = someone();
    await buyHere(page, { buyer, createAccount: false });
    await expect(page.getByRole('heading', { name: 'Keep your eSIMs in an account' })).toBeVisible();
    await expect.poll(() => books.subjectsTo(buyer.email)).toEqual([expect.stringMatching(/Japan/)]);
  },
);

test('the choice survives a reload, like everything typed', { tag: LONG }, async ({ page, checkout }) => {
  const buyer = someone();
  await checkout.open();
  await expect(accountCheckbox(page)).toBeChecked();
  await checkout.fill(buyer);
  await accountCheckbox(page).uncheck();
  await page.reload();
  await checkout.waitForCard();
  await checkout.expectTyped(buyer);
  await expect(accountCheckbox(page)).not.toBeChecked();
});

test(
  'a guest who has an account can claim the purchase on the order’s own page',
  { tag: LONG },
  async ({ page, browser, books }) => {
    const owner = someone();
    await anAccount(page, owner.email);
    await buyHere(page, { buyer: owner });
    const mail = await books.mailTo(owner.email, 'Add this purchase to your account');
    const address = /\/order\/[\w-]+/.exec(mail)?.[0] ?? '';

    const otherDevice = await browser.newContext();
    const phone = await otherDevice.newPage();
    const origin = new URL(page.url()).origin;
    await phone.goto(`${origin}${address}`);
    const save = phone.getByRole('button', { name: 'Sign in to save it' });
    await expect(save).toBeVisible();
    await save.click();
    await expect(phone.getByRole('dialog').getByRole('textbox', { name: 'Email Address' })).toHaveValue(
      owner.email,
    );
    await signInHere(phone, owner.email);
    await phone.getByRole('button', { name: 'Save to my account' }).click();
    await expect(phone.getByText('Saved to your account.')).toBeVisible();
    await phone.getByRole('link', { name: 'View My eSIMs' }).click();
    await expect(phone.getByText('1 eSIM(s) purchased')).toBeVisible();
    await otherDevice.close();

    // Having the link takes nothing away from the browser that bought.
    await page.goto('/profile');
    await expect(page.getByRole('button', { name: 'See details' })).toBeVisible();
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Your eSIM is ready' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in to save it' })).toHaveCount(0);
  },
);

test(
  'an order in another’s account is not offered, and a claim that fails says so',
  { tag: LONG },
  async ({ page, browser, baseURL, complaints }) => {
    complaints.expect(/status of 404/);
    await buyHere(page, { createAccount: false });
    const order = await page.evaluate(() => {
      const kept = Object.entries(sessionStorage).find(([key]) => key.startsWith('simport.bought'));
      return (JSON.parse(kept?.[1] ?? '{}') as { id: string }).id;
    });
    await signUpQuietly(page);
    await page.goto(`/order/${order}`);
    const save = page.getByRole('button', { name: 'Save to my account' });
    await expect(save).toBeVisible();

    // Meanwhile somebody else with the link was faster.
    const rival = await browser.newPage({ ...(baseURL && { baseURL }) });
    await signUpQuietly(rival);
    await post(rival, '/api/account/claim', { order });
    await rival.close();

    await save.click();
    await expect(page.getByText('There’s no such order, or it’s in another account.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('This order is in another account.')).toBeVisible();
  },
);
