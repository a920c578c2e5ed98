import { chromium } from '@playwright/test';

import { weighPage } from '../test/support/browser/page-weight.ts';
import { chromiumArguments, findChromium } from '../test/support/machine/chromium.ts';
import { startRunningShop } from '../test/support/shop/running-shop.ts';
import { type Bench, columns } from './figures.ts';

const PAGES = {
  home: '/',
  country: '/country/JP',
  browse: '/browse',
  regional: '/regional',
  region: '/regional/europe',
  profile: '/profile',
  checkout: '/checkout',
};

const kb = (bytes: number) => (bytes / 1024).toFixed(1);

/** Pages of its own choice, with the list of their scripts: `npm run bench -- weight /faq /support`. */
const chosen = process.argv.slice(3);

export const bench: Bench = {
  title:
    'What a page loads until nothing more comes: KB over the wire with headers, nothing cached, 360 pixels wide',
  async run() {
    const shop = await startRunningShop();
    const executablePath = findChromium();
    const browser = await chromium.launch({
      args: chromiumArguments,
      ...(executablePath === undefined ? {} : { executablePath }),
    });
    try {
      const pages = chosen.length > 0 ? chosen.map((path) => [path, path] as const) : Object.entries(PAGES);
      const rows = [['', 'JS', 'files', 'CSS', 'fonts', 'pictures', 'HTML', 'all', 'requests', 'work']];
      for (const [name, path] of pages) {
        const weight = await weighPage(browser, shop.baseUrl + path);
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
