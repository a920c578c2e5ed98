import { expect, LONG, openAwake, test } from '../../support/browser/browser.ts';
import { someone } from '../../support/browser/checkout-page.ts';

test(
  'a partner’s code stays with the visitor until the checkout, and expires after a month',
  { tag: LONG },
  async ({ page, checkout }) => {
    await openAwake(page, '/country/JP?via=Travel-Blog');
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await checkout.waitForCard();
    await checkout.fill(someone());
    const sent = page.waitForRequest(/create-payment-intent/);
    await checkout.complete();
    expect((await sent).postDataJSON()).toMatchObject({ via: 'Travel-Blog' });

    await page.evaluate((days) => {
      localStorage.setItem('simport.via', `Travel-Blog ${Date.now() - days * 86_400_000}`);
    }, 31);
    await checkout.open();
    await checkout.fill(someone());
    const later = page.waitForRequest(/create-payment-intent/);
    await checkout.complete();
    expect((await later).postDataJSON()).not.toHaveProperty('via');
  },
);
