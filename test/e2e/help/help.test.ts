import type { Page } from '@playwright/test';

import { expect, openAwake, test, LONG } from '../../support/browser/browser.ts';

const entries = (page: Page) => page.getByRole('main').locator('details');

test.describe('support', () => {
  test(
    'names its hours, and explains two that seem to contradict each other',
    { tag: LONG },
    async ({ page }) => {
      await page.goto('/support');
      await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
      const mail = page.getByRole('main').locator('section').filter({ hasText: 'Email support' }).first();
      await expect(mail).toContainText('Around the clock');
      await expect(mail).toContainText('2 hours on average, and several hours when it’s busy');
      await expect(mail.getByRole('link')).toHaveAttribute('href', /^mailto:support@simport\.example$/);
      await expect(page.getByText('09:00-18:00 Pacific Time').first()).toBeVisible();
      await expect(page.getByText(/^(Open|Closed) until .+ your time$/)).toBeVisible();
    },
  );

  test('has ten questions in categories, with one open at a time', { tag: LONG }, async ({ page }) => {
    await openAwake(page, '/support');
    await expect(entries(page)).toHaveCount(10);
    await expect(entries(page).first()).toContainText('Compatibility');
    const first = entries(page).filter({ hasText: 'Will my phone work with an eSIM?' });
    const second = entries(page).filter({ hasText: 'When should I install the eSIM?' });
    await expect(first.getByText('Show', { exact: true })).toBeVisible();
    await first.locator('summary').click();
    await expect(first.getByText('carrier-unlocked')).toBeVisible();
    await expect(first.getByText('Hide', { exact: true })).toBeVisible();
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
    await search.fill('check your spam');
    await expect(entries(page)).toHaveText(/Where is my QR code/);
    await search.fill('installation');
    await expect(entries(page).filter({ hasText: /^Installation/ })).toHaveCount(2);
    await search.fill('zeppelin');
    await expect(page.getByText('No entries match the current query.')).toBeVisible();
    await search.fill('');
    await expect(entries(page)).toHaveCount(10);
  });
});

test.describe('the Device Compatibility Checker', () => {
  const search = (page: Page, tab: string) => page.getByRole('searchbox', { name: `Search ${tab} models` });
  const found = (page: Page) =>
    page.getByRole('region', { name: 'Devices that take an eSIM' }).getByRole('listitem');
  const prompt = 'Start typing your device model to check compatibility';

  test('lists nothing before something is typed, then the matches', { tag: LONG }, async ({ page }) => {
    await openAwake(page, '/installation');
    await expect(page.getByText(prompt)).toBeVisible();
    await expect(found(page)).toHaveCount(0);
    await search(page, 'iPhone / iPad').fill('xs');
    await expect(found(page)).toHaveText([/^iPhone XS.*mainland China/, /^iPhone XS Max/]);
    await search(page, 'iPhone / iPad').fill('pixel');
    await expect(page.getByText('No devices found matching your search.')).toBeVisible();
    await search(page, 'iPhone / iPad').fill('iPhone 17');
    const answer = page.getByRole('tabpanel').getByRole('status');
    await expect(answer).toHaveText(
      /^Yes, if it’s unlocked.*Every iPhone since the iPhone XR takes an eSIM\./,
    );
    await search(page, 'iPhone / iPad').fill('Pixel 10');
    await expect(answer).toHaveText(/^Yes, .*Every Google Pixel since the Pixel 3/);
    await search(page, 'iPhone / iPad').fill('iPhone 8');
    await expect(answer).toHaveText(/^No.*The first iPhone with an eSIM is the iPhone XR\./);
    await search(page, 'iPhone / iPad').fill('   ');
    await expect(page.getByText(prompt)).toBeVisible();
  });

  test('clears the query when the tab changes', { tag: LONG }, async ({ page }) => {
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

  test('groups Android models under the names of their makers', { tag: LONG }, async ({ page }) => {
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
    await search(page, 'Android').fill('find x');
    await expect(headings).toHaveText(['Oppo']);
    await page.getByRole('tab', { name: 'iPhone / iPad' }).click();
    await search(page, 'iPhone / iPad').fill('ipad');
    await expect(found(page)).toHaveCount(6);
    await expect(headings).toHaveCount(0);
  });

  test('agrees with the text below it', { tag: LONG }, async ({ page }) => {
    await openAwake(page, '/installation');
    const answers = page.getByRole('main').locator('dl > div');
    await expect(answers.filter({ hasText: /^Samsung Galaxy S10No/ })).toHaveCount(1);
    await expect(answers.filter({ hasText: /^OnePlus 13Yes/ })).toHaveCount(1);
    await page.getByRole('tab', { name: 'Android' }).click();
    await search(page, 'Android').fill('Galaxy S10');
    await expect(page.getByRole('tabpanel').getByRole('status')).toHaveText(/^No.*Galaxy S20\.$/);
    await search(page, 'Android').fill('z flip 6');
    await expect(found(page)).toHaveText([/^Samsung Galaxy Z Flip6/]);
    await search(page, 'Android').fill('OnePlus 13');
    await expect(found(page)).toHaveCount(1);
  });
});

test.describe('the installation guide', () => {
  const steps = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

  test('has different steps by QR code and by hand', { tag: LONG }, async ({ page }) => {
    await openAwake(page, '/installation');
    await expect(steps(page, 'Installation with QR code, iPhone and iPad')).toContainText('Scan the QR code');
    await page.getByRole('radio', { name: 'Manual Installation' }).check();
    await expect(steps(page, 'Installation with QR code, iPhone and iPad')).toBeHidden();
    await expect(steps(page, 'Manual Installation, iPhone and iPad')).toContainText('Enter Details Manually');
    await page.getByRole('radio', { name: 'Android' }).check();
    await expect(steps(page, 'Manual Installation, Android')).toContainText('LPA:1$');
    await expect(page.getByRole('region', { name: /Installation, |QR code, / })).toHaveCount(1);
  });

  test('gives advice, offers the subscription separately, and leads on', { tag: LONG }, async ({ page }) => {
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

    test('opens on Android', { tag: LONG }, async ({ page }) => {
      await openAwake(page, '/installation');
      await expect(page.getByRole('radio', { name: 'Android' })).toBeChecked();
      await expect(steps(page, 'Installation with QR code, Android')).toBeVisible();
    });
  });
});
