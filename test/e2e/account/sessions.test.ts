import type { APIRequestContext, Page } from '@playwright/test';

import { PASSWORD, signUpQuietly } from '../../support/browser/account-page.ts';
import { expect, expectToFit, LONG, test } from '../../support/browser/browser.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

/** Signs in on a phone beside the browser of the test. */
async function onPhone(phone: APIRequestContext, origin: string, email: string): Promise<void> {
  const answer = await phone.post('/api/auth/sign-in/email', {
    data: { email, password: PASSWORD },
    headers: { origin, 'user-agent': IPHONE },
  });
  expect(answer.status()).toBe(200);
}

const isIn = async (phone: APIRequestContext) =>
  (await (await phone.get('/api/auth/get-session')).json()) !== null;

const places = (page: Page) => page.getByRole('region', { name: 'Where you’re signed in' });

test.describe('where somebody is signed in', () => {
  test('is listed on the dashboard, and can end in one place or everywhere else', async ({
    page,
    request,
    baseURL,
  }) => {
    const email = await signUpQuietly(page);
    await onPhone(request, baseURL ?? '', email);
    await page.goto('/dashboard');
    const rows = places(page).getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('This device');
    await expect(rows.first().getByRole('button')).toHaveCount(0);
    await expect(rows.last()).toContainText('Safari on iPhone');
    await expect(rows.last()).toContainText('Last used just now');
    await expectToFit(page, 320, 768, 1440);

    await rows.last().getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
    await expect(places(page).getByText('Safari on iPhone is signed out.')).toBeVisible();
    await expect(rows).toHaveCount(1);
    await expect(places(page).getByRole('heading')).toBeFocused();
    expect(await isIn(request)).toBe(false);
    await expect(places(page).getByRole('button')).toHaveCount(0);

    await onPhone(request, baseURL ?? '', email);
    await page.reload();
    await places(page).getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect(places(page).getByText('You’re signed out everywhere else.')).toBeVisible();
    await expect(rows).toHaveCount(1);
    expect(await isIn(request)).toBe(false);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toBeVisible();
  });

  test(
    'shows an error if the list does not load, or a place could not be signed out',
    { tag: LONG },
    async ({ page, request, baseURL, complaints }) => {
      complaints.expect(/ERR_FAILED|status of 500|failed request: (DELETE|POST) .*sessions/);
      const email = await signUpQuietly(page);
      await onPhone(request, baseURL ?? '', email);
      await page.route('**/api/account/sessions', (route) => route.abort());
      await page.goto('/dashboard');
      await expect(places(page).getByText('We couldn’t load the list.')).toBeVisible();
      await page.unrouteAll();
      await places(page).getByRole('button', { name: 'Try again' }).click();
      await page.route('**/api/account/sessions/*', (route) => route.fulfill({ status: 500, json: {} }));
      await places(page).getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
      await expect(places(page).getByText('It’s still signed in.')).toBeVisible();
      await places(page).getByRole('button', { name: 'Sign out everywhere else' }).click();
      await expect(places(page).getByText('Nothing was changed.')).toBeVisible();
      expect(await isIn(request)).toBe(true);
    },
  );
});

test.describe('an ID token', () => {
  /** Records each token requested, and the answer to each call with the visitor's session. */
  function watch(page: Page) {
    const seen = { tokens: 0, answers: [] as number[] };
    page.on('response', (response) => {
      if (response.url().endsWith('/api/auth/token')) seen.tokens += 1;
      if (/\/api\/esims\?/.test(response.url())) seen.answers.push(response.status());
    });
    return seen;
  }

  async function awayAndBack(page: Page): Promise<void> {
    await page.getByRole('main').getByRole('link', { name: 'Browse Plans' }).click();
    await expect(page).toHaveURL('/browse');
    await page.goBack();
    await expect(page.getByText('No eSIMs yet')).toBeVisible();
  }

  test(
    'is silently renewed when it expires, in each tab by itself',
    { tag: LONG },
    async ({ page, context }) => {
      await signUpQuietly(page);
      const other = await context.newPage();
      const tabs = [page, other].map((tab) => ({ tab, seen: watch(tab) }));
      for (const { tab, seen } of tabs) {
        await tab.clock.install();
        await tab.goto('/profile');
        await expect(tab.getByText('No eSIMs yet')).toBeVisible();
        await awayAndBack(tab);
        expect(seen.tokens).toBe(1);
      }
      for (const { tab, seen } of tabs) {
        await tab.clock.fastForward('09:30');
        await awayAndBack(tab);
        expect(seen.tokens).toBe(2);
        expect(new Set(seen.answers)).toEqual(new Set([200]));
        await expect(tab.getByRole('alert')).toHaveCount(0);
      }
    },
  );

  test(
    'is replaced once if the shop refuses it, and the call continues',
    { tag: LONG },
    async ({ page, complaints }) => {
      complaints.expect(/status of 401/);
      await signUpQuietly(page);
      // Later requests of the page that signed up are not part of this test.
      await page.goto('about:blank');
      const seen = watch(page);
      // As after a sleep during which the page's clock stopped: it believes in an expired token.
      await page.route(
        '**/api/auth/token',
        async (route) => {
          const { token } = (await (await route.fetch()).json()) as { token: string };
          await route.fulfill({ json: { token: `${token.slice(0, -8)}AAAAAAAA` } });
        },
        { times: 1 },
      );
      await page.goto('/profile');
      await expect(page.getByText('No eSIMs yet')).toBeVisible();
      expect(seen.answers.slice(0, 2)).toEqual([401, 200]);
      expect(seen.tokens).toBe(2);
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
  );

  test(
    'signs out all tabs with the next call after its session has ended elsewhere',
    { tag: LONG },
    async ({ page, context, request, baseURL, complaints }) => {
      complaints.expect(/status of 401/);
      const email = await signUpQuietly(page);
      const other = await context.newPage();
      await page.goto('/profile');
      await expect(page.getByText('No eSIMs yet')).toBeVisible();
      await other.goto('/dashboard');
      await expect(places(other).getByRole('listitem')).toHaveCount(1);
      await onPhone(request, baseURL ?? '', email);
      const ended = await request.post('/api/account/sessions/end-others', {
        data: {},
        headers: { origin: baseURL ?? '' },
      });
      expect(await ended.json()).toEqual({ ended: 1 });

      // One tab's next call has the ID token, the other's uses the cookie.
      await page.getByRole('main').getByRole('link', { name: 'Browse Plans' }).click();
      await expect(page).toHaveURL('/browse');
      await page.goBack();
      await other.getByLabel('Your name').fill('Mia');
      await other.getByRole('button', { name: 'Save name' }).click();
      for (const tab of [page, other]) {
        await expect(tab.getByRole('heading', { level: 1, name: 'Authentication Required' })).toBeVisible();
        await expect(tab.getByRole('alert')).toHaveCount(0);
      }
    },
  );
});
