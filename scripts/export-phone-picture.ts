import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { chromium } from '@playwright/test';

import { chromiumArguments, findChromium } from '../test/support/machine/chromium.ts';

const page = path.join(import.meta.dirname, 'phone-picture.html');
const picture = path.join(import.meta.dirname, '../src/web/pictures/phone.webp');
/** Fine enough for a dense screen. */
const SCALE = 2;

/** Makes the home page's picture of a phone anew, from the drawn destinations in `build`. */
async function exportPicture(): Promise<void> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: chromiumArguments,
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  try {
    const tab = await browser.newPage({ deviceScaleFactor: SCALE });
    await tab.goto(pathToFileURL(page).href, { waitUntil: 'load' });
    await tab.evaluate(() => document.fonts.ready);
    const png = await tab.locator('.phone').screenshot({ omitBackground: true });
    const packed = await tab.evaluate(
      async (data) => {
        const image = new Image();
        image.src = data;
        await image.decode();
        const canvas = document.createElement('canvas');
        canvas.width = image.naturalWidth;
        canvas.height = image.naturalHeight;
        canvas.getContext('2d')?.drawImage(image, 0, 0);
        return canvas.toDataURL('image/webp', 0.86);
      },
      `data:image/png;base64,${png.toString('base64')}`,
    );
    writeFileSync(picture, Buffer.from(packed.slice(packed.indexOf(',') + 1), 'base64'));
  } finally {
    await browser.close();
  }
}

await exportPicture();
