import { anAccount, signInHere, signOutFromAfar } from '../../support/browser/account-page.ts';
import { expect, LONG, test } from '../../support/browser/browser.ts';
import { accountCheckbox, someone } from '../../support/browser/checkout-page.ts';

const KIM = 'Kim van Dijk';

test(
  'a guest who signs in while paying keeps the plan and everything typed',
  { tag: LONG },
  async ({ page, books, checkout }) => {
    const account = await anAccount(page, undefined, KIM);
    const buyer = someone();
    await checkout.open();
    await expect(page.getByRole('heading', { name: 'Sign in for benefits' })).toBeVisible();
    await checkout.fill(buyer);
    const address = page.url();
    const total = await checkout.pay.textContent();

    await page.getByRole('button', { name: 'Sign Up / Sign In' }).click();
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Email Address' })).toHaveValue(
      buyer.email,
    );
    await signInHere(page, account);
    await expect(page.getByRole('heading', { name: 'Sign in for benefits' })).toBeHidden();
    expect(page.url()).toBe(address);
    await expect(checkout.pay).toHaveText(total ?? '');
    await expect(page.getByLabel('First Name')).toHaveValue('Mia');
    await expect(page.getByLabel('Last Name')).toHaveValue('Larsen');
    await expect(page.getByText('Card information is complete')).toBeVisible();
    await expect(checkout.email).toHaveValue(account);
    await expect(checkout.email).not.toBeEditable();
    await expect(accountCheckbox(page)).toHaveCount(0);

    const request = page.waitForRequest(/create-payment-intent/);
    await checkout.pay.click();
    const sent = await request;
    expect(sent.postDataJSON()).toMatchObject({ is_guest: false, create_account: false });
    expect((await sent.allHeaders())['authorization']).toMatch(/^Bearer ey/);
    await expect(checkout.success).toContainText(account);
    await page.getByRole('link', { name: 'View My eSIMs' }).click();
    await expect(page.getByRole('heading', { level: 1, name: KIM })).toBeVisible();
    await expect(page.getByText('1 eSIM(s) purchased')).toBeVisible();
    expect(await books.subjectsTo(buyer.email)).toEqual([]);
  },
);

test(
  'a signed-in buyer finds name and address filled in, and the address locked',
  { tag: LONG },
  async ({ page, checkout, kim }) => {
    await checkout.open();
    await expect(page.getByLabel('First Name')).toHaveValue('Kim');
    await expect(page.getByLabel('Last Name')).toHaveValue('van Dijk');
    await expect(checkout.email).toHaveValue(kim.email);
    await expect(checkout.email).not.toBeEditable();
    await expect(page.getByRole('button', { name: 'Sign Up / Sign In' })).toHaveCount(0);
    await page.getByLabel('First Name').fill('Kimberly');
    await page.reload();
    await checkout.waitForCard();
    await expect(page.getByLabel('First Name')).toHaveValue('Kimberly');
  },
);

test(
  'a sign-in that expires while paying is requested again, and nothing is lost or charged',
  { tag: LONG },
  async ({ page, checkout, kim, complaints }) => {
    complaints.expect(/status of 401/);
    await checkout.open();
    await checkout.fillCard('4242424242424242');
    const total = await checkout.pay.textContent();
    await signOutFromAfar(page);

    await checkout.pay.click();
    await expect(
      page.getByText('Purchase failed: Your session has expired. Please sign in again.'),
    ).toBeVisible();
    await expect(page.getByText('Nothing was charged. Everything you typed is still here.')).toBeVisible();
    await page.getByRole('button', { name: 'Sign In Again' }).click();
    await signInHere(page, kim.email);
    await expect(page.getByText(/^Purchase failed/)).toBeHidden();
    await expect(page.getByLabel('First Name')).toHaveValue('Kim');
    await expect(checkout.email).not.toBeEditable();
    await expect(checkout.pay).toHaveText(total ?? '');
    await checkout.pay.click();
    await expect(checkout.success).toContainText(kim.email);
  },
);

test.describe('the success message', () => {
  test(
    'waits while the buyer uses it, by pointer or by keyboard, and then leads on',
    { tag: LONG },
    async ({ page, checkout }) => {
      await page.clock.install();
      await checkout.openFilled();
      await checkout.complete();
      const soon = checkout.success.getByText('Opening your eSIMs in 3 seconds');
      const box = await checkout.success.boundingBox();
      if (!box) throw new Error('no dialog');
      const [x, y] = [box.x + box.width / 2, box.y + 60];
      await page.mouse.move(x, y);
      await page.mouse.move(x + 5, y + 5);
      await expect(soon).toBeHidden();
      await page.clock.fastForward(4000);
      await expect(checkout.success).toBeVisible();
      await page.mouse.move(2, 2);
      await expect(soon).toBeVisible();
      await expect(page).toHaveURL(/\/profile$/);
    },
  );

  test(
    'stays if the browser stores no cookies, and names the way back',
    { tag: LONG },
    async ({ page, checkout }) => {
      await page.route('**/api/**', async (route) => {
        const request = route.request();
        if (request.headers()['accept'] === 'text/event-stream') return route.continue();
        const { cookie: _, ...headers } = await request.allHeaders();
        const sent = Object.entries(headers).filter(([name]) => !name.startsWith(':'));
        const answer = await fetch(request.url(), {
          method: request.method(),
          headers: Object.fromEntries(sent),
          body: request.method() === 'GET' ? null : request.postData(),
        });
        const { 'set-cookie': _set, 'content-encoding': _how, ...told } = Object.fromEntries(answer.headers);
        await route.fulfill({
          status: answer.status,
          headers: told,
          body: Buffer.from(await answer.arrayBuffer()),
        });
      });
      await page.clock.install();
      await checkout.openFilled();
      await checkout.complete();
      await expect(checkout.success).toContainText('Your browser blocks cookies');
      await page.clock.fastForward(10_000);
      await expect(checkout.success).toBeVisible();
      await checkout.success.getByRole('link', { name: 'Follow your order' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Your eSIM is ready' })).toBeVisible();
    },
  );

  test('has a separate action for installing the eSIM', { tag: LONG }, async ({ page, checkout }) => {
    await page.clock.install();
    await checkout.openFilled();
    await checkout.complete();
    await page.keyboard.press('Shift');
    await page.clock.fastForward(4000);
    await expect(checkout.success).toBeVisible();
    await checkout.success.getByRole('link', { name: 'Install now' }).click();
    await expect(page).toHaveURL(/\/installation\?order=/);
    await expect(page.getByText('Your eSIM for Japan is ready', { exact: true })).toBeVisible();
  });
});
