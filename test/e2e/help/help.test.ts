import type { Page } from '@playwright/test';

import { axe, expect, expectToFit, openAwake, test } from '../../support/browser/browser.ts';

const entries = (page: Page) => page.getByRole('main').locator('details');

test.describe('support', () => {
  test('names its hours, and both that contradict each other at first sight are true', async ({ page }) => {
    await page.goto('/support');
    await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
    const mail = page.getByRole('main').locator('section').filter({ hasText: 'Email support' }).first();
    await expect(mail).toContainText('Around the clock');
    await expect(mail).toContainText('2 hours on average; when many write at once it takes several hours');
    await expect(mail.getByRole('link')).toHaveAttribute('href', /^mailto:support@simport\.example$/);
    await expect(page.getByText('09:00-18:00 Pacific Time').first()).toBeVisible();
    await axe(page);
  });

  test('has ten questions with categories, of which one is open at a time', async ({ page }) => {
    await openAwake(page, '/support');
    await expect(entries(page)).toHaveCount(10);
    await expect(entries(page).first()).toContainText('Compatibility');
    const first = entries(page).filter({ hasText: 'Will my phone work with an eSIM?' });
    const second = entries(page).filter({ hasText: 'When should I install the eSIM?' });
    await expect(first.getByText('Show', { exact: true })).toBeVisible();
    await first.locator('summary').click();
    await expect(first.getByText('carrier-unlocked')).toBeVisible();
    await expect(first.getByText('Hide', { exact: true })).toBeVisible();
    await axe(page);
    await second.locator('summary').click();
    await expect(second.getByText('Before you leave')).toBeVisible();
    await expect(first.getByText('carrier-unlocked')).toBeHidden();
    await second.locator('summary').click();
    await expect(second.getByText('Before you leave')).toBeHidden();
  });

  test('finds questions by question, answer and category', async ({ page }) => {
    await openAwake(page, '/support');
    const search = page.getByRole('searchbox', { name: 'Search frequently asked questions' });
    await search.fill('MONEY back');
    await expect(entries(page)).toHaveCount(1);
    await search.fill('look into the spam');
    await expect(entries(page)).toHaveText(/Where is my QR code/);
    await search.fill('installation');
    await expect(entries(page).filter({ hasText: /^Installation/ })).toHaveCount(2);
    await search.fill('zeppelin');
    await expect(page.getByText('No entries match the current query.')).toBeVisible();
    await axe(page);
    await search.fill('');
    await expect(entries(page)).toHaveCount(10);
  });
});

test.describe('the Device Compatibility Checker', () => {
  const search = (page: Page, tab: string) => page.getByRole('searchbox', { name: `Search ${tab} models` });
  const found = (page: Page) =>
    page.getByRole('region', { name: 'Devices that take an eSIM' }).getByRole('listitem');
  const prompt = 'Start typing your device model to check compatibility';

  test('lists nothing until something is typed, then what holds it', async ({ page }) => {
    await openAwake(page, '/installation');
    await expect(page.getByText(prompt)).toBeVisible();
    await expect(found(page)).toHaveCount(0);
    await search(page, 'iPhone / iPad').fill('xs');
    await expect(found(page)).toHaveText([/^iPhone XS.*mainland China/, /^iPhone XS Max/]);
    await axe(page);
    await search(page, 'iPhone / iPad').fill('pixel');
    await expect(page.getByText('No devices found matching your search.')).toBeVisible();
    await search(page, 'iPhone / iPad').fill('   ');
    await expect(page.getByText(prompt)).toBeVisible();
  });

  test('clears what was typed when the tab changes', async ({ page }) => {
    await openAwake(page, '/installation');
    await search(page, 'iPhone / iPad').fill('iphone');
    await expect(found(page)).toHaveCount(29);
    await page.getByRole('tab', { name: 'Android' }).click();
    await expect(search(page, 'Android')).toHaveValue('');
    await expect(page.getByText(prompt)).toBeVisible();
    await search(page, 'Android').fill('pixel 8 PRO');
    await expect(found(page)).toHaveText(['Google Pixel 8 Pro']);
    await page.getByRole('tab', { name: 'iPhone / iPad' }).click();
    await expect(search(page, 'iPhone / iPad')).toHaveValue('');
  });

  test('groups Android models under the names of their makers', async ({ page }) => {
    await openAwake(page, '/installation');
    await page.getByRole('tab', { name: 'Android' }).click();
    const headings = page.getByRole('tabpanel').getByRole('heading', { level: 3 });
    await search(page, 'Android').fill('o');
    await expect(headings).toHaveText([
      'Samsung',
      'Google Pixel',
      'Huawei',
      'Oppo',
      'Sony',
      'Xiaomi',
      'Motorola',
      'Other brands',
    ]);
    const pixels = page.getByRole('list', { name: 'Google Pixel' }).getByRole('listitem');
    await expect(pixels.first()).toHaveText(/^Google Pixel 3/);
    await axe(page);
    await search(page, 'Android').fill('find x');
    await expect(headings).toHaveText(['Oppo']);
    await page.getByRole('tab', { name: 'iPhone / iPad' }).click();
    await search(page, 'iPhone / iPad').fill('ipad');
    await expect(found(page)).toHaveCount(6);
    await expect(headings).toHaveCount(0);
  });

  test('agrees with what stands below it', async ({ page }) => {
    await openAwake(page, '/installation');
    const answers = page.getByRole('main').locator('dl > div');
    await expect(answers.filter({ hasText: /^Samsung Galaxy S10No/ })).toHaveCount(1);
    await expect(answers.filter({ hasText: /^OnePlus 13Yes/ })).toHaveCount(1);
    await page.getByRole('tab', { name: 'Android' }).click();
    await search(page, 'Android').fill('Galaxy S10');
    await expect(page.getByText('No devices found matching your search.')).toBeVisible();
    await search(page, 'Android').fill('OnePlus 13');
    await expect(found(page)).toHaveCount(1);
  });
});

