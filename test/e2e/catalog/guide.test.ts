import { ALL_WIDTHS, expect, expectToFit, LONG, openAwake, test } from '../../support/browser/browser.ts';

test('a country’s guide describes its plans, and a link to a plan opens it selected', async ({ page }) => {
  await openAwake(page, '/country/JP');
  await page.getByRole('link', { name: 'Japan eSIM guide' }).click();
  await expect(page).toHaveURL('/country/JP/guide');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Japan eSIM guide');
  const about = (title: string) => page.getByRole('region', { name: title });
  await expect(about('Which networks does it use in Japan?')).toContainText('Japan Mobile');
  await expect(about('Is there 5G in Japan?')).toContainText(
    /^Is there 5G in Japan\?Yes, Japan Mobile has it\./,
  );
  await expect(about('Can I use it as a hotspot?')).toContainText('supplier doesn’t say');
  await expect(about('Near Japan').getByRole('link', { name: 'South Korea' })).toHaveAttribute(
    'href',
    '/country/KR',
  );
  const week = about('How much data do I need in Japan?')
    .getByRole('listitem')
    .filter({ hasText: 'For 7 days' });
  const paid = /\$[\d.]+/.exec((await week.textContent()) ?? '')?.[0] ?? 'nothing';
  await week.getByRole('link').click();
  await expect(page).toHaveURL(/\/country\/JP\?plan=/);
  await expect(page.getByRole('region', { name: 'Your choice' })).toContainText(paid);
});

for (const path of ['/country/JP/guide', '/country/FR/guide', '/regional/europe/guide'])
  test(`${path} looks right at every width`, { tag: LONG }, async ({ page }) => {
    for (const width of ALL_WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expectToFit(page, 360, 1440);
    }
  });

test('a guide for a missing place says so', { tag: LONG }, async ({ page, complaints }) => {
  complaints.expect(/404/);
  await page.goto('/country/XX/guide');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Country Not Found');
  await page.goto('/regional/nowhere/guide');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Region not found');
});

test('going back to a plan that is gone requests the nearest one', { tag: LONG }, async ({ page }) => {
  await openAwake(page, '/country/JP?plan=esim_bygone');
  await page.getByRole('link', { name: 'All destinations' }).click();
  await expect(page).toHaveURL('/browse');
  const asked = page.waitForRequest('**/country/JP.data*');
  await page.goBack();
  expect(new URL((await asked).url()).searchParams.get('plan')).toBe('esim_bygone');
  await expect(page.getByText('That plan isn’t on sale.')).toBeVisible();
});
