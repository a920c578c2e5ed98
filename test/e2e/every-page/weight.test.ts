import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, LONG, test } from '../../support/browser/browser.ts';
import { aPlan, checkoutAddress } from '../../support/browser/checkout-page.ts';
import { weighPage } from '../../support/browser/page-weight.ts';

/**
 * KB of scripts over the wire until no more arrive, without the processors' own; if you raise a figure, say why. The policy
 * header of the files is 0.7 of each, the guard against translators 0.4.
 */
const MAX_KB = {
  '/': 118,
  // The trip's chips, its best plan and what distinguishes tiers are 1.9 of these two, the line about the phone in hand is 0.3,
  // and requesting a country in a region 0.5.
  '/country/JP': 118.5,
  '/browse': 118,
  '/regional': 115,
  '/regional/europe': 119.5,
  '/profile': 125,
  // Wallets and their part of the purchase are 1.5 of it, and the notices of paused sales or payment methods 0.7; the goal is
  // 150.
  '/checkout': 150,
};
const MAX_FILES = 12;

for (const [path, most] of Object.entries(MAX_KB)) {
  // Their parts are those of other pages in the list.
  const tag = ['/browse', '/regional'].includes(path) ? LONG : [];
  test(
    `${path} loads ${most} KB of script at most, in few files`,
    { tag },
    async ({ page, browser, shop }) => {
      const address = path === '/checkout' ? checkoutAddress(await aPlan(page)) : path;
      const { scripts, scriptFiles } = await weighPage(browser, shop.baseUrl + address);
      const list = scriptFiles.map((file) => `${(file.bytes / 1024).toFixed(1)} ${file.path}`).join('\n');
      expect(scripts.bytes / 1024, list).toBeLessThanOrEqual(most);
      expect(scripts.files, list).toBeLessThanOrEqual(MAX_FILES);
      // The count must be real: the framework alone is more than this.
      expect(scripts.bytes / 1024).toBeGreaterThan(90);
    },
  );
}

test('browsers never get the code that validates requests', () => {
  const assets = fileURLToPath(new URL('../../../build/client/assets', import.meta.url));
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  const checking = scripts.filter((name) =>
    /ZodError|\b_zod\b|invalid_type/.test(readFileSync(join(assets, name), 'utf8')),
  );
  expect(checking).toEqual([]);
});
