import type { Locator } from '@playwright/test';

import { readPng } from '../reading/read-qr.ts';

/** One pixel in so many may be worse: a star, the edge of a picture. */
const WORST_SHARE = 0.05;

/**
 * The contrast of a text with the picture below it, which axe cannot see: that of the worst twentieth of the pixels, with the
 * text and its icons hidden.
 */
export async function groundContrast(text: Locator): Promise<number> {
  const colour = await text.evaluate((element: HTMLElement) => {
    const { color } = getComputedStyle(element);
    element.style.color = 'transparent';
    for (const icon of element.querySelectorAll('svg')) icon.style.visibility = 'hidden';
    return color;
  });
  const { data, width, height } = readPng(await text.screenshot());
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const light = brightness(red, green, blue);
  const contrasts = Array.from({ length: width * height }, (_, at) => {
    const ground = brightness(data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0);
    return (Math.max(light, ground) + 0.05) / (Math.min(light, ground) + 0.05);
  });
  return contrasts.sort((a, b) => a - b)[Math.floor(contrasts.length * WORST_SHARE)] ?? 0;
}

/** As WCAG defines it, for values up to 255. */
function brightness(...parts: [red: number, green: number, blue: number]): number {
  const [red, green, blue] = parts.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
