import { askAuth } from '../../support/browser/ask-auth.ts';
import { axe, expect, test } from '../../support/browser/browser.ts';
import { aPlan, CheckoutPage, someone } from '../../support/browser/checkout-page.ts';
import { GUEST_PASSWORD, signInHere, subjectsTo, wish } from '../../support/browser/guest-page.ts';

const KIM = 'Kim van Dijk';

test('a guest who signs in while paying keeps the plan and everything typed', async ({ page, sandbox }) => {
  const account = someone();
  await askAuth(page, 'sign-up/email', { email: account.email, password: GUEST_PASSWORD, name: KIM });
  await askAuth(page, 'sign-out', {});
  const buyer = someone();
  const checkout = new CheckoutPage(page);
  await checkout.open(await aPlan(page));
  await expect(page.getByRole('heading', { name: 'Sign in for benefits' })).toBeVisible();
  await checkout.fill(buyer);
  const address = page.url();
  const total = await checkout.pay.textContent();
  await axe(page);

  await page.getByRole('button', { name: 'Sign Up / Sign In' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Email Address' })).toHaveValue(
    buyer.email,
  );
  await signInHere(page, account.email);
  await expect(page.getByRole('heading', { name: 'Sign in for benefits' })).toBeHidden();
  expect(page.url()).toBe(address);
  await expect(checkout.pay).toHaveText(total ?? '');
  await expect(page.getByLabel('First Name')).toHaveValue('Mia');
  await expect(page.getByLabel('Last Name')).toHaveValue('Larsen');
  await expect(page.getByText('Card information is complete')).toBeVisible();
  await expect(checkout.email).toHaveValue(account.email);
  await expect(checkout.email).not.toBeEditable();
  await expect(wish(page)).toHaveCount(0);
  await axe(page);

  const request = page.waitForRequest(/create-payment-intent/);
  await checkout.pay.click();
  const sent = await request;
  expect(sent.postDataJSON()).toMatchObject({ is_guest: false, create_account: false });
  expect((await sent.allHeaders())['authorization']).toMatch(/^Bearer ey/);
  await expect(checkout.success).toContainText(account.email);
  await page.getByRole('link', { name: 'View My eSIMs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: KIM })).toBeVisible();
  await expect(page.getByText('1 eSIM(s) purchased')).toBeVisible();
  expect(await subjectsTo(sandbox.control, buyer.email)).toEqual([]);
});

test('who is signed in finds name and address filled in, and the address locked', async ({ page }) => {
  const { email } = someone();
  await askAuth(page, 'sign-up/email', { email, password: GUEST_PASSWORD, name: KIM });
  const checkout = new CheckoutPage(page);
  await checkout.open(await aPlan(page));
  await expect(page.getByLabel('First Name')).toHaveValue('Kim');
  await expect(page.getByLabel('Last Name')).toHaveValue('van Dijk');
  await expect(checkout.email).toHaveValue(email);
  await expect(checkout.email).not.toBeEditable();
  await expect(page.getByRole('button', { name: 'Sign Up / Sign In' })).toHaveCount(0);
  await page.getByLabel('First Name').fill('Kimberly');
  await page.reload();
  await checkout.waitForCard();
  await expect(page.getByLabel('First Name')).toHaveValue('Kimberly');
  await axe(page);
});

test('a sign-in that runs out while paying is asked for again, and nothing is lost or charged', async ({
  page,
  complaints,
  browser,
}) => {
  complaints.expect(/status of 401/);
  const { email } = someone();
  await askAuth(page, 'sign-up/email', { email, password: GUEST_PASSWORD, name: KIM });
  const checkout = new CheckoutPage(page);
  await checkout.open(await aPlan(page));
  await checkout.fillCard('4242424242424242');
  const total = await checkout.pay.textContent();
  // Signed out from afar: this page knows nothing of it.
  const cookies = await page.context().cookies();
  const elsewhere = await browser.newContext();
  await elsewhere.addCookies(cookies);
  const phone = await elsewhere.newPage();
  const origin = new URL(page.url()).origin;
  await phone.request.post(`${origin}/api/auth/sign-out`, { data: {}, headers: { origin } });
  await elsewhere.close();

  await checkout.pay.click();
  await expect(
    page.getByText('Purchase failed: Your sign-in has run out. Please sign in again.'),
  ).toBeVisible();
  await expect(page.getByText('Nothing was charged. Everything you typed is still here.')).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Sign In Again' }).click();
  await signInHere(page, email);
  await expect(page.getByText(/^Purchase failed/)).toBeHidden();
  await expect(page.getByLabel('First Name')).toHaveValue('Kim');
  await expect(checkout.email).not.toBeEditable();
  await expect(checkout.pay).toHaveText(total ?? '');
  await checkout.pay.click();
  await expect(checkout.success).toContainText(email);
});
