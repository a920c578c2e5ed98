import { expect, LONG, NO_LIMITS, test } from '../../support/browser/browser.ts';

test.use({ settings: { ...NO_LIMITS, GOOGLE_CLIENT_ID: 'none' } });

test(
  'without Google visitors sign in by e-mail, and nothing mentions Google',
  { tag: LONG },
  async ({ auth, checkout }) => {
    await auth.open();
    await expect(auth.google).toHaveCount(0);
    await expect(auth.dialog).not.toContainText(/google|continue with email/i);
    await checkout.open();
    await expect(checkout.radio('PayPal')).toBeVisible();
  },
);

test('the dashboard then does not mention a Google account', { tag: LONG }, async ({ page, mia }) => {
  expect(mia.email).toContain('@');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Password', exact: true })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/google/i);
  await page.goto('/sign-in-failed');
  await expect(page.getByRole('main')).not.toContainText(/google/i);
});
