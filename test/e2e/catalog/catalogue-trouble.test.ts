import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Page } from '@playwright/test';

import type { PageModule } from '../../../src/server/pages/web.ts';
import { expect, LONG, test } from '../../support/browser/browser.ts';

/** Every screen that shows the catalogue: how visitors get to it within the shop, and its message if the catalogue is missing. */
const SCREENS = [
  {
    path: '/',
    data: '/_.data',
    from: '/regional',
    link: 'Simport home',
    lost: 'Failed to load pricing data',
    garbled: 'Failed to process country data',
    good: 'Starting at',
  },
  {
    path: '/browse',
    data: '/browse.data',
    from: '/regional',
    link: 'Countries',
    lost: 'Failed to load countries',
    good: 'View All Plans',
  },
  {
    path: '/browse?country=AL',
    data: '/browse.data',
    from: '/browse',
    link: 'Albania',
    lost: 'Failed to load country data',
    good: 'Albania eSIM',
  },
  {
    path: '/country/JP',
    data: '/country/JP.data',
    from: '/',
    link: 'Japan',
    lost: 'Failed to load country data',
    good: 'Japan eSIM',
  },
  {
    path: '/regional',
    data: '/regional.data',
    from: '/browse',
    link: 'Regions',
    lost: 'Failed to load regional plans',
    good: 'Europe+',
  },
  {
    path: '/regional/europe',
    data: '/regional/europe.data',
    from: '/regional',
    link: 'Europe+',
    lost: 'Failed to load regional plans',
    good: 'Europe+ eSIM',
  },
];

const FAULTS = [
  { name: 'down', garbage: false, answer: () => new Response('busy', { status: 503 }) },
  { name: 'garbage', garbage: true, answer: () => new Response('<html>hello</html>') },
];

test.describe('a page that the shop renders while its catalogue', () => {
  test.use({ javaScriptEnabled: false });

  for (const { name, garbage, answer } of FAULTS) {
    test(`is ${name} says so, with a button that asks again`, async ({ page, baseURL, complaints }) => {
      // Rendered without an address: nothing comes with its text.
      complaints.expect(/./);
      const file = join(import.meta.dirname, '../../../build/server/index.js');
      const build = (await import(pathToFileURL(file).href)) as { entry: { module: PageModule } };
      const render = build.entry.module.createPageRenderer(build, 'production');
      for (const screen of SCREENS) {
        const reports: unknown[] = [];
        const answered = await render(new Request(`http://localhost${screen.path}`), {
          callApi: async (request) => {
            const { pathname } = new URL(request.url);
            return pathname === '/api/settings' ? fetch(`${baseURL}${pathname}`) : answer();
          },
          baseUrl: 'http://localhost',
          artVersion: 'h1',
          nonce: 'mark',
          report: (failure) => reports.push(failure),
        });
        const html = await answered.text();
        await page.setContent(html);
        const sentence = garbage ? (screen.garbled ?? screen.lost) : screen.lost;
        await expect(page.getByRole('alert'), screen.path).toContainText(sentence);
        await expect(page.getByRole('button', { name: 'Try again' }), screen.path).toBeVisible();
        expect(reports.length, screen.path).toBeGreaterThan(0);
      }
    });
  }
});

/** Opens a screen through its link, while the test decides the answer to its data. */
async function come(page: Page, screen: (typeof SCREENS)[number], answer: Parameters<Page['route']>[1]) {
  const running = page.waitForRequest('**/api/live*');
  await page.goto(screen.from);
  await running;
  await page.route(`**${screen.data}*`, answer);
  await page.getByRole('link', { name: screen.link, exact: true }).first().click();
  await expect(page).toHaveURL(screen.path);
}

/** Home, a country and the list of regions have files of their own. */
const SHOWN_HERE = {
  down: ['/browse'],
  garbage: ['/country/JP'],
  slow: ['/regional/europe'],
};
const tagOf = (what: keyof typeof SHOWN_HERE, path: string) => (SHOWN_HERE[what].includes(path) ? [] : LONG);

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
