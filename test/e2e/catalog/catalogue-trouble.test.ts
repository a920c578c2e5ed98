import type { Page } from '@playwright/test';

import { expect, LONG, test } from '../../support/browser/browser.ts';
import { SCREENS } from '../../support/catalog/catalogue-screens.ts';

/** Opens a screen through its link, while the test decides the answer to its data. */
async function come(page: Page, screen: (typeof SCREENS)[number], answer: Parameters<Page['route']>[1]) {
  const running = page.waitForRequest('**/api/live*');
  await page.goto(screen.from);
  await running;
  await page.route(`**${screen.data}*`, answer);
  await page.getByRole('link', { name: screen.link, exact: true }).first().click();
  await expect(page).toHaveURL(screen.path);
}

/** Of all troubles and screens, the one that `npm test` shows. */
const tagOf = (trouble: string, path: string) =>
  trouble === 'garbage' && path === '/country/JP' ? [] : LONG;

test.describe('a page that is opened while its catalogue', () => {
  for (const screen of SCREENS) {
    test(
      `is down says so and recovers: ${screen.path}`,
      { tag: tagOf('down', screen.path) },
      async ({ page, complaints }) => {
        complaints.expect(/\.data/);
        await come(page, screen, (route) => route.fulfill({ status: 503, body: 'busy' }));
        await expect(page.getByRole('alert')).toContainText(screen.lost);
        await page.unroute(`**${screen.data}*`);
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByText(screen.good).first()).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(0);
      },
    );

    test(
      `is garbage says so and recovers: ${screen.path}`,
      { tag: tagOf('garbage', screen.path) },
      async ({ page, complaints }) => {
        complaints.expect(/Unable to decode|turbo-stream|\.data/i);
        await come(page, screen, (route) => route.fulfill({ status: 200, body: '<html>hello</html>' }));
        await expect(page.getByRole('alert')).toContainText(screen.garbled ?? screen.lost);
        await page.unroute(`**${screen.data}*`);
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByText(screen.good).first()).toBeVisible();
      },
    );

    test(
      `is slow says that it is loading, and lets the visitor leave: ${screen.path}`,
      { tag: tagOf('slow', screen.path) },
      async ({ page }) => {
        let release = () => {};
        const held = new Promise<void>((resolve) => {
          release = resolve;
        });
        const running = page.waitForRequest('**/api/live*');
        await page.goto(screen.from);
        await running;
        await page.route(`**${screen.data}*`, async (route) => {
          await held;
          await route.continue();
        });
        await page.getByRole('link', { name: screen.link, exact: true }).first().click();
        await expect(
          page.getByText(/^(Loading|Loading eSIM plans|Loading prices)\.\.\.$/).first(),
        ).toBeAttached();
        release();
        await expect(page.getByText(screen.good).first()).toBeVisible();
      },
    );
  }
});
