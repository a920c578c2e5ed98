import { anAccount, anAddress, PASSWORD, signUpQuietly } from '../../support/browser/account-page.ts';
import { expect, LONG, openAwake, test } from '../../support/browser/browser.ts';
import { aPlan, checkoutAddress } from '../../support/browser/checkout-page.ts';

const SENTENCE = 'Please sign in to access the dashboard and purchase eSIM plans.';

test.describe('a page that needs an account', () => {
  for (const address of ['/profile', '/dashboard']) {
    const title = `${address} opens the dialog by itself and goes on where the visitor was, also after signing up`;
    test(title, { tag: address === '/profile' ? [] : LONG }, async ({ page, auth }) => {
      const email = anAddress();
      await page.goto(address);
      await expect(auth.dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('heading', { level: 1, name: 'Authentication Required' })).toBeVisible();
      await expect(page.getByText(SENTENCE)).toBeVisible();
      await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
      await auth.button('Sign up').click();
      await auth.fill(email, PASSWORD, PASSWORD);
      await auth.button('Create Account').click();
      await expect(page.getByRole('status').getByText('Account created.')).toBeVisible();
      await expect(page.getByText('No eSIMs yet')).toBeVisible();
      await expect(page.getByText(email).first()).toBeVisible();
      await expect(page).toHaveURL(address);
      await page.getByRole('main').getByRole('link', { name: 'Browse Plans' }).click();
      await expect(page).toHaveURL('/browse');
      await page.goBack();
      await expect(page.getByText('No eSIMs yet')).toBeVisible();

      await page.reload();
      await expect(page.getByText('No eSIMs yet')).toBeVisible();
      await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Authentication Required' })).toBeVisible();
      await expect(page).toHaveURL(address);
      await expect(auth.dialog).toHaveCount(0);
      await page.reload();
      await auth.signIn(email);
      await expect(page.getByText('No eSIMs yet')).toBeVisible();
      await expect(page.getByRole('main')).toBeFocused();
    });
  }
});

test.describe('the session', () => {
  test('is the same in every open tab', { tag: LONG }, async ({ page, context, auth }) => {
    const email = await anAccount(page);
    const other = await context.newPage();
    await other.goto('/profile');
    await expect(other.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
    await auth.open();
    await auth.signIn(email);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await expect(other.getByRole('heading', { level: 1, name: 'User Profile' })).toBeVisible();
    await other.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'Authentication Required' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
  });

  test('hides its purchases when it ends', { tag: LONG }, async ({ page, complaints }) => {
    // The browser remembers a purchase that the shop does not know.
    complaints.expect(/api\/orders\/order/);
    await signUpQuietly(page);
    const plan = await aPlan(page);
    await page.goto(checkoutAddress(plan));
    await page.evaluate(
      ([key, bought]) => sessionStorage.setItem(key!, bought!),
      [`simport.bought:${plan.bundle_name}:JP`, JSON.stringify({ id: 'order', startedAt: Date.now() })],
    );
    await page.reload();
    await expect(page.getByRole('link', { name: 'View your order' })).toBeVisible();
    await page.goto('/about-us');
    await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
    await page.goto(checkoutAddress(plan));
    await expect(page.getByLabel('First Name')).toBeVisible();
    await expect(page.getByRole('link', { name: 'View your order' })).toHaveCount(0);
  });

  test('is not requested for a visitor who has none', { tag: LONG }, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/auth/')) asked.push(request.url());
    });
    // The stream of news opens later than a request for the session would be sent.
    const listening = page.waitForRequest('**/api/live*');
    await openAwake(page, '/');
    await listening;
    await expect(page.getByText('Loading...')).toBeHidden();
    expect(asked).toEqual([]);
  });

  test('is loaded behind a cover, for a bearable time', { tag: LONG }, async ({ page, request }) => {
    await signUpQuietly(page);
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/auth/get-session', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await page.goto('/faq');
    await expect(page.getByText('Loading...')).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    answer.resolve();
    await expect(page.getByText('Loading...')).toBeHidden();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toBeVisible();

    await page.unrouteAll();
    await page.route('**/api/auth/get-session', () => {});
    await page.clock.install();
    await page.reload();
    await expect(page.getByText('Loading...')).toBeVisible();
    await page.clock.fastForward(6_000);
    await expect(page.getByText('Loading...')).toBeHidden();
    await expect(page.getByRole('banner')).toBeVisible();
    expect(await (await request.get('/faq')).text()).not.toMatch(/<html[^>]*data-covered/);
  });

  test('can be requested again if it could not be loaded', { tag: LONG }, async ({ page, complaints }) => {
    complaints.expect(/ERR_FAILED/);
    const email = await signUpQuietly(page);
    await page.route('**/api/auth/get-session', (route) => route.abort());
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'We couldn’t load your account' })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(email).first()).toBeVisible();
  });

  test('is loaded again after a short failure', { tag: LONG }, async ({ page, complaints }) => {
    complaints.expect(/ERR_FAILED/);
    await signUpQuietly(page);
    await page.route('**/api/auth/get-session', (route) => route.abort(), { times: 1 });
    await page.clock.install();
    const failed = page.waitForEvent('requestfailed');
    await page.goto('/faq');
    await failed;
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
    await page.clock.fastForward(5_000);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toBeVisible();
  });

  test(
    'ends here with the next call if it ended elsewhere',
    { tag: LONG },
    async ({ page, request, baseURL, complaints }) => {
      complaints.expect(/status of 401/);
      const email = await signUpQuietly(page);
      await page.goto('/profile');
      await expect(page.getByText('No eSIMs yet')).toBeVisible();
      const headers = { origin: baseURL ?? '' };
      const phone = { email, password: PASSWORD };
      await request.post('/api/auth/sign-in/email', { data: phone, headers });
      const changed = { currentPassword: PASSWORD, newPassword: 'battery staple', revokeOtherSessions: true };
      expect((await request.post('/api/auth/change-password', { data: changed, headers })).status()).toBe(
        200,
      );
      await page.getByRole('main').getByRole('link', { name: 'Browse Plans' }).click();
      await expect(page).toHaveURL('/browse');
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Authentication Required' })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
    },
  );

  test('survives a sign-out that fails', { tag: LONG }, async ({ page, complaints }) => {
    complaints.expect(/ERR_FAILED/);
    await signUpQuietly(page);
    await page.goto('/profile');
    await expect(page.getByText('No eSIMs yet')).toBeVisible();
    await page.route('**/api/auth/sign-out', (route) => route.abort());
    const failed = page.waitForEvent('console', (message) => message.text().includes('signing out failed'));
    await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
    await failed;
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('is sent with each call as an ID token, which is requested once', { tag: LONG }, async ({ page }) => {
    await signUpQuietly(page);
    const tokens: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/token')) tokens.push(request.url());
    });
    const [call] = await Promise.all([page.waitForRequest('**/api/esims?*'), page.goto('/profile')]);
    expect(call.headers()['authorization']).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/);
    await expect(page.getByText('No eSIMs yet')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Browse Plans' }).click();
    await expect(page).toHaveURL('/browse');
    await page.goBack();
    await expect(page.getByText('No eSIMs yet')).toBeVisible();
    expect(tokens).toHaveLength(1);
  });
});
