import { signOutQuietly, signUpQuietly } from '../../support/browser/account-page.ts';
import { expect, LONG, test } from '../../support/browser/browser.ts';
import { buyHere, CheckoutPage, someone } from '../../support/browser/checkout-page.ts';
import { buyAsGuest } from '../../support/browser/member.ts';
import { ORDERING } from '../../support/outside/calls.ts';

test('purchases made here as a guest can be added to the account', async ({ page, sandbox, complaints }) => {
  await buyAsGuest(page, sandbox);
  await signUpQuietly(page);
  await page.goto('/profile');
  const offer = page.getByRole('region', {
    name: 'You bought 1 eSIM here as a guest. Add it to your account?',
  });
  await expect(offer).toBeVisible();
  await expect(page.getByText('0 eSIM(s) purchased')).toBeVisible();

  complaints.expect(/ERR_FAILED/);
  await page.route('**/api/account/join', (route) => route.abort());
  await offer.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(offer.getByText('Nothing has changed.')).toBeVisible();
  await page.unrouteAll();
  await offer.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('1 eSIM added to your account.')).toBeVisible();
  await expect(page.getByText('1 eSIM(s) purchased')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Japan' })).toBeVisible();

  await page.reload();
  await expect(page.getByText('1 eSIM(s) purchased')).toBeVisible();
  await expect(offer).toBeHidden();
  await signOutQuietly(page);
  await page.goto('/profile');
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
});

test('somebody else at the same computer can leave them alone', { tag: LONG }, async ({ page }) => {
  await buyHere(page, { createAccount: false });
  await signUpQuietly(page);
  await page.goto('/profile');
  const later = page.getByRole('button', { name: 'Not now' });
  await later.click();
  await expect(later).toBeHidden();
  await page.reload();
  await expect(page.getByText('0 eSIM(s) purchased')).toBeVisible();
  await expect(later).toBeHidden();
  await signOutQuietly(page);
  await page.goto('/profile');
  await expect(page.getByText('Bought in this browser')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Japan' })).toBeVisible();
});

test(
  'a guest can make this browser forget, after a confirmation',
  { tag: LONG },
  async ({ page, complaints }) => {
    const buyer = someone();
    await buyHere(page, { buyer });
    const open = page.getByRole('button', { name: 'Remove my eSIMs from this browser' });
    await open.click();
    const dialog = page.getByRole('dialog', { name: 'Remove your eSIMs from this browser?' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();

    await open.click();
    complaints.expect(/ERR_FAILED/);
    await page.route('**/api/account/forget-device', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(dialog.getByText('Nothing was removed.')).toBeVisible();
    await page.unrouteAll();
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const kept = await page.evaluate(() =>
      JSON.stringify([sessionStorage, localStorage].map((storage) => Object.entries(storage))),
    );
    expect(kept).not.toContain(buyer.email);
    expect(kept).not.toMatch(/simport\.(bought|attempt|payment)/);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('simport_guest');
    await page.reload();
    await expect(page.getByRole('article', { name: 'Japan' })).toHaveCount(0);
  },
);

test(
  'a guest finds an order that ended in a refund, and gets no mail about an account',
  { tag: LONG },
  async ({ page, books, complaints }) => {
    complaints.expect(/status of 409/);
    const buyer = someone();
    const checkout = new CheckoutPage(page);
    await checkout.openFilled({ buyer });
    await books.fault({ ...ORDERING, effect: 'status', status: 400 });
    await checkout.pay.click();
    await books.mailTo(buyer.email, 'Your money is on its way back');
    await page.goto('/profile');
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByText('Your order for Japan was refunded')).toBeVisible();
      await expect(
        page.getByText(/We couldn’t deliver this eSIM\. \$\d+\.\d\d of order SP-.* went back to Visa/),
      ).toBeVisible();
    }
    await page.getByRole('link', { name: 'See your order' }).click();
    await expect(page).toHaveURL(/\/order\//);
    expect(await books.subjectsTo(buyer.email)).toEqual(['Your money is on its way back']);
  },
);
