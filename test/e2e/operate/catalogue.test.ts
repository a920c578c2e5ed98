import type { Page } from '@playwright/test';

import { POPULAR } from '../../../src/domain/catalog/country.ts';
import { expect, expectToFit, LONG, test } from '../../support/browser/browser.ts';
import { photo } from '../../support/machine/photo.ts';
import type { RunningShop } from '../../support/shop/running-shop.ts';

const WIDTHS = [360, 768, 1440];

/** No other test buys there. */
const ISO = 'IS';
const NAME = 'Iceland';

/** No other test looks at it. */
const OTHER = 'LI';

async function openCatalogue(page: Page, shop: RunningShop): Promise<void> {
  const { url } = JSON.parse(await shop.operate('operator', 'link', '--json')) as { url: string };
  await page.goto(url);
  await expect(page).toHaveURL(/\/operate\/dashboard$/);
  await page.goto('/operate/catalogue');
  await expect(page.getByRole('table', { name: 'Countries and regions' })).toBeVisible();
}

/** Ranks places at the command line; what is not named is as in a new shop. */
async function rank(shop: RunningShop, { countries = 'none' }): Promise<void> {
  await shop.operate(
    'places-rank',
    '--popular',
    POPULAR.join(','),
    '--countries',
    countries,
    '--regions',
    'none',
  );
}

