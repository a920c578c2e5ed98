import { devices, type Page } from '@playwright/test';

import { expect, LONG, test } from '../../support/browser/browser.ts';
import type { Member } from '../../support/browser/member.ts';

const pass = (page: Page) => page.getByRole('article', { name: 'Japan' });
const details = (page: Page) => page.getByRole('dialog', { name: 'eSIM Details & Live Status' });

/** Signs in somebody with one eSIM, and opens it. */
async function owner(person: Member): Promise<void> {
  await person.buyAndKeepCard();
  await person.page.goto('/profile');
  await expect(pass(person.page)).toBeVisible();
}

async function openDetails(page: Page): Promise<void> {
  await pass(page).getByRole('button', { name: 'See details' }).click();
  await expect(details(page).getByText('Technical details')).toBeVisible();
  await expect(details(page).getByText('from our records').first()).toBeVisible();
}

test('an open page and its main button change when data is used', async ({ page, books, mia }) => {
  await owner(mia);
  const iccid = (await books.booked()).provider_orders[0]?.iccids[0] ?? '';
  await expect(pass(page).getByRole('button', { name: 'Install eSIM' })).toBeVisible();
  await books.control('usage', { iccid, megabytes: 850 });
  await expect(pass(page).getByText('150 MB left')).toBeVisible({ timeout: 30_000 });
  await expect(pass(page).getByText('Active', { exact: true })).toBeVisible();
  await expect(pass(page)).toContainText(/Days left ?7/);
  await expect(pass(page)).toContainText(/Updated (just now|1 min ago)/);
  await expect(pass(page).getByRole('button', { name: 'Install eSIM' })).toHaveCount(0);
  await expect(pass(page).getByRole('button', { name: 'Add data' })).toBeVisible();

  await openDetails(page);
  const dialog = details(page);
  await dialog.getByText('Technical details').click();
  await expect(dialog.getByText('85%', { exact: true })).toBeVisible();
  await expect(dialog.getByText('850 MB', { exact: true })).toBeVisible();
  await expect(dialog.getByText('80% used')).toBeVisible();
  await expect(dialog.getByText(/activated or used, so it can no longer be refunded/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Get a refund' })).toHaveCount(0);
});

test(
  'a status that cannot be loaded says why, and can be requested again',
  { tag: LONG },
  async ({ page, mia, complaints }) => {
    complaints.expect(/ERR_FAILED/);
    complaints.expect(/status (of )?503/);
    await owner(mia);
    await page.route('**/status', (route) => route.abort());
    await pass(page).getByRole('button', { name: 'See details' }).click();
    const dialog = details(page);
    const refresh = dialog.getByRole('button', { name: 'Refresh' });
    await expect(dialog.getByText('Network error while fetching bundle status')).toBeVisible();
    await page.unrouteAll();
    await page.route('**/status', (route) =>
      route.fulfill({ status: 503, json: { error: 'Too busy just now.' } }),
    );
    await refresh.click();
    await expect(dialog.getByText('Too busy just now.')).toBeVisible();
    await page.unrouteAll();
    await page.route('**/status', (route) => route.fulfill({ status: 503, body: '' }));
    await refresh.click();
    await expect(dialog.getByText('Failed to fetch bundle status')).toBeVisible();

    await page.unrouteAll();
    await page.route('**/status', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { bundle_status: object };
      const bundle_status = {
        ...body.bundle_status,
        bundle_state: 'paused',
        assignment_date: 'soon',
        assignment_reference: null,
        usage_percent: 140,
        last_updated: new Date().toISOString(),
      };
      await route.fulfill({ response: answer, json: { ...body, bundle_status } });
    });
    await refresh.click();
    await dialog.getByText('Technical details').click();
    await expect(dialog.getByText('UNKNOWN')).toBeVisible();
    await expect(dialog.getByText('Invalid date')).toBeVisible();
    await expect(dialog.getByText('N/A').first()).toBeVisible();
    await expect(dialog.getByText('100%', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('alert')).toHaveCount(0);
  },
);

test('a long list has pages, and says how many eSIMs are left', { tag: LONG }, async ({ page, mia }) => {
  await owner(mia);
  // The shop's real answer for one eSIM, 45 times.
  await page.route('**/api/esims?*', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [first, limit] = [Number(query.get('after') ?? 0), Number(query.get('limit'))];
    const answer = await route.fetch({ url: new URL('/api/esims', route.request().url()).href });
    const body = (await answer.json()) as { esims: [{ usage: object | null }] };
    const one = body.esims[0];
    const esims = Array.from({ length: Math.min(limit, 45 - first) }, (_, at) => ({
      ...one,
      id: `00000000-0000-4000-8000-${String(first + at).padStart(12, '0')}`,
      country_name: `Place ${first + at + 1}`,
      status: 'expired',
    }));
    const next = first + limit < 45 ? String(first + limit) : null;
    await route.fulfill({ response: answer, json: { ...body, esims, total: 45, next } });
  });
  await page.goto('/profile');
  const passes = page.getByRole('article');
  await expect(passes).toHaveCount(20);
  await expect(page.getByText('45 eSIM(s) purchased')).toBeVisible();
  await page.getByRole('button', { name: 'Show More eSIMs (25)' }).click();
  await expect(passes).toHaveCount(40);
  await page.getByRole('button', { name: 'Show More eSIMs (5)' }).click();
  await expect(page.getByRole('article', { name: 'Place 45' })).toBeVisible();
  await expect(passes).toHaveCount(45);
  await expect(page.getByRole('button', { name: /Show More/ })).toHaveCount(0);
});

for (const device of ['Desktop Chrome', 'iPhone 13', 'Pixel 7'] as const) {
  const { defaultBrowserType: _, ...settings } = devices[device] ?? {};
  test.describe(`on ${device}`, () => {
    test.use(settings);

    test(
      'an eSIM can be hidden, and comes back by undo and from the hidden ones',
      { tag: device === 'Pixel 7' ? [] : LONG },
      async ({ page, mia, complaints }) => {
        complaints.expect(/ERR_FAILED/);
        complaints.expect(/hiding an eSIM failed/);
        await owner(mia);
        const remove = page.getByRole('dialog', { name: 'Delete eSIM' });
        const ask = async () => {
          await openDetails(page);
          await details(page).getByRole('button', { name: 'Delete eSIM' }).click();
          await expect(remove).toBeVisible();
        };
        await ask();
        await page.route(/\/api\/esims\/[\w-]+$/, (route) => route.abort());
        await remove.getByRole('button', { name: 'Delete eSIM' }).click();
        await expect(remove.getByText('Failed to delete eSIM. Please try again.')).toBeVisible();
        await page.unrouteAll();
        await remove.getByRole('button', { name: 'Delete eSIM' }).click();
        await expect(remove).toBeHidden();
        await expect(pass(page)).toHaveCount(0);
        await expect(page.getByText('1 eSIM(s) purchased')).toBeVisible();
        await page.getByRole('button', { name: 'Undo' }).click();
        await expect(pass(page)).toBeVisible();
        await expect(page.getByText(/^Hidden eSIMs/)).toHaveCount(0);

        await ask();
        await remove.getByRole('button', { name: 'Delete eSIM' }).click();
        await expect(pass(page)).toHaveCount(0);
        await page.reload();
        await page.getByText('Hidden eSIMs (1)').click();
        await page.getByRole('button', { name: 'Restore Japan' }).click();
        await expect(pass(page)).toBeVisible();
      },
    );
  });
}

test('an unused eSIM can be returned for its price, after a confirmation', async ({ page, books, mia }) => {
  await owner(mia);
  await books.begin();
  const question = page.getByRole('dialog', { name: 'Return this eSIM?' });
  await openDetails(page);
  await details(page).getByRole('button', { name: 'Get a refund' }).click();
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(pass(page)).toBeVisible();
  await page.goForward();
  await expect(question).toBeVisible();
  const yes = question.getByRole('button', { name: /^Return eSIM, get \$\d+\.\d\d back$/ });
  expect((await books.booked()).refunds).toHaveLength(0);
  await yes.click();
  const done = page.getByRole('dialog', { name: 'Your money is on its way back' });
  await expect(done).toBeVisible();
  await done.getByRole('button', { name: 'Done' }).click();
  await expect(pass(page).getByText('Cancelled')).toBeVisible();
  await expect(pass(page).getByText('You returned this eSIM. It no longer works.')).toBeVisible();
  await expect(pass(page).getByRole('button', { name: 'Show QR' })).toHaveCount(0);
  await expect.poll(async () => (await books.booked()).refunds.length).toBe(1);
  await pass(page).getByRole('button', { name: 'See details' }).click();
  await expect(details(page).getByText('the network no longer knows it')).toBeVisible();
  await expect(details(page).getByText('Refunded')).toBeVisible();
  await expect(details(page).getByText('Never').first()).toBeVisible();
  await expect(details(page).getByRole('button', { name: 'Add data' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(pass(page).getByRole('button', { name: 'Buy again' })).toBeVisible();
});
