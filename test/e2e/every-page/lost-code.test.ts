import { expect, LONG, openAwake, test } from '../../support/browser/browser.ts';

// At this width, the bar shows all links.
test.use({ viewport: { width: 1280, height: 800 } });

const CODE = /\/assets\/|\.data(\?|$)|\/health\/live/;

// With and without data that the browser fetches with the page's code.
for (const [link, title] of [
  ['FAQ', 'Questions and answers'],
  ['Browse Plans', 'Browse eSIM Plans'],
] as const) {
  const name = `${link}: a page whose code does not come says so, and comes once the shop answers`;
  test(name, { tag: link === 'FAQ' ? LONG : [] }, async ({ page, complaints }) => {
    complaints.expect(/ERR_FAILED|Failed to fetch/);
    await openAwake(page, '/support');
    await page.route(CODE, (route) => route.abort());
    await page.getByRole('link', { name: link, exact: true }).first().click();
    const lost = page.getByRole('heading', { level: 1, name: 'This page didn’t load' });
    await expect(lost).toBeVisible();
    const address = page.url();
    const again = page.getByRole('button', { name: 'Try again' });
    await again.click();
    await expect(again).toBeEnabled();
    await expect(lost).toBeVisible();
    expect(page.url()).toBe(address);
    await page.unrouteAll();
    await again.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(page.url()).toBe(address);
  });
}

test('a page whose style does not come is loaded as a document, which contains it', async ({
  page,
  complaints,
}) => {
  complaints.expect(/503|plans-/);
  await openAwake(page, '/regional');
  await page.route('**/assets/plans-*.css', (route) => route.fulfill({ status: 503 }));
  await page
    .getByRole('link', { name: /^Europe\+/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Europe+' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your choice' })).toHaveCSS('position', 'fixed');
});

test(
  'a link to a page that did not load works once the shop is back',
  { tag: LONG },
  async ({ page, complaints }) => {
    complaints.expect(/ERR_FAILED|Failed to fetch/);
    await openAwake(page, '/support');
    await page.route(CODE, (route) => route.abort());
    const faq = page.getByRole('link', { name: 'FAQ', exact: true }).first();
    await faq.click();
    await expect(page.getByRole('heading', { level: 1, name: 'This page didn’t load' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'This page didn’t load' })).toBeHidden();
    await page.unrouteAll();
    await faq.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Questions and answers' })).toBeVisible();
  },
);
