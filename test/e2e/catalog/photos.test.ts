import type { Page } from '@playwright/test';

import { expect, LONG, openAwake, test } from '../../support/browser/browser.ts';

const PHOTO = 'https://photos.example/japan.png';
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const picture = (page: Page) => page.getByRole('article').locator('img').first();
const kept = (page: Page) =>
  page.evaluate((address) => localStorage.getItem(`simport:picture:v1:${address}`), PHOTO);

/** Finds Japan, with an operator's photo instead of the drawing. */
async function findJapan(page: Page) {
  await page.route('**/api/countries?isos=*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { countries: object[] };
    const countries = body.countries.map((country) => ({ ...country, image_url: PHOTO }));
    await route.fulfill({ response: answer, json: { ...body, countries } });
  });
  await openAwake(page, '/browse');
  await page.getByRole('searchbox').fill('japan');
  await expect(page.getByText('1 country found for "japan"')).toBeVisible();
}

test.describe('an operator’s photo', () => {
  test('is stored in the browser and shown from there the next time', { tag: LONG }, async ({ page }) => {
    let fetched = 0;
    await page.route(PHOTO, (route) => {
      fetched++;
      return route.fulfill({
        body: PIXEL,
        contentType: 'image/png',
        headers: { 'access-control-allow-origin': '*' },
      });
    });
    await findJapan(page);
    await expect(picture(page)).toHaveAttribute('src', PHOTO);
    await expect.poll(() => kept(page)).toMatch(/^\{"at":\d+,"data":"data:image\//);
    const before = fetched;
    await findJapan(page);
    await expect(picture(page)).toHaveAttribute('src', /^data:image\//);
    expect(fetched - before).toBeLessThanOrEqual(1);
  });

  test('is shown normally if its host forbids storing it', { tag: LONG }, async ({ page, complaints }) => {
    complaints.expect(/CORS policy|ERR_FAILED/);
    await page.route(PHOTO, (route) =>
      route.fulfill({
        body: PIXEL,
        contentType: 'image/png',
        headers: { 'access-control-allow-origin': 'https://elsewhere.example' },
      }),
    );
    await findJapan(page);
    await expect(picture(page)).toHaveAttribute('src', PHOTO);
    expect(await kept(page)).toBeNull();
  });

  test('is replaced by the drawing if it is broken', { tag: LONG }, async ({ page, complaints }) => {
    complaints.expect(/404|CORS policy|ERR_FAILED/);
    await page.route(PHOTO, (route) => route.fulfill({ status: 404, body: '' }));
    await findJapan(page);
    await expect(picture(page)).toHaveAttribute('src', /\/art\/.+\/card\/JP\.svg$/);
  });
});
