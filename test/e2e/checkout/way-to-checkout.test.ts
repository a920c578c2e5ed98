import { expect, LONG, openAwake, test } from '../../support/browser/browser.ts';

const HEALTH = '**/health/live';

for (const way of ['hover', 'focus'] as const) {
  const title = `Buy Now asks whether the shop is there by ${way}, so that the press asks nobody`;
  test(title, { tag: way === 'hover' ? LONG : [] }, async ({ page }) => {
    await openAwake(page, '/country/JP');
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname === '/health/live' || pathname === '/checkout') asked.push(pathname);
    });
    const buy = page.getByRole('button', { name: 'Buy Now' });
    const answered = page.waitForResponse(HEALTH);
    await buy[way]();
    await answered;
    asked.push('press');
    await (way === 'hover' ? buy.click() : page.keyboard.press('Enter'));
    await expect(page.getByRole('heading', { name: 'Secure Checkout' })).toBeVisible();
    expect(asked).toEqual(['/health/live', 'press', '/checkout']);
  });
}

test(
  'an old health check does not count: with the server away the page and the choice stay',
  { tag: LONG },
  async ({ page, checkout, complaints }) => {
    complaints.expect(/ERR_FAILED/);
    await page.clock.install();
    await openAwake(page, '/country/JP');
    const chosen = page.getByRole('radio', { name: /1\.0 GB/ }).first();
    await chosen.check();
    const buy = page.getByRole('button', { name: 'Buy Now' });
    const answered = page.waitForResponse(HEALTH);
    await buy.focus();
    await answered;
    await page.clock.fastForward(6000);
    await page.route(HEALTH, (route) => route.abort());
    await page.keyboard.press('Enter');
    const missed = page.getByRole('alert').filter({ hasText: 'Your choices are still here.' });
    await expect(missed).toBeInViewport();
    await expect(page).toHaveURL(/\/country\/JP\?plan=esim_\w+$/);
    await expect(chosen).toBeChecked();
    await page.unrouteAll();
    await missed.getByRole('link', { name: 'Try again' }).click();
    await checkout.waitForCard();
  },
);
