import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Browser } from '@playwright/test';
import sharp from 'sharp';

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
  /** Of the compression, 1 to 100. */
  quality: number;
}

const wanted: Picture[] = [
  { file: 'phone.webp', height: 636, scale: 2, quality: 70 },
  // A narrow page cuts it off below the buttons.
  { file: 'phone-narrow.webp', height: 464, scale: 1.5, quality: 50 },
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
    const cutOff = await tab.evaluate(
      async ({ said, language, direction }) => {
        Object.assign(document.documentElement, { lang: language, dir: direction });
        const places = [...document.querySelectorAll<HTMLElement>('[data-says]')];
        for (const place of places) place.textContent = said[place.dataset['says'] ?? ''] ?? '';
        await document.fonts.ready;
        const end = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
        return places.find(
          (place) =>
            end(place).right > end(place.closest('.screen')).right - 13 ||
            end(place).left < end(place.closest('.screen')).left + 13,
        )?.textContent;
      },
      { said: words, language, direction: LANGUAGES[language].direction },
    );
    if (cutOff !== undefined) throw new Error(`"${cutOff}" does not fit on the phone: say it shorter.`);
    const png = await tab.locator('.phone').screenshot({ omitBackground: true });
    const name = language === SOURCE ? file : file.replace('.', `.${language}.`);
    await sharp(png)
      .extract({ left: 0, top: 0, width: WIDTH * scale, height: height * scale })
      .webp({ quality, effort: 6 })
      .toFile(path.join(pictures, name));
  } finally {
    await tab.close();
  }
}

await exportPictures();
