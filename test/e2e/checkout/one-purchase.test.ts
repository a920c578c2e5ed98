import { expect, expectToFit, LONG, test } from '../../support/browser/browser.ts';
import { aPlan, CARDS, checkoutAddress, CheckoutPage, someone } from '../../support/browser/checkout-page.ts';

/** One charge, one order at the wholesaler and one eSIM. */
const ONE = { charges: [{}], provider_orders: [{}], esims: [{}] };

test.describe('one checkout is one purchase', () => {
  test(
    'if the page is reloaded after the charge: it finishes by itself',
    { tag: LONG },
    async ({ page, books, checkout }) => {
      const buyer = someone();
      let isHeld = true;
      await page.route('**/api/esims/complete-purchase', (route) => (isHeld ? undefined : route.continue()));
      await checkout.openFilled({ buyer });
      await checkout.pay.click();
      await expect(page.getByText('Your payment went through')).toBeVisible();
      isHeld = false;
      await page.reload();
      await expect(checkout.success).toBeVisible();
      await expect(checkout.success).toContainText(buyer.email);
      expect(await books.booked()).toMatchObject(ONE);
    },
  );

  test(
    'if the page is reloaded during the bank’s challenge: input stays, and the same intent is paid',
    { tag: LONG },
    async ({ page, books, checkout }) => {
      const buyer = await checkout.openFilled({ card: CARDS.asksTheBuyer });
      await checkout.pay.click();
      await expect(page.locator('iframe[title="3D Secure authentication"]')).toBeVisible();
      await page.reload();
      await checkout.waitForCard();
      await checkout.expectTyped(buyer);
      await expect(checkout.cardInput('cardnumber')).toHaveValue('');
      await expect(checkout.pay).toHaveText(/Complete Purchase/);
      await checkout.fillCard(CARDS.pays);
      await checkout.complete();
      expect(await books.booked()).toMatchObject(ONE);
    },
  );

  test('if a second tab pays, too, and says so; afterwards the same plan is a new purchase', async ({
    page,
    context,
    books,
  }) => {
    const plan = await aPlan(page);
    const [here, there] = [new CheckoutPage(page), new CheckoutPage(await context.newPage())];
    await here.open(plan);
    await there.open(plan);
    await there.fill(someone());
    await here.fill(someone());
    await here.complete();
    await there.pay.click();
    await there.expectPaidBefore();
    expect(await books.booked()).toMatchObject(ONE);

    // After a reload, in a new visit or after going back: both tabs show the purchase.
    await here.page.goto(checkoutAddress(plan));
    await expect(here.page.getByRole('heading', { name: 'You bought this' })).toBeVisible();
    await expect(here.page.getByRole('list', { name: 'Progress of your order' })).toContainText(
      'Ready, done',
    );
    await expect(here.pay).toHaveCount(0);
    await expectToFit(here.page, 360, 1440);
    await here.page.getByRole('link', { name: 'View your order' }).click();
    await expect(here.page.getByRole('heading', { level: 1, name: 'Your eSIM is ready' })).toBeVisible();
    await here.page.goBack();
    await expect(here.page.getByRole('heading', { name: 'You bought this' })).toBeVisible();

    await there.page.goto(checkoutAddress(plan));
    await expect(there.page.getByRole('heading', { name: 'You bought this' })).toBeVisible();
    await expect(there.pay).toHaveCount(0);
    await there.page.getByRole('button', { name: 'Buy another' }).click();
    await there.waitForCard();
    await there.fillCard(CARDS.pays);
    await there.complete();
    expect((await books.booked()).charges).toHaveLength(2);
  });
});
