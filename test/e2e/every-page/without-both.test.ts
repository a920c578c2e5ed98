import { expect, NO_LIMITS, LONG, test } from '../../support/browser/browser.ts';
import { PAGES_OF_WORDS } from '../../support/browser/public-pages.ts';

test.use({ settings: { ...NO_LIMITS, PAYPAL_CLIENT_ID: 'none', GOOGLE_CLIENT_ID: 'none' } });

test('without PayPal and Google no page mentions either', { tag: LONG }, async ({ page, auth, checkout }) => {
  await checkout.open();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await auth.open();
  await expect(auth.google).toHaveCount(0);
  for (const path of PAGES_OF_WORDS) {
    await page.goto(path);
    await expect(page.getByRole('main')).not.toContainText(/paypal|continue with google/i);
  }
});
