import type { Page } from '@playwright/test';

import { expect, expectToFit, NO_LIMITS, test } from '../../support/browser/browser.ts';
import type { RunningShop } from '../../support/shop/running-shop.ts';

const WIDTHS = [360, 768, 1440];

// A shop of its own: what is published here would be in the pages of all other tests.
test.use({ settings: NO_LIMITS });

async function signIn(page: Page, shop: RunningShop): Promise<void> {
  const { url } = JSON.parse(await shop.operate('operator', 'link', '--json')) as { url: string };
  await page.goto(url);
  await expect(page).toHaveURL(/\/operate\/dashboard$/);
}

/** Presses Tab until this is focused. */
async function tabTo(page: Page, what: ReturnType<Page['getByRole']>): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    if (await what.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard does not get there');
}

async function press(page: Page, what: ReturnType<Page['getByRole']>): Promise<void> {
  await tabTo(page, what);
  await page.keyboard.press('Enter');
}

test('an owner replaces the terms by keyboard alone, sees them first, and takes them back', async ({
  page,
  shop,
  complaints,
  request,
}) => {
  // Of the texts that are refused.
  complaints.expect(/400 \(Bad Request\).*page_preview/);
  const before = await (await request.get('/terms-of-service')).text();
  await signIn(page, shop);
  await page.keyboard.press('g');
  await page.keyboard.press('x');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pages and texts');
  await press(page, page.getByRole('link', { name: 'Terms of Service' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');

  await press(page, page.getByRole('button', { name: 'Start from the shop’s own text' }));
  const text = page.getByLabel('Text in Markdown');
  await expect(text).toHaveValue(/\{shop\} is run by \{legal_name\}/);
  await tabTo(page, text);
  await page.keyboard.press('Control+Home');
  await page.keyboard.insertText('## First of all\n\n<script>alert(1)</script>\n\n');
  await press(page, page.getByRole('button', { name: 'Preview', exact: true }));
  await expect(text).toHaveAccessibleDescription(/Line 3: HTML has no effect here/);
  await expect(text).toHaveValue(/^## First of all/);
  for (let letters = 0; letters < '<script>alert(1)</script>\n\n'.length; letters++) {
    if (letters === 0) await tabTo(page, text);
    await page.keyboard.press('Backspace');
  }
  await page.keyboard.insertText('Write to {brand}. ');
  await press(page, page.getByRole('button', { name: 'Preview', exact: true }));
  await expect(text).toHaveAccessibleDescription(/There’s no placeholder {brand}/);
  await tabTo(page, text);
  for (let letters = 0; letters < '{brand}. '.length; letters++) await page.keyboard.press('Backspace');
  await press(page, page.getByRole('button', { name: 'Insert {support_email}', exact: false }));
  await expect(text).toHaveValue(/^## First of all\n\nWrite to \{support_email\}/);

  await press(page, page.getByRole('button', { name: 'Preview', exact: true }));
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'First of all' })).toBeVisible();
  await expect(page.getByRole('list').getByText('Added: ## First of all')).toBeVisible();
  for (const width of WIDTHS) await expectToFit(page, width);
  expect(await (await request.get('/terms-of-service')).text()).toBe(before);

  await press(page, page.getByRole('button', { name: 'Publish', exact: true }));
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByLabel('What changes, for visitors'));
  await page.keyboard.insertText('We say whom to write to.');
  await tabTo(page, dialog.getByLabel('This is a material change'));
  await page.keyboard.press('Space');
  await tabTo(page, dialog.getByLabel('Reason'));
  await page.keyboard.insertText('our own terms');
  await press(page, dialog.getByRole('button', { name: 'Publish', exact: true }));
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Version 1 is live.').first()).toBeVisible();
  await expect(page.getByText('Visitors who read English see your text.')).toBeVisible();

  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { name: 'First of all' })).toBeVisible();
  await expect(page.getByText(/^Changed on .*: We say whom to write to\.$/)).toBeVisible();
  for (const width of WIDTHS) await expectToFit(page, width);
  await page.getByRole('link', { name: 'The first version' }).click();
  await expect(page.getByText('You’re reading an earlier version.')).toBeVisible();
  await expect(page.getByText('Last Updated: August 1, 2025')).toBeVisible();

  await page.goto('/operate/pages/terms/en');
  await press(page, page.getByRole('button', { name: 'Restore the shop’s own text' }));
  await tabTo(page, dialog.getByLabel('Reason'));
  await page.keyboard.insertText('back');
  await press(page, dialog.getByRole('button', { name: 'Restore', exact: true }));
  await expect(page.getByText('Version 2 is live.').first()).toBeVisible();
  await expect.poll(async () => (await request.get('/terms-of-service')).text()).toBe(before);
});