/** Gives the reason that every change needs. */
async function confirm(page: Page, title: string, action: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel('Reason').fill('a test');
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test('a country gets a name, a text and a picture, each with a preview, and its page shows them', async ({
  page,
  shop,
}) => {
  await openCatalogue(page, shop);
  await page.goto(`/operate/catalogue/places/${OTHER}`);
  await page.getByLabel('Name', { exact: true }).fill('Land of Fire');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Ice and <b>fire</b>.\n\nMostly ice.');
  await page.getByRole('button', { name: 'Preview and publish' }).click();
  await expect(page.getByRole('dialog').locator('[data-preview]')).toContainText('Land of Fire');
  await confirm(page, 'How it will look', 'Publish');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Land of Fire');

  const jpeg = await photo({ width: 2000, height: 1000, noise: true });
  await page
    .getByLabel('Choose a picture')
    .setInputFiles({ name: 'is.jpg', mimeType: 'image/jpeg', buffer: jpeg });
  await expect(page.getByRole('dialog').locator('[data-preview] img')).toHaveAttribute(
    'src',
    /^data:image\/jpeg/,
  );
  await confirm(page, 'How it will look', 'Publish');
  await expect(page.getByText('Your picture, 1600 by 800 pixels.')).toBeVisible();

  await expect
    .poll(async () => (await page.request.get(`/country/${OTHER}`)).text())
    .toContain('Land of Fire');
  await page.goto(`/country/${OTHER}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Land of Fire');
  await expect(page.getByText('Ice and <b>fire</b>.')).toBeVisible();
  const shown = page.locator('header[data-ground="night"] img').first();
  await expect(shown).toHaveAttribute('src', /^\/pictures\/[0-9a-f]{32}\/large\.webp$|^data:image\/webp/);
  expect(
    await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(600);
  await expectToFit(page, ...WIDTHS);
});

test(
  'a hidden country is gone for visitors until it is shown again',
  { tag: LONG },
  async ({ page, shop }) => {
    await openCatalogue(page, shop);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByLabel('Name or code').fill('icel');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: NAME }).click();
    await page.getByRole('button', { name: 'Hide', exact: true }).first().click();
    await confirm(page, `Hide ${NAME}`, 'Hide');
    await expect(page.getByText('It is hidden now.')).toBeVisible();
    await expect.poll(async () => (await page.request.get(`/country/${ISO}`)).status()).toBe(404);
    await page.getByRole('button', { name: 'Show', exact: true }).first().click();
    await confirm(page, `Show ${NAME}`, 'Show');
    await expect.poll(async () => (await page.request.get(`/country/${ISO}`)).status()).toBe(200);
  },
);

const ranked = 'the popular six are put in order by keyboard, and the front page has them so';
test(ranked, { tag: LONG }, async ({ page, shop }) => {
  await openCatalogue(page, shop);
  await page.goto('/operate/catalogue/order');
  const six = page.getByRole('list', { name: 'Popular six' });
  await expect(six.getByRole('listitem')).toHaveCount(6);
  await page.getByRole('button', { name: 'Remove Germany' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Add to: Popular six').selectOption(NAME);
  await page.getByRole('button', { name: 'Add', exact: true }).first().press('Enter');
  const up = page.getByRole('button', { name: `Move ${NAME} up` });
  await up.focus();
  for (let step = 0; step < 5; step++) await page.keyboard.press('Enter');
  await expect(up).toBeFocused();
  await expect(six.getByRole('listitem').first()).toContainText(NAME);
  await expect(page.getByText(`${NAME} is number 1 now.`)).toBeAttached();
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await confirm(page, 'Publish this order', 'Publish');
  await expect(page.getByText(/^Version \d+ is live\.$/)).toBeVisible();
  await expect
    .poll(async () => {
      const answer = await page.request.get('/api/popular');
      return ((await answer.json()) as { countries: { iso: string }[] }).countries[0]?.iso;
    })
    .toBe(ISO);
  await page.goto('/');
  await expect(
    page.getByRole('region', { name: 'Popular Destinations' }).getByRole('article').first(),
  ).toContainText(NAME);
  await rank(shop, {});
});

test(
  'Catalogue in every state: lists, a wrong file, another was quicker, a hidden plan, syncs',
  { tag: LONG },
  async ({ page, shop, complaints }) => {
    complaints.expect(/the server responded with a status of 40[049]/);
    await openCatalogue(page, shop);
    await expectToFit(page, ...WIDTHS);
    await page.goto('/operate/catalogue?search=nowhere');
    await expect(page.getByText('No place matches these filters')).toBeVisible();
    await expectToFit(page, ...WIDTHS);

    await page.goto(`/operate/catalogue/places/${ISO}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME);
    await expectToFit(page, ...WIDTHS);
    const file = page.getByLabel('Choose a picture');
    const svg = { name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
    await file.setInputFiles(svg);
    await expect(page.getByText('A picture is a JPEG, PNG or WebP file.')).toBeVisible();
    await file.setInputFiles({ ...svg, mimeType: 'image/png' });
    await expect(page.getByText('This picture can’t be read.', { exact: false })).toBeVisible();
    const small = await photo({ width: 300, height: 300 });
    await file.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: small });
    const dialog = page.getByRole('dialog', { name: 'How it will look' });
    await dialog.getByLabel('Reason').fill('a test');
    await expectToFit(page, ...WIDTHS);
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(
      dialog.getByText('This picture is too small. It needs at least 600 by 300 pixels.'),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Mine.');
    await shop.operate('place', 'text', ISO, 'Theirs.');
    await page.getByRole('button', { name: 'Preview and publish' }).click();
    await dialog.getByLabel('Reason').fill('a test');
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(dialog.getByText('Someone changed this meanwhile')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Someone changed this meanwhile.', { exact: false })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue('Mine.');
    await expectToFit(page, ...WIDTHS);
    await page.getByRole('button', { name: 'Keep my changes' }).click();
    await page.getByRole('button', { name: 'Preview and publish' }).click();
    await confirm(page, 'How it will look', 'Publish');
    await expect(page.getByText('Published.')).toBeVisible();

    const plans = page.getByRole('table', { name: 'Plans' });
    await plans
      .getByRole('button', { name: /^Hide / })
      .first()
      .click();
    await expectToFit(page, ...WIDTHS);
    await confirm(page, 'Hide this plan', 'Hide');
    await expect(plans.getByRole('row').nth(1)).toContainText('Hidden');
    await plans
      .getByRole('button', { name: /^Show / })
      .first()
      .click();
    await confirm(page, 'Show this plan', 'Show');

    await page.goto('/operate/catalogue/order');
    await expect(page.getByRole('list', { name: 'Popular six' })).toBeVisible();
    await page.getByLabel('Add to: First countries').selectOption(NAME);
    await page.getByRole('button', { name: 'Add', exact: true }).first().click();
    await expect(page.getByText('Unpublished changes')).toBeVisible();
    await rank(shop, { countries: 'NO' });
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const order = page.getByRole('dialog', { name: 'Publish this order' });
    await order.getByLabel('Reason').fill('a test');
    await order.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(order.getByText('Someone changed this meanwhile')).toBeVisible();
    await order.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('was published meanwhile', { exact: false })).toBeVisible();
    await expectToFit(page, ...WIDTHS);
    await page.getByRole('button', { name: 'Discard my changes' }).click();
    await expect(page.getByRole('list', { name: 'First countries' })).toContainText('Norway');

    await page.goto('/operate/catalogue/syncs');
    await page.getByRole('button', { name: 'Sync now' }).click();
    await expect(page.getByText('Synced: nothing the shop shows or sells has changed.')).toBeVisible();
    await expectToFit(page, ...WIDTHS);
    await page.getByRole('table', { name: 'Syncs' }).getByRole('link').last().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Sync of /);
    await expect(page.getByRole('table', { name: 'New plans' })).toBeVisible();
    await expectToFit(page, ...WIDTHS);
    await page.goto('/operate/catalogue/places/XX');
    await expect(page.getByText('There’s no such country or region.')).toBeVisible();
    await rank(shop, {});
    await expectToFit(page, ...WIDTHS);
  },
);
