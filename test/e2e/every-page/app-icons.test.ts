import type { APIRequestContext } from '@playwright/test';

import { expect, test, LONG } from '../../support/browser/browser.ts';

interface Manifest {
  name: string;
  start_url: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}

/** Width and height from the header of a PNG. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

async function file(
  request: APIRequestContext,
  path: string,
): Promise<{ type: string | undefined; body: Buffer }> {
  const answer = await request.get(path);
  expect([path, answer.status()]).toEqual([path, 200]);
  return { type: answer.headers()['content-type'], body: await answer.body() };
}

test(
  'a phone that keeps the shop on its home screen finds its name and its icons',
  { tag: LONG },
  async ({ page, request }) => {
    await page.goto('/');
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const { type, body } = await file(request, address ?? '');
    expect(type).toBe('application/manifest+json');
    const manifest = JSON.parse(body.toString()) as Manifest;
    expect([manifest.name, manifest.start_url]).toEqual(['Simport', '/']);
    expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
    for (const icon of manifest.icons) {
      const picture = await file(request, icon.src);
      expect([icon.src, picture.type, sizeOf(picture.body)]).toEqual([icon.src, icon.type, icon.sizes]);
    }
  },
);

test('icons that browsers request unasked are at their addresses', { tag: LONG }, async ({ request }) => {
  expect(sizeOf((await file(request, '/apple-touch-icon.png')).body)).toBe('180x180');
  const { type, body } = await file(request, '/favicon.ico');
  expect(type).toBe('image/x-icon');
  expect(sizeOf(body.subarray(22))).toBe('32x32');
});
