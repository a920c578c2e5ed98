import type { Page } from '@playwright/test';

import { expect, LONG, openAwake, test } from '../../support/browser/browser.ts';

const submit = (page: Page) => page.getByRole('button', { name: /Request a quote|Sending/ });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

const open = (page: Page) => openAwake(page, '/business-contact');

async function fill(page: Page, email: string) {
  await field(page, 'Company name').fill('Aurora Tours');
  await field(page, 'Contact name').fill('Mia Larsen');
  await field(page, 'Email').fill(email);
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
}

test('the form has every field, option and link', { tag: LONG }, async ({ page }) => {
  await open(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Enterprise Solutions' })).toBeVisible();
  await expect(page.getByRole('main').getByText('within one business day').first()).toBeVisible();
  const main = page.getByRole('main');
  await expect(
    main.getByText(
      /^\d+ GB for \d+ days in Japan costs \$\d+\.\d\d a person today: \$\d+\.\d\d with card, fee included\.$/,
    ),
  ).toBeVisible();
  await expect(main.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
  await expect(main.getByRole('link', { name: 'dashboard' })).toHaveAttribute('href', '/dashboard');
  await expect(field(page, 'Website')).toHaveAttribute('type', 'url');
  await expect(field(page, 'Phone')).toBeVisible();
  await expect(field(page, 'Message')).toBeVisible();
  const sizes = page.getByRole('combobox', { name: 'Team size' });
  await expect(sizes).toHaveValue('');
  await expect(sizes.getByRole('option')).toHaveText(['Choose a size', '1-10', '11-50', '51-200', '>200']);
  const regions = page.getByRole('group', { name: 'Target regions' }).getByRole('checkbox');
  expect(await regions.evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value))).toEqual([
    'North America',
    'Latin America',
    'Europe',
    'Middle East',
    'Africa',
    'South Asia',
    'East Asia',
    'Southeast Asia',
    'Oceania',
    'Global / Multi-region',
  ]);
  await expect(page.getByRole('checkbox', { name: /^Send me news/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^I agree/ })).not.toBeChecked();
});

test('the form can be sent only while it is valid', { tag: LONG }, async ({ page }) => {
  await open(page);
  await expect(submit(page)).toBeDisabled();
  await fill(page, 'mia@aurora.example');
  await expect(submit(page)).toBeEnabled();

  await field(page, 'Company name').fill(' A ');
  await expect(submit(page)).toBeDisabled();
  await field(page, 'Company name').fill('AB');
  await expect(submit(page)).toBeEnabled();
  await field(page, 'Contact name').fill('M');
  await expect(submit(page)).toBeDisabled();
  await field(page, 'Contact name').fill('Mi');

  await field(page, 'Email').fill('mia@aurora');
  await expect(submit(page)).toBeDisabled();
  await field(page, 'Phone').focus();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await field(page, 'Email').fill('mia@aurora.example');
  await expect(page.getByText('Please enter a valid email address')).toBeHidden();

  await field(page, 'Website').fill('not a site');
  await expect(submit(page)).toBeDisabled();
  await field(page, 'Website').fill('');
  await expect(submit(page)).toBeEnabled();
  await page.getByRole('checkbox', { name: /^I agree/ }).uncheck();
  await expect(submit(page)).toBeDisabled();
});

test('a request is sent as typed, with thanks', async ({ page }) => {
  await open(page);
  await fill(page, 'mia@aurora.example');
  await page.getByRole('checkbox', { name: 'Europe' }).check();
  await page.getByRole('checkbox', { name: 'Oceania' }).check();
  await page.getByRole('combobox', { name: 'Team size' }).selectOption('>200');
  await field(page, 'Message').fill('Forty people, three weeks.');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/enterprise-requests', async (route) => {
    await held;
    await route.continue();
  });
  const [request] = await Promise.all([
    page.waitForRequest('**/api/enterprise-requests'),
    submit(page).click(),
  ]);
  await expect(submit(page)).toHaveText('Sending...');
  await expect(submit(page)).toBeDisabled();
  expect(request.postDataJSON()).toMatchObject({
    companyName: 'Aurora Tours',
    teamSize: '>200',
    interestedRegions: ['Europe', 'Oceania'],
    message: 'Forty people, three weeks.',
    consent: true,
    subscribe: true,
  });
  expect(request.postDataJSON()).not.toHaveProperty('fax');
  release();
  const thanks = page.getByRole('heading', { name: 'Thank You' });
  await expect(thanks).toBeFocused();
  await expect(page.getByText('mia@aurora.example')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard');
  await page.getByRole('button', { name: 'Send another request' }).click();
  await expect(field(page, 'Company name')).toHaveValue('');
  await expect(submit(page)).toBeDisabled();
});

test('a missing team size is sent as null', { tag: LONG }, async ({ page }) => {
  await open(page);
  await fill(page, 'leo@aurora.example');
  await page.getByRole('checkbox', { name: /^Send me news/ }).uncheck();
  const [request] = await Promise.all([
    page.waitForRequest('**/api/enterprise-requests'),
    submit(page).click(),
  ]);
  expect(request.postDataJSON()).toMatchObject({ teamSize: null, subscribe: false, interestedRegions: [] });
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
});

test('a failure gives the reason, and nothing typed is lost', async ({ page, complaints }) => {
  complaints.expect(/status of 4|status of 500|api\/enterprise-requests 500|ERR_INTERNET_DISCONNECTED/);
  await open(page);
  await fill(page, 'ida@aurora.example');
  await page.getByRole('checkbox', { name: 'Africa' }).check();
  await page.route('**/api/enterprise-requests', (route) =>
    route.fulfill({
      status: 429,
      json: { error: 'Too many requests from here.', code: 'too_many_requests' },
    }),
  );
  await submit(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Too many requests from here.' })).toBeVisible();
  await page.unroute('**/api/enterprise-requests');
  await page.route('**/api/enterprise-requests', (route) => route.fulfill({ status: 500, body: 'oops' }));
  const [first] = await Promise.all([
    page.waitForRequest('**/api/enterprise-requests'),
    submit(page).click(),
  ]);
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong' })).toBeVisible();
  await expect(field(page, 'Company name')).toHaveValue('Aurora Tours');
  await expect(page.getByRole('checkbox', { name: 'Africa' })).toBeChecked();
  await page.unroute('**/api/enterprise-requests');
  const [second] = await Promise.all([
    page.waitForRequest('**/api/enterprise-requests'),
    submit(page).click(),
  ]);
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  // The shop may have stored the first one before its answer was lost.
  expect((second.postDataJSON() as { id: string }).id).toBe((first.postDataJSON() as { id: string }).id);
});

test('the hidden field is out of reach of people', { tag: LONG }, async ({ page }) => {
  await open(page);
  await expect(page.getByRole('textbox', { name: 'Leave this field empty' })).toHaveCount(0);
  await field(page, 'Message').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: /^I agree/ })).toBeFocused();
});
