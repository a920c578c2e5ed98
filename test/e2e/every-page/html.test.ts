import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { HtmlValidate } from 'html-validate';

import type { PageModule } from '../../../src/server/pages/web.ts';
import { expect, LONG, test } from '../../support/browser/browser.ts';
import { aPlan, buyHere, checkoutAddress } from '../../support/browser/checkout-page.ts';
import { ALL_PAGES } from '../../support/browser/public-pages.ts';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

/** Every page, in each state that the server can render, with its status. */
const PAGES: Record<string, number> = {
  ...Object.fromEntries(ALL_PAGES.map((path) => [path, 200])),
  '/?q=jap': 200,
  '/?q=nowhere': 200,
  '/browse?q=jap': 200,
  '/browse?country=JP': 200,
  '/browse?country=ZZ': 404,
  '/country': 404,
  '/country/ZZ': 404,
  '/country/ZZ/guide': 404,
  '/regional/nowhere': 404,
  '/checkout?plan=%7B%22id%22%3A%22x%22%2C%22countryCode%22%3A%22JP%22%7D': 404,
  '/order/nothing': 404,
};

/** The faults in a page's HTML, one line each. */
async function faultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
}

test('every page is valid HTML as the shop sends it', async ({ page }) => {
  await buyHere(page);
  const order = await page.evaluate(
    () => /"id":"([\w-]{48})"/.exec([localStorage, sessionStorage].flatMap(Object.values).join())?.[1],
  );
  const pages = {
    ...PAGES,
    [checkoutAddress(await aPlan(page))]: 200,
    [`/order/${order}`]: 200,
    [`/installation?order=${order}`]: 200,
  };
  for (const [address, status] of Object.entries(pages)) {
    const answer = await page.request.get(address);
    const html = await answer.text();
    expect([address, answer.status()]).toEqual([address, status]);
    expect(html).toContain('</html>');
    expect([address, await faultsOf(html)]).toEqual([address, []]);
  }
});

test('a page whose data cannot be read is valid HTML too', { tag: LONG }, async () => {
  const file = join(import.meta.dirname, '../../../build/server/index.js');
  const build = (await import(pathToFileURL(file).href)) as { entry: { module: PageModule } };
  const render = build.entry.module.createPageRenderer(build, 'production');
  for (const address of [
    '/',
    '/browse',
    '/country/JP',
    '/regional',
    '/regional/europe',
    '/order/x',
    '/faq',
  ]) {
    const answer = await render(new Request(`http://localhost${address}`), {
      callApi: async () => new Response('busy', { status: 503 }),
      baseUrl: 'http://localhost',
      artVersion: 'h1',
      nonce: 'mark',
      report: () => {},
    });
    const html = await answer.text();
    expect(answer.status, address).toBeGreaterThanOrEqual(500);
    expect(html, address).toContain('</html>');
    expect([address, await faultsOf(html)]).toEqual([address, []]);
  }
});

test('the check finds invalid HTML', async () => {
  expect(await faultsOf('<!DOCTYPE html><html lang="en"><p><div></div></p></html>')).not.toEqual([]);
});
