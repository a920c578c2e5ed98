import type { Page } from '@playwright/test';

import { expect, expectToFit, NO_LIMITS, test } from '../../support/browser/browser.ts';
import { Keys } from '../../support/browser/keys.ts';
import { buyAsGuest } from '../../support/browser/member.ts';
import { readPdf } from '../../support/reading/read-pdf.ts';
import type { RunningShop } from '../../support/shop/running-shop.ts';

const WIDTHS = [360, 768, 1440];

// A shop of its own: what is published here would be in the pages of all other tests.
test.use({ settings: { ...NO_LIMITS, SALES_EMAIL: 'sales@of-the-environment.test' } });

async function openConsole(page: Page, shop: RunningShop, path: string): Promise<void> {
  const { url } = JSON.parse(await shop.operate('operator', 'link', '--json')) as { url: string };
  await page.goto(url);
  await expect(page).toHaveURL(/\/operate\/dashboard$/);
  await page.goto(`/operate/${path}`);
}

test('an owner names the company by keyboard, pages and mails say so, and a restore takes it back', async ({
  page,
  shop,
  books,
  request,
}) => {
  const keys = new Keys(page);
  const own = await (await request.get('/terms')).text();
  await openConsole(page, shop, 'settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await keys.to(page.getByLabel('Find a setting'));
  await keys.type('company');
  const name = page.getByRole('textbox', { name: 'Name of the company' });
  await keys.to(name);
  await keys.type('Wanderwave Ltd');
  await keys.to(page.getByRole('textbox', { name: 'Address of the company' }));
  await keys.type('1 Harbour Road, Cork');
  // Back to the search: what was typed stays while other settings are shown.
  await keys.to(page.getByLabel('Find a setting'), 'Shift+Tab');
  await keys.press('Control+a');
  await keys.type('support');
  const support = page.getByRole('textbox', { name: 'Address for support' });
  await keys.to(support);
  await keys.type('help');
  await keys.to(page.getByRole('button', { name: 'Review changes' }), 'Shift+Tab');
  await keys.press('Enter');
  await expect(page.getByText('This must be an email address.')).toBeVisible();
  await expect(support).toBeFocused();
  await keys.press('End');
  await keys.type('@wanderwave.test');
  await keys.to(page.getByRole('button', { name: 'Review changes' }), 'Shift+Tab');
  await keys.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Publish these settings' });
  await expect(dialog.getByRole('row', { name: /Name of the company.*Wanderwave Ltd/ })).toBeVisible();
  await keys.to(dialog.getByLabel('Reason'));
  await keys.type('our company');
  await keys.pressOn(dialog.getByRole('button', { name: 'Publish', exact: true }));
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Version 1 is live.').first()).toBeVisible();
  for (const width of WIDTHS) await expectToFit(page, width);

  await expect.poll(async () => (await request.get('/terms')).text()).toContain('Wanderwave Ltd');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/terms');
  await expect(page.getByRole('contentinfo')).toContainText('Wanderwave Ltd');
  const email = await buyAsGuest(page, shop.sandbox);
  await books.expectCodesAt(email);
  const mail = (await books.mailbox(email)).find(({ text }) => text.includes('LPA:1$'));
  expect(mail?.text).toContain('help@wanderwave.test');
  const filename = mail?.attachments.find(({ content_type: type }) => type === 'application/pdf')?.filename;
  const pdf = mail && (await books.attachment(mail, filename ?? ''));
  expect((await readPdf(pdf ?? Buffer.alloc(0))).text).toContain('1 Harbour Road, Cork');

  // What the environment sets is shown and locked.
  await page.goto('/operate/settings?find=enterprise');
  const sales = page.getByRole('textbox', { name: 'Address for enterprise requests' });
  await expect(sales).toHaveValue('sales@of-the-environment.test');
  await expect(sales).not.toBeEditable();
  await expect(page.getByText('The environment decides this by SALES_EMAIL.')).toBeVisible();

  await page.goto('/operate/settings');
  await page.getByRole('button', { name: 'Restore all defaults' }).press('Enter');
  const restore = page.getByRole('dialog', { name: 'Restore all defaults' });
  await restore.getByLabel('Reason').fill('back');
  await restore.getByRole('button', { name: 'Restore', exact: true }).press('Enter');
  await expect(page.getByText('Version 2 is live.').first()).toBeVisible();
  await expect.poll(async () => (await request.get('/terms')).text()).toBe(own);
  await page.getByRole('button', { name: 'Compare version 1 with what is live' }).press('Enter');
  await expect(
    page.getByRole('dialog').getByRole('row', { name: /LEGAL_NAME Wanderwave Ltd/ }),
  ).toBeVisible();
});

test('a new owner follows the guide, which the doctor proves, and checks a secret', async ({
  page,
  shop,
}) => {
  const { url } = JSON.parse(await shop.operate('operator', 'link', '--json')) as { url: string };
  // As the start prints it for somebody new.
  await page.goto(url.replace('#', '?new#'));
  await expect(page).toHaveURL(/\/operate\/settings\/setup$/);
  const step = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  await expect(page.getByText('1 of 5 steps done')).toBeVisible();
  await expect(step('Make it yours')).toContainText('the shop has no name of its own');
  await expect(step('Put it on your domain')).toContainText('Checked in a live shop');
  for (const width of WIDTHS) await expectToFit(page, width);
  await page.goto('/operate/dashboard');
  await expect(page.getByText('Next: Make it yours')).toBeVisible();

  await shop.operate('brand-publish', '--brand', '{"name":"Roamwell"}', '--reason', 'ours', '--yes');
  await page.getByRole('link', { name: 'Open the guide' }).click();
  await expect(page.getByText('2 of 5 steps done')).toBeVisible();
  await step('Let your emails arrive').getByRole('heading').click();
  await page.getByRole('button', { name: 'Send me a test email' }).click();
  await expect(page.getByText('Sent to owner@simport.example.')).toBeVisible();

  await page.getByRole('link', { name: 'Secrets' }).first().click();
  await page.getByRole('button', { name: 'Check now: SMTP_URL' }).click();
  await expect(page.getByText(/127\.0\.0\.1:\d+/).first()).toBeVisible();
  for (const width of WIDTHS) await expectToFit(page, width);

  await page.goto('/operate/settings/setup');
  await page.getByRole('button', { name: 'Put the guide away' }).click();
  await expect(page.getByRole('button', { name: 'Show it on the dashboard again' })).toBeVisible();
  await page.goto('/operate/dashboard');
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible();
  await expect(page.getByText('Next: ')).toHaveCount(0);
});
