import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { sheetsOf } from '../../../scripts/languages.ts';
import { LANGUAGES, pageAddress, PSEUDO } from '../../../src/domain/languages.ts';
import { builtLanguages } from '../../../src/server/core/built-languages.ts';
import { expect, test } from '../../support/browser/browser.ts';
import { aPlan, checkoutAddress } from '../../support/browser/checkout-page.ts';
import { weighPage } from '../../support/browser/page-weight.ts';
import { isLong } from '../../support/machine/long.ts';

/**
 * KB of scripts over the wire until no more arrive, without the processors' own; if you raise a figure, say why. The policy
 * header of the files is 0.7 of each, the guard against translators 0.4.
 */
const MAX_KB = {
  '/': 118,
  '/country/JP': 118,
  '/browse': 118,
  // It has the search and its list, fields, and the prices of plans.
  '/trip': 130,
  '/regional': 115,
  '/regional/europe': 118,
  '/about-us': 115,
  '/profile': 125,
  // Wallets and their part of the purchase are 1.5 of it, the notices of paused sales or payment methods 0.7, and what a purchase of
  // several plans needs 1.2, which long alphabets carry beyond the goal of 150. Orders that operators made, and what they say of
  // changed terms, are 0.3.
  '/checkout': 153,
};
/** One more for a trip and a checkout, since they share fields that no other page has. */
const MAX_FILES: Partial<Record<string, number>> = { '/trip': 13, '/checkout': 13 };
const USUAL_FILES = 12;

/** Their parts are those of other pages in the list. */
const LIKE_OTHERS: ReadonlySet<string> = new Set(['/browse', '/regional', '/about-us']);

const LANGUAGES_OF_PAGES = builtLanguages().filter((language) => language !== PSEUDO);

for (const language of LANGUAGES_OF_PAGES)
  test(`a page in ${language} loads little script in few files, and small fonts`, async ({
    page,
    browser,
    shop,
  }) => {
    // Each of the two fonts has a second file for the letters of such a language, which is only loaded where they occur.
    const isExtended = sheetsOf(LANGUAGES[language].tag).fonts === 'fonts-extended.css';
    const paths = Object.entries(MAX_KB).filter(([path]) => isLong || !LIKE_OTHERS.has(path));
    for (const [path, most] of paths) {
      const address = pageAddress(language, path === '/checkout' ? checkoutAddress(await aPlan(page)) : path);
      const { scripts, scriptFiles, fonts, styles, all } = await weighPage(
        browser,
        shop.baseUrl + address,
        LANGUAGES[language].tag,
      );
      const list = [path, ...scriptFiles.map((file) => `${(file.bytes / 1024).toFixed(1)} ${file.path}`)];
      expect.soft(scripts.bytes / 1024, list.join('\n')).toBeLessThanOrEqual(most);
      expect.soft(scripts.files, list.join('\n')).toBeLessThanOrEqual(MAX_FILES[path] ?? USUAL_FILES);
      // The count must be real: the framework alone is more than this.
      expect.soft(scripts.bytes / 1024, path).toBeGreaterThan(90);
      if (isExtended) expect.soft(fonts.files, path).toBeLessThanOrEqual(4);
      else expect.soft(fonts.files, path).toBe(2);
      expect.soft(fonts.bytes / 1024, path).toBeLessThan(45);
      if (path !== '/') continue;
      expect.soft((all.bytes - scripts.bytes) / 1024, 'home without its scripts').toBeLessThan(120);
      expect.soft(styles.files, 'the style for paper').toBe(1);
    }
  });

test('browsers never get the code that validates requests', () => {
  const assets = fileURLToPath(new URL('../../../build/client/assets', import.meta.url));
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  const checking = scripts.filter((name) =>
    /ZodError|\b_zod\b|invalid_type/.test(readFileSync(join(assets, name), 'utf8')),
  );
  expect(checking).toEqual([]);
});
