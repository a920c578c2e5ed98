import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Browser } from '@playwright/test';

import { LANGUAGES, SOURCE } from '../src/domain/languages.ts';
import type * as phone from '../src/web/pictures/phone-words.ts';
import { launchChromium } from '../test/support/browser/launch-chromium.ts';
import { languageToBuild, twinOf } from './languages.ts';

const page = path.join(import.meta.dirname, 'phone-picture.html');
const pictures = path.join(import.meta.dirname, '../src/web/pictures');
const language = languageToBuild();
const source = path.join(pictures, 'phone-words.ts');
const { phoneScreenWords } = (await import(twinOf(source, language) ?? source)) as typeof phone;
const words: Record<string, string> = phoneScreenWords;
const WIDTH = 308;

interface Picture {
  file: string;
  /** The visible height of the phone, in CSS pixels. */
  height: number;
  /** Dots per CSS pixel. */
  scale: number;
  /** Of the compression, 0 to 1. */
  quality: number;
}

const wanted: Picture[] = [
  { file: 'phone.webp', height: 636, scale: 2, quality: 0.7 },
  // A narrow page cuts it off below the buttons.
  { file: 'phone-narrow.webp', height: 464, scale: 1.5, quality: 0.6 },
];

/**
 * Makes the home page's pictures of a phone anew, from the drawn destinations in `build`; in the language that `SHOP_LANGUAGE`
 * names, with its code in the names of the files.
 */
async function exportPictures(): Promise<void> {
  const browser = await launchChromium();
  try {
    for (const picture of wanted) await exportPicture(browser, picture);
  } finally {
    await browser.close();
  }
}

async function exportPicture(browser: Browser, { file, height, scale, quality }: Picture): Promise<void> {
  const tab = await browser.newPage({ deviceScaleFactor: scale });
  try {
    await tab.goto(pathToFileURL(page).href, { waitUntil: 'load' });
    await tab.evaluate(
      ({ said, direction }) => {
        document.documentElement.dir = direction;
        for (const place of document.querySelectorAll<HTMLElement>('[data-says]'))
          place.textContent = said[place.dataset['says'] ?? ''] ?? '';
        return document.fonts.ready;
      },
      { said: words, direction: LANGUAGES[language].direction },
    );
    const png = await tab.locator('.phone').screenshot({ omitBackground: true });
    const packed = await tab.evaluate(
      async ({ data, width, height, quality }) => {
        const image = new Image();
        image.src = data;
        await image.decode();
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [width, height];
        canvas.getContext('2d')?.drawImage(image, 0, 0);
        return canvas.toDataURL('image/webp', quality);
      },
      {
        data: `data:image/png;base64,${png.toString('base64')}`,
        width: WIDTH * scale,
        height: height * scale,
        quality,
      },
    );
    const name = language === SOURCE ? file : file.replace('.', `.${language}.`);
    writeFileSync(path.join(pictures, name), Buffer.from(packed.slice(packed.indexOf(',') + 1), 'base64'));
  } finally {
    await tab.close();
  }
}

await exportPictures();