test.describe('the installation guide', () => {
  const steps = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

  test('has different steps by QR code and by hand', async ({ page }) => {
    await openAwake(page, '/installation');
    await expect(steps(page, 'Installation with QR code: iPhone and iPad')).toContainText('Scan the QR code');
    await page.getByRole('radio', { name: 'Manual Installation' }).check();
    await expect(steps(page, 'Installation with QR code: iPhone and iPad')).toBeHidden();
    await expect(steps(page, 'Manual Installation: iPhone and iPad')).toContainText('Enter Details Manually');
    await page.getByRole('radio', { name: 'Android' }).check();
    await expect(steps(page, 'Manual Installation: Android')).toContainText('LPA:1$');
    await expect(page.getByRole('region', { name: /Installation: |QR code: / })).toHaveCount(1);
    await axe(page);
  });

  test('says what to know, offers the subscription apart, and leads on', async ({ page }) => {
    await page.goto('/installation');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Wait 2-3 minutes for registration' })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'QR codes and manual codes work once' })).toBeVisible();
    const offer = page.getByRole('region', { name: /separate offer/ });
    await expect(offer).toContainText('over 170 destinations, from $39.90 to $64.90 monthly');
    for (const path of ['/browse', '/dashboard', '/support', '/installation-android-and-ios'])
      await expect(main.locator(`a[href="${path}"]`).first()).toBeVisible();
    await expect(main.locator('a[href="mailto:support@simport.example"]').first()).toBeVisible();
  });

  test.describe('on an Android phone', () => {
    test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/140 Mobile' });

    test('opens on Android', async ({ page }) => {
      await openAwake(page, '/installation');
      await expect(page.getByRole('radio', { name: 'Android' })).toBeChecked();
      await expect(steps(page, 'Installation with QR code: Android')).toBeVisible();
    });
  });
});

test.describe('the privacy policy', () => {
  for (const path of ['/privacy', '/privacy-policy']) {
    test(`answers at ${path}, and names one address for both`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
      await expect(page.getByText('Last Updated: August 1, 2025')).toBeVisible();
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/privacy$/);
    });
  }

  test('goes on to its end', async ({ page }) => {
    await page.goto('/privacy');
    await expect(page.getByText('Up to 2 years after your last interaction')).toBeVisible();
    await expect(page.getByText('up to 1 year after it was made')).toBeVisible();
    await expect(page.getByText('We may revise this policy periodically.')).toBeVisible();
    await expect(page.getByText('No analytics service of another company is in use')).toBeVisible();
    await page.getByText('On this page', { exact: true }).click();
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Your rights' })
      .click();
    await expect(page).toHaveURL(/#rights$/);
  });
});

test('the terms go from age to revisions', async ({ page }) => {
  await page.goto('/terms-of-service');
  await expect(page.getByText('Last Updated: August 1, 2025')).toBeVisible();
  for (const sentence of [
    'You must be at least 18 years old, or have the consent of a parent',
    'within 24 hours of your purchase if the eSIM has not been activated or used',
    'to the amounts you paid us in the preceding 12 months',
    'We may revise these terms.',
    'Simport, Inc.',
  ])
    await expect(page.getByText(sentence).first()).toBeVisible();
});

test('about us has the company, its mission and its six principles', async ({ page }) => {
  await page.goto('/about-us');
  for (const heading of [
    'Company overview',
    'Our mission',
    'Background',
    'How we operate',
    'Corporate details',
    'Contact',
  ])
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  const principles = page.getByRole('region', { name: 'Core principles' }).getByRole('term');
  await expect(principles).toHaveText([
    'Simplicity',
    'Reliability',
    'Innovation',
    'Transparency',
    'Customer Focus',
    'Freedom',
  ]);
});

test('the FAQ answers in groups and leads to support', async ({ page }) => {
  await page.goto('/faq');
  await page.getByText('Why must data roaming be on').click();
  await expect(page.getByText('The travel eSIM counts as roaming everywhere')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'support page' })).toHaveAttribute(
    'href',
    '/support',
  );
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages can be read and worked', async ({ page, complaints }) => {
    complaints.expect(/ csp$/);
    await page.goto('/support?q=money');
    await expect(entries(page)).toHaveCount(1);
    await entries(page).locator('summary').click();
    await expect(page.getByText('within 24 hours of purchase').first()).toBeVisible();
    await page.goto('/installation');
    await page.getByRole('radio', { name: 'Manual Installation' }).check();
    await expect(page.getByText('Enter Details Manually')).toBeVisible();
    // With scripts switched off from outside, Chromium still treats the element's content as text.
    expect(await page.locator('main noscript').innerHTML()).toContain('Samsung Galaxy S24 Ultra');
  });
});

const PAGES = [
  '/about-us',
  '/support',
  '/faq',
  '/terms-of-service',
  '/privacy',
  '/installation',
  '/installation-android-and-ios',
];
for (const width of [320, 768, 1440]) {
  test(`the pages of words lose nothing at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of PAGES) {
      await page.goto(path);
      await expectToFit(page);
      await axe(page);
    }
  });
}
