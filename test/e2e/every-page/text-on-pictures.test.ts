import type { Page } from '@playwright/test';
import sharp from 'sharp';

import { expect, LONG, openAwake, test } from '../../support/browser/browser.ts';

/** By WCAG, and for letters of 24 pixels, or of 18.7 if they are bold. */
const ENOUGH = 4.5;
const ENOUGH_IF_LARGE = 3;
/** The worst pixels under a text that may be too bright: a city's light between two letters. */
const SPARED = 0.05;

interface Text {
  text: string;
  colour: [red: number, green: number, blue: number];
  isLarge: boolean;
  boxes: { x: number; y: number; width: number; height: number }[];
}

/** The texts that lie on a picture, as far as they are visible. */
const textsOnPictures = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { pointer-events: auto !important }');
    document.adoptedStyleSheets = [sheet];
    const seen: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || node.textContent?.trim() === '') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(
        ({ x, y, width, height }) =>
          width > 2 && x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight,
      );
      const isOnPicture = boxes.some(({ x, y, width, height }) =>
        document
          .elementsFromPoint(x + width / 2, y + height / 2)
          .some((element) => element.localName === 'img' && !parent.contains(element)),
      );
      if (!isOnPicture) continue;
      const { color, fill, fontSize, fontWeight } = getComputedStyle(parent);
      const [red = 0, green = 0, blue = 0] = (
        (parent instanceof SVGElement ? fill : color).match(/[\d.]+/g) ?? []
      ).map(Number);
      const size = Number.parseFloat(fontSize);
      seen.push({
        text: node.textContent?.trim() ?? '',
        colour: [red, green, blue],
        isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
        boxes: boxes.map(({ x, y, width, height }) => ({ x, y, width, height })),
      });
    }
    // What is behind the letters, without them.
    sheet.replaceSync(
      '* { color: transparent !important; fill: transparent !important; text-shadow: none !important }',
    );
    return seen;
  });

const brightness = (colour: readonly number[]): number => {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast of a text with the pixels under it, without the worst of them. */
function contrastOf({ colour, boxes }: Text, pixels: Buffer, width: number): number {
  const own = brightness(colour);
  const all: number[] = [];
  for (const box of boxes)
    for (let y = Math.ceil(box.y); y < box.y + box.height - 1; y += 1)
      for (let x = Math.ceil(box.x); x < box.x + box.width - 1; x += 1) {
        const at = (y * width + x) * 3;
        const under = brightness([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]);
        all.push((Math.max(own, under) + 0.05) / (Math.min(own, under) + 0.05));
      }
  all.sort((one, other) => one - other);
  return all[Math.floor(all.length * SPARED)] ?? 0;
}

const PLACES = [
  '/',
  '/country/JP',
  '/country/PG',
  '/regional/europe',
  '/browse?part=Asia',
  '/browse?part=Europe',
  '/ar/country/JP',
  '/ar/country/US',
  '/ar/regional/europe',
];

test('text on a picture stands out from the pixels under it', { tag: LONG }, async ({ page }) => {
  let texts = 0;
  for (const [width, height] of [
    [360, 740],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const address of PLACES) {
      await openAwake(page, address);
      await page.evaluate(async () => {
        // A lazy flag that is hidden, or beyond the edge of a row, never loads.
        const sight = [...document.images].filter(
          (image) => image.getBoundingClientRect().top < innerHeight && image.loading !== 'lazy',
        );
        await Promise.all([document.fonts.ready, ...sight.map((image) => image.decode().catch(() => {}))]);
      });
      const found = await textsOnPictures(page);
      const { data, info } = await sharp(await page.screenshot())
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const weak = found
        .map((text) => ({ ...text, contrast: contrastOf(text, data, info.width) }))
        .filter(({ contrast, isLarge }) => contrast < (isLarge ? ENOUGH_IF_LARGE : ENOUGH))
        .map(({ text, contrast }) => `${text}: ${contrast.toFixed(2)}`);
      expect([address, width, weak]).toEqual([address, width, []]);
      texts += found.length;
    }
  }
  expect(texts).toBeGreaterThan(20);
});

test('forced colours give text on a picture a ground, and no frame to links', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 360, height: 640 });
  for (const [place, name] of [
    ['/country/JP', 'Japan'],
    ['/browse?part=Asia', 'Asia'],
  ] as const) {
    await openAwake(page, place);
    const title = page.getByRole('heading', { name, exact: true });
    const ground = await title.evaluate((heading) => {
      const canvas = getComputedStyle(document.body).backgroundColor;
      for (let element = heading; element !== document.body; element = element.parentElement ?? document.body)
        if (getComputedStyle(element).backgroundColor === canvas) return element.textContent;
      return '';
    });
    expect(ground).toContain(name);
  }
  await openAwake(page, '/country/JP');
  const details = page.getByRole('button', { name: /^Plan Details/ }).first();
  expect(await details.evaluate((button) => getComputedStyle(button).borderTopStyle)).toBe('none');
});
