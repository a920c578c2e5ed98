import { devices } from '@playwright/test';

import { expect, expectToFit, LONG, test } from '../../support/browser/browser.ts';
import { aPlan, checkoutAddress, someone } from '../../support/browser/checkout-page.ts';
import { readQr } from '../../support/reading/read-qr.ts';

const ADDRESS = /http:\/\/localhost:\d+(\/order\/[\w-]+)/;

test.describe('the eSIMs of a guest', () => {
  test('a browser that bought nothing is asked to sign in', { tag: LONG }, async ({ page }) => {
    await page.goto('/profile');
    const dialog = page.getByRole('dialog', { name: 'Welcome Back' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
    await expect(
      page.getByText('Please sign in to access the dashboard and purchase eSIM plans.'),
    ).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await expect(dialog).toBeVisible();
  });

  test('a failed list can be loaded again', { tag: LONG }, async ({ page, complaints }) => {
    complaints.expect(/ERR_FAILED/);
    await page.route('**/api/esims?*', (route) => route.abort());
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'Failed to load your eSIMs' })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
  });

  test('the page’s HTML contains nothing personal', { tag: LONG }, async ({ page, request }) => {
    const html = await (await request.get('/profile')).text();
    expect(html).not.toContain('Authentication Required');
    await page.goto('/profile');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  test(
    'an eSIM that the network no longer has offers support instead of the installation',
    { tag: LONG },
    async ({ page, books, checkout, complaints }) => {
      complaints.expect(/404/);
      await checkout.openFilled();
      await checkout.complete();
      await books.fault({
        party: 'esim-go',
        method: 'GET',
        path: '/v2.4/esims/*',
        effect: 'status',
        status: 403,
        times: 20,
      });
      await page.getByRole('link', { name: 'View My eSIMs' }).click();

      const pass = page.getByRole('article', { name: 'Japan' });
      await expect(pass.getByText('Not available')).toBeVisible();
      await expect(pass).toContainText('Write to us, and we’ll replace it or give your money back.');
      for (const name of ['Install eSIM', 'Show QR'])
        await expect(pass.getByRole('button', { name })).toHaveCount(0);
      await pass.getByRole('button', { name: 'See details' }).click();
      await expect(page.getByRole('dialog')).toContainText('The network no longer has this eSIM.');
      await page.keyboard.press('Escape');
      await pass.getByRole('link', { name: 'Get help' }).click();
      await expect(page).toHaveURL(/\/support$/);
      await books.clearFaults();
    },
  );

  test('an eSIM can be installed from the list and from the order page, on every kind of device', async ({
    page,
    browser,
    baseURL,
    books,
    checkout,
    complaints,
  }) => {
    complaints.expect(/ERR_(FAILED|INTERNET_DISCONNECTED)/);
    const buyer = await checkout.openFilled();
    await checkout.complete();
    const came = page.waitForResponse('**/activation');
    await page.getByRole('link', { name: 'View My eSIMs' }).click();
    await (await came).finished();

    const pass = page.getByRole('article', { name: 'Japan' });
    await expect(pass.getByText('Purchased')).toBeVisible();
    // Only an account has a card that could pay for it.
    await expect(page.getByRole('button', { name: 'Buy again' })).toHaveCount(0);
    // A traveller who lands without a network still has the codes.
    await page.context().setOffline(true);
    await pass.getByRole('button', { name: 'Show QR' }).click();
    await expect(page.getByAltText('QR code that installs the eSIM')).toBeVisible();
    await page.keyboard.press('Escape');
    // Its step in the history is taken back, too.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.context().setOffline(false);

    await page.route('**/activation', (route) => route.abort());
    await page.reload();
    await pass.getByRole('button', { name: 'Install eSIM' }).click();
    await expect(page.getByRole('heading', { name: 'We couldn’t load the codes' })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    const qr = page.getByAltText('QR code that installs the eSIM');
    await expect(qr).toBeVisible();
    const guide = page.getByRole('dialog');
    await expect(guide.getByText(/You’ll see 4G or 5G/)).toBeVisible();
    await expect(guide.getByText(/The code works once.*leave roaming off on your home line/)).toBeVisible();
    await page.getByText('Locked or older phone?').click();
    await expect(page.getByText(/must say “No SIM restrictions”/)).toBeVisible();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy Full code' }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(
      readQr(Buffer.from(((await qr.getAttribute('src')) ?? '').split(',')[1] ?? '', 'base64')),
    );

    await expect.poll(async () => (await books.mailsTo(buyer.email)).length).toBe(1);
    const [mail] = await books.mailsTo(buyer.email);
    const order = ADDRESS.exec(mail?.text ?? '')?.[1] ?? '';
    for (const [device, button] of [
      ['iPhone 15 Pro', 'Install eSIM'],
      ['Pixel 7', 'Install on Android'],
      // Too old for the link.
      ['iPhone 13', null],
    ] as const) {
      const { defaultBrowserType: _, ...phone } = devices[device] ?? {};
      const context = await browser.newContext({ ...phone, ...(baseURL && { baseURL }) });
      complaints.watch(context, baseURL ?? '');
      const hand = await context.newPage();
      await hand.goto(order);
      if (button === null) {
        await expect(hand.getByText(/One tap needs iOS 17.4 or newer/)).toBeVisible();
        await expect(hand.getByRole('main').getByRole('link', { name: 'Install eSIM' })).toHaveCount(0);
      } else {
        const link = hand.getByRole('main').getByRole('link', { name: button });
        await expect(link).toHaveAttribute('href', new RegExp(copied.slice(-12)));
      }
      await expect(
        hand.getByRole('main').getByText(copied.split('$')[2] ?? '', { exact: true }),
      ).toBeVisible();
      await expect(hand.getByAltText('QR code that installs the eSIM')).toBeHidden();
      await hand.getByText('Show the QR for another screen').click();
      await expect(hand.getByAltText('QR code that installs the eSIM')).toBeVisible();
      // A phone can't scan a code on its own screen.
      await hand.getByRole('link', { name: 'Every step, with these codes' }).click();
      await expect(hand.getByRole('radio', { name: 'Manual Installation' })).toBeChecked();
      await context.close();
    }

    const last = {
      [order]: page.getByRole('heading', { level: 1, name: 'Your eSIM is ready' }),
      '/profile': pass,
      [checkoutAddress(await aPlan(page))]: page.getByRole('heading', { name: 'You bought this' }),
      [checkoutAddress(await aPlan(page, 'FR'))]: checkout.cardInput('cardnumber'),
    };
    await page.setViewportSize({ width: 320, height: 640 });
    for (const [address, sight] of Object.entries(last)) {
      await page.goto(address);
      await expect(sight).toBeVisible();
      await expectToFit(page);
    }

    const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const read = await plain.newPage();
    const answer = await read.goto(order);
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
    await expect(read.getByRole('heading', { level: 1, name: 'Your eSIM is ready' })).toBeVisible();
    await expect(read.getByAltText('QR code that installs the eSIM')).toBeVisible();
    await expect(read.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await plain.close();
  });
});

test.describe('the page of an order', () => {
  test('does not exist at an invented address', { tag: LONG }, async ({ page, complaints }) => {
    complaints.expect(/status of 404/);
    await page.goto('/order/nobody-has-this');
    await expect(page.getByRole('heading', { name: 'Order not found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'View My eSIMs' })).toHaveAttribute('href', '/profile');
    await page.getByRole('link', { name: 'Get help' }).click();
    await expect(page).toHaveURL(/\/support$/);
  });

  test(
    'leads back to the checkout if the payment was not completed',
    { tag: LONG },
    async ({ page, checkout, complaints }) => {
      complaints.expect(/status of 402/);
      const started = page.waitForResponse(/create-payment-intent/);
      await checkout.open();
      await checkout.fill(someone(), '4000000000000002');
      await checkout.pay.click();
      const { order } = (await (await started).json()) as { order: string };
      await expect(page.getByRole('alert')).toContainText('Purchase failed');
      await page.goto(`/order/${order}`);
      await expect(
        page.getByRole('heading', { level: 1, name: 'This order hasn’t been paid' }),
      ).toBeVisible();
      await page.getByRole('link', { name: 'Back to checkout' }).click();
      await expect(page.getByRole('heading', { name: 'Secure Checkout' })).toBeVisible();
    },
  );

  test(
    'announces the refund if the eSIM cannot be delivered',
    { tag: LONG },
    async ({ page, books, checkout, complaints }) => {
      complaints.expect(/status of 409/);
      const refuse = {
        party: 'esim-go',
        method: 'POST',
        path: '/v2.*/orders',
        effect: 'status',
        status: 400,
      };
      await books.control('faults', { ...refuse, times: 5 });
      await checkout.openFilled();
      await checkout.pay.click();
      await expect(page.getByRole('heading', { name: 'Your money is on its way back' })).toBeVisible();
      await expect(page.getByText('We couldn’t deliver this eSIM.')).toBeVisible();
      await books.clearFaults();
      await page.getByRole('link', { name: 'Follow your order' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Your money was returned' })).toBeVisible();
      expect((await books.booked()).refunds).toHaveLength(1);
    },
  );
});
