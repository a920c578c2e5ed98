import type { Page } from '@playwright/test';
import sharp from 'sharp';

import { expect, expectToFit, NO_LIMITS, test } from '../../support/browser/browser.ts';
import { buyAsGuest } from '../../support/browser/member.ts';
import { readPdf } from '../../support/reading/read-pdf.ts';
import type { RunningShop } from '../../support/shop/running-shop.ts';

const WIDTHS = [360, 768, 1440];

// A shop of its own: what is published here would be in the pages of all other tests.
test.use({ settings: { ...NO_LIMITS, SUPPORT_EMAIL: 'hello@roamwell.test' } });

async function openBrand(page: Page, shop: RunningShop): Promise<void> {
  const { url } = JSON.parse(await shop.operate('operator', 'link', '--json')) as { url: string };
  await page.goto(url);
  await expect(page).toHaveURL(/\/operate\/dashboard$/);
  await page.goto('/operate/brand');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brand');
  await expect(page.getByLabel('Name of the shop')).toBeVisible();
}

async function confirm(page: Page, title: string, action: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel('Reason').fill('our own name');
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

/** The colour of the button that searches. */
const accentOf = (page: Page) =>
  page
    .locator('form button[type="submit"]')
    .first()
    .evaluate((button) => getComputedStyle(button).backgroundColor);

test('an owner gives the shop a name, a colour and a logo, sees them before others do, and takes them back', async ({
  page,
  shop,
  books,
  complaints,
  request,
}) => {
  // Of the picture that is none.
  complaints.expect(/400 \(Bad Request\).*brand_picture/);
  const own = await (await request.get('/')).text();
  await openBrand(page, shop);
  await page.getByLabel('Name of the shop').fill('Roamwell');
  const colour = page.getByRole('textbox', { name: 'Colour', exact: true });
  await colour.fill('#0066ff');
  await expect(page.getByText(/have a contrast of 2\.8, and need 4\.5/)).toBeVisible();
  await page.getByRole('button', { name: 'Use #', exact: false }).click();
  await expect(page.getByText(/have a contrast of/)).toHaveCount(0);
  await colour.fill('#ffb020');
  await page.getByLabel('Headline').fill('Land with signal <b>everywhere</b>');
  await page.getByLabel('Line under it').fill('Data plans for the places you go.');
  await page.getByRole('button', { name: 'Move How it works up' }).click();

  const logo = page.getByLabel('Choose a file: Logo', { exact: true }).and(page.locator('input'));
  const tooLarge = { name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(8_500_000) };
  await logo.setInputFiles(tooLarge);
  await expect(page.getByText('It may have 8 MB at most.')).toBeVisible();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: svg });
  await expect(page.getByText('An SVG can carry scripts')).toBeVisible();
  const png = await sharp({ create: { width: 400, height: 120, channels: 4, background: '#7b2ff7' } })
    .png()
    .toBuffer();
  await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png });
  await expect(page.locator('img[src^="/brand/"]')).toHaveCount(1);

  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Land with signal <b>everywhere</b>');
  await expect(frame.getByRole('banner').getByText('Roamwell')).toBeVisible();
  await page.getByLabel('Page', { exact: true }).selectOption('Country');
  await expect(frame.getByRole('heading', { level: 1 })).toContainText('Japan');
  await page.getByLabel('Screen', { exact: true }).selectOption('Desktop');
  expect(await (await request.get('/')).text()).toBe(own);
  for (const width of WIDTHS) await expectToFit(page, width);

  const before = Date.now();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await confirm(page, 'Publish this brand', 'Publish');
  await expect(page.getByText('Version 1 is live.').first()).toBeVisible();
  await expect.poll(async () => (await request.get('/')).text()).toContain('Roamwell');
  expect(Date.now() - before).toBeLessThan(10_000);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await expect(page).toHaveTitle(/Roamwell/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Land with signal <b>everywhere</b>');
  const shown = page.getByRole('banner').locator('img[data-own-logo]');
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await accentOf(page)).toBe('rgb(255, 176, 32)');
  const order = await page.getByRole('heading', { level: 2 }).allTextContents();
  expect(order[0]).not.toContain('destinations');

  const email = await buyAsGuest(page, shop.sandbox);
  await books.expectCodesAt(email);
  const mail = (await books.mailbox(email)).find(({ text }) => text.includes('LPA:1$'));
  expect(mail?.html).toContain('Roamwell');
  expect(mail?.html.toLowerCase()).toContain('#ffb020');
  expect(mail?.from).toContain('Roamwell');
  const filename = mail?.attachments.find(({ content_type: type }) => type === 'application/pdf')?.filename;
  const pdf = mail && (await books.attachment(mail, filename ?? ''));
  expect((await readPdf(pdf ?? Buffer.alloc(0))).text).toContain('Roamwell');

  await page.goto('/operate/brand');
  await page.getByRole('button', { name: 'Restore the shop’s own look' }).click();
  await confirm(page, 'Restore the shop’s own look', 'Restore');
  await expect(page.getByText('Version 2 is live.').first()).toBeVisible();
  await expect.poll(async () => (await request.get('/')).text()).toBe(own);
  await page.getByRole('button', { name: 'Compare version 1 with what is live' }).click();
  await expect(page.getByRole('dialog').getByRole('row', { name: /name Roamwell/ })).toBeVisible();
});
