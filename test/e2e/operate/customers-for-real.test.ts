import { anAccount, PASSWORD, signUpQuietly } from '../../support/browser/account-page.ts';
import { expect, expectToFit, LONG, test } from '../../support/browser/browser.ts';
import { Member } from '../../support/browser/member.ts';
import { post } from '../../support/browser/post.ts';

const WIDTHS = [360, 1440];

test('a blocked customer reads so when signing in and when buying, and pays nothing', async ({
  page,
  shop,
  auth,
  checkout,
  complaints,
  books,
}) => {
  complaints.expect(/the server responded with a status of 403/);
  await page.goto('/faq');
  const email = await anAccount(page);
  await shop.operate('block', email, 'stolen', 'cards');
  await auth.open();
  await auth.signIn(email);
  await auth.expectError('This account is blocked');
  await expect(auth.error).toContainText('What you bought stays yours.');
  await expectToFit(page, ...WIDTHS);

  await page.goto('about:blank');
  const buyer = { firstName: 'Mia', lastName: 'Larsen', email: email.replace('@', '+2@') };
  await checkout.openFilled({ buyer });
  await checkout.pay.click();
  const refusal = page.getByRole('alert').filter({ hasText: 'We no longer sell to this email address.' });
  await expect(refusal).toContainText('Nothing was charged, and what you bought before stays yours.');
  await expectToFit(page, ...WIDTHS);
  expect((await books.booked()).charges).toEqual([]);
});

test(
  'a customer is found, opened and erased in the real console',
  { tag: LONG },
  async ({ page, shop, sandbox, complaints }) => {
    complaints.expect(/the server responded with a status of (401|403)/);
    await page.goto('/faq');
    const email = await signUpQuietly(page, undefined, 'Mia Larsen');
    await new Member(page, email, sandbox).buyAndKeepCard();
    await post(page, '/api/enterprise-requests', {
      companyName: 'Aurora Travel',
      contactName: 'Mia Larsen',
      email,
      message: 'We send forty people to Osaka in May.',
      consent: true,
    });
    await page.context().clearCookies();
    const [url = ''] = (await shop.operate('operator', 'link')).split('\n');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(url);
    await expect(page).toHaveURL(/\/operate\/dashboard$/);
    await page.getByRole('link', { name: 'Customers' }).click();
    await expect(page.getByRole('table', { name: 'Customers' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type(email);
    await page.getByRole('option', { name: 'Customer with an account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: email })).toBeVisible();
    await expect(page.getByText('At Stripe')).toBeVisible();
    await expect(page.getByText('This address isn’t confirmed')).toBeVisible();
    await expectToFit(page, ...WIDTHS);
    await page.getByRole('table', { name: 'Orders' }).getByRole('link').first().click();
    await page.getByRole('link', { name: 'Open the customer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: email })).toBeVisible();

    await page.getByRole('navigation').getByRole('link', { name: 'Leads' }).click();
    await page.getByRole('link', { name: 'Aurora Travel' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Aurora Travel' })).toBeVisible();
    await page.getByLabel('State').selectOption('Contacted');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await expect(page.getByText('state: contacted (was new)')).toBeVisible();

    await page.getByRole('link', { name: 'Find in Customers' }).click();
    await page.getByRole('table', { name: 'Customers' }).getByRole('link').first().click();
    await page.getByRole('button', { name: 'Erase' }).click();
    const dialog = page.getByRole('dialog', { name: 'Erase this customer?' });
    await dialog.getByLabel('Reason').fill('asked by mail');
    await dialog.getByLabel(/^Type mia/).fill(email);
    await expectToFit(page, ...WIDTHS);
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
    await expect(page.getByRole('heading', { name: 'Erased' })).toBeVisible();
    await expectToFit(page, ...WIDTHS);
    const signIn = await page.request.post('/api/auth/sign-in/email', {
      data: { email, password: PASSWORD },
      headers: { origin: new URL(page.url()).origin },
    });
    expect(signIn.status()).toBe(401);
  },
);
