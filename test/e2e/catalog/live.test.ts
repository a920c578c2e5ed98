import type { BrowserContext, Page } from '@playwright/test';

import { expect, openAwake, test, LONG, planRows } from '../../support/browser/browser.ts';

const firstPrice = (page: Page) =>
  page
    .getByRole('article')
    .first()
    .getByText(/Unlimited from/);

/** Answers the page's stream with this news once; further streams wait. */
async function tell(page: Page, revision: number) {
  const data = ['countries', 'regions'].map(
    (topic) => `event: news\ndata: ${JSON.stringify({ topic, revision })}\n\n`,
  );
  let told = false;
  await page.route('**/api/live', async (route) => {
    if (told) return;
    told = true;
    await route.fulfill({ contentType: 'text/event-stream', body: data.join('') });
  });
}

/** Records the streams that a browser opens from now on. */
function streamsOf(context: BrowserContext): string[] {
  const streams: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/live') streams.push(request.url());
  });
  return streams;
}

test.describe('an open page', () => {
  test('shows a changed price without reloading, and keeps its scroll position', async ({ page }) => {
    await tell(page, 1_000);
    let loads = 0;
    page.on('domcontentloaded', () => loads++);
    await page.route('**/browse.data*', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replaceAll(/\b\d\.\d\d\b/g, '1.23'),
      });
    });
    await page.goto('/browse');
    await expect(firstPrice(page)).not.toContainText('$1.23');
    await page.getByRole('searchbox').focus();
    // At a random moment within ten seconds.
    await expect(firstPrice(page)).toContainText('$1.23');
    await expect(page.getByRole('searchbox')).toBeFocused();
    expect(loads).toBe(1);
  });

  test('does not request again what it already shows', { tag: LONG }, async ({ page, complaints }) => {
    complaints.expect(/status of 404/);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.clock.install();
    await page.goto('/regional');
    await expect.poll(() => asked.filter((path) => path === '/api/live')).toHaveLength(1);
    // A second stream begins with what the page's own stream has already sent.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const stream = new EventSource('/api/live');
          stream.addEventListener('news', () => resolve(stream.close()));
        }),
    );
    // If the page thought it was new, it would ask within ten seconds.
    await page.clock.fastForward(11_000);
    await page.evaluate(() => fetch('/api/no-such-thing', { method: 'HEAD' }));
    expect(asked).toContain('/api/no-such-thing');
    expect(asked.filter((path) => path.endsWith('.data'))).toEqual([]);
  });

  test('keeps the selected plan when its country is loaded again', { tag: LONG }, async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/live', async (route) => {
      await held;
      const data = JSON.stringify({ topic: 'countries', revision: 1_000 });
      await route.fulfill({ contentType: 'text/event-stream', body: `event: news\ndata: ${data}\n\n` });
    });
    await openAwake(page, '/country/JP');
    const third = planRows(page).nth(2);
    await third.check();
    await expect(page.getByRole('region', { name: 'Your choice' })).toContainText('5 days');
    const reading = page.waitForResponse('**/country/JP.data*');
    release();
    await (await reading).finished();
    await expect(third).toBeChecked();
  });
});

test.describe('the tabs of a browser', () => {
  test('share one stream, and another takes over when its tab goes', async ({ context }) => {
    const streams = streamsOf(context);
    const first = await context.newPage();
    await first.goto('/browse');
    await expect.poll(() => streams).toHaveLength(1);
    const second = await context.newPage();
    await second.goto('/regional');
    await expect
      .poll(() => second.evaluate(async () => (await navigator.locks.query()).pending?.length))
      .toBe(1);
    expect(streams).toHaveLength(1);
    await first.close();
    await expect.poll(() => streams).toHaveLength(2);
  });

  test('close the stream on pages without news', { tag: LONG }, async ({ context, page }) => {
    const streams = streamsOf(context);
    await page.goto('/country/JP');
    await expect.poll(() => streams).toHaveLength(1);
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await expect(page).toHaveURL(/\/checkout/);
    await expect.poll(() => page.evaluate(async () => (await navigator.locks.query()).held?.length)).toBe(0);
  });
});
