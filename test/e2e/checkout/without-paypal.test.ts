import { expect, LONG, NO_LIMITS, test } from '../../support/browser/browser.ts';
import { CARDS } from '../../support/browser/checkout-page.ts';
import { PAGES_OF_WORDS } from '../../support/browser/public-pages.ts';

test.use({ settings: { ...NO_LIMITS, PAYPAL_CLIENT_ID: 'none' } });

test(
  'without PayPal the checkout has one payment method, never calls PayPal, and sells',
  { tag: LONG },
  async ({ page, checkout, auth, complaints }) => {
    complaints.expect(/\b402\b/);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    // Chosen in this tab while PayPal was available.
    await page.goto('/faq');
    await page.evaluate(() => sessionStorage.setItem('simport.method', '"paypal"'));
    const buyer = await checkout.openFilled({ card: CARDS.declined });
    await expect(page.getByText('Credit or Debit Card', { exact: true })).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText(/paypal/i);
    await checkout.pay.click();
    await expect(page.getByRole('button', { name: 'Try another card' })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/paypal/i);
    await checkout.fillCard(CARDS.pays);
    await checkout.expectTyped(buyer);
    await checkout.complete();
    expect(asked.filter((url) => /paypal|sdk\/js/i.test(url))).toEqual([]);
    const policy = (await page.request.get('/checkout?plan=x')).headers()['content-security-policy'] ?? '';
    expect(policy).not.toMatch(/paypal/i);

    for (const path of PAGES_OF_WORDS) {
      await page.goto(path);
      await expect(page.getByRole('main')).not.toContainText(/paypal/i);
    }
    await auth.open();
    await expect(auth.google).toBeVisible();
  },
);
