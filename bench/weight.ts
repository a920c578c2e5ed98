import type { Country } from '../src/domain/catalog/catalog-schema.ts';
import { checkoutAddress } from '../test/support/browser/checkout-page.ts';
import { launchChromium } from '../test/support/browser/launch-chromium.ts';
import { weighPage } from '../test/support/browser/page-weight.ts';
import { startRunningShop } from '../test/support/shop/running-shop.ts';
import { type Bench, columns } from './figures.ts';

/** The goals: for each page, KB of scripts; for the home page, KB in all. */
const PAGES: Record<string, { path: string; most: number; mostInAll?: number }> = {
  home: { path: '/', most: 118, mostInAll: 230 },
  country: { path: '/country/JP', most: 118 },
  browse: { path: '/browse', most: 118 },
  regional: { path: '/regional', most: 125 },
  region: { path: '/regional/europe', most: 125 },
  profile: { path: '/profile', most: 125 },
  checkout: { path: '/checkout', most: 150 },
};
const MAX_FILES = 12;

const kb = (bytes: number) => (bytes / 1024).toFixed(1);

/** Pages of your choice, with a list of their scripts: `npm run bench -- weight /faq /support`. */
const chosen = process.argv.slice(3);

export const bench: Bench = {
  title:
    'What a page loads until nothing more comes: KB over the wire with headers, nothing cached, 360 pixels wide',
  async run(report) {
    const shop = await startRunningShop();
    const browser = await launchChromium();
    try {
      const pages =
        chosen.length > 0
          ? chosen.map((path) => [path, { path, most: undefined, mostInAll: undefined }] as const)
          : Object.entries(PAGES);
      const rows = [['', 'JS', 'files', 'CSS', 'fonts', 'pictures', 'HTML', 'all', 'requests', 'work']];
      for (const [name, { path, most, mostInAll }] of pages) {
        const address = path === '/checkout' ? await checkoutOf(shop.baseUrl) : path;
        const weight = await weighPage(browser, shop.baseUrl + address, 'en');
        const { scripts, styles, fonts, pictures, document, all, work, scriptFiles } = weight;
        const sizes = [styles, fonts, pictures, document, all].map(({ bytes }) => kb(bytes));
        rows.push([
          name,
          kb(scripts.bytes),
          String(scripts.files),
          ...sizes,
          String(all.files),
          `${work.toFixed(2)} s`,
        ]);
        if (most !== undefined) {
          const value = scripts.bytes / 1024;
          report({ what: `JavaScript of ${name}`, value, unit: 'KB', goal: { most } });
          report({ what: `its files`, value: scripts.files, unit: 'files', goal: { most: MAX_FILES } });
        }
        if (mostInAll !== undefined)
          report({
            what: `all of ${name}`,
            value: all.bytes / 1024,
            unit: 'KB',
            goal: { most: mostInAll },
            beside: `fonts ${kb(fonts.bytes)}, pictures ${kb(pictures.bytes)}, ${all.files} requests`,
          });
        if (chosen.length > 0)
          for (const file of scriptFiles) rows.push([`  ${file.path}`, kb(file.bytes), ...Array(8).fill('')]);
      }
      console.log(columns(rows));
      return [];
    } finally {
      await browser.close();
      await shop.stop();
    }
  },
};

/** The checkout of a plan on sale. */
async function checkoutOf(baseUrl: string): Promise<string> {
  const answer = await fetch(`${baseUrl}/api/countries/JP`);
  const { country } = (await answer.json()) as { country: Country };
  const plan = Object.values(country.fixed_plans).flat()[0];
  if (!plan) throw new Error('There is no plan to weigh the checkout with.');
  return checkoutAddress(plan);
}
