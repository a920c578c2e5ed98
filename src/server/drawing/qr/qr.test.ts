import { expect, it } from 'vitest';

import { readPng, readQr } from '../../../../test/support/reading/read-qr.ts';
import { qrPng } from './qr.ts';

const lpa = 'LPA:1$rsp.example.net$QX-1A2B3C-4D5E6F7';

it.each([lpa, `LPA:1$${'very-long-name.'.repeat(6)}example.net$${'K2-ABCDEF0123-'.repeat(6)}$$1`])(
  'reads back as %s',
  (text) => {
    expect(readQr(qrPng(text))).toBe(text);
  },
);

it('is square, sharp at 320 px on a 2x screen, black on white only, with four white modules around', () => {
  const { width, height, data } = readPng(qrPng(lpa));
  expect(width).toBe(height);
  expect(width).toBeGreaterThanOrEqual(640);
  const colours = new Set<string>();
  for (let at = 0; at < data.length; at += 4) colours.add(data.subarray(at, at + 4).toString('hex'));
  expect(colours).toEqual(new Set(['ffffffff', '0a1524ff']));

  const isWhite = (x: number, y: number) => data[(y * width + x) * 4] === 255;
  const quiet = Array.from({ length: width }, (_, x) => x).findIndex((x) => !isWhite(x, x));
  expect(quiet).toBe(4 * 18);
  for (let x = 0; x < width; x++) expect(isWhite(x, quiet - 1) && isWhite(quiet - 1, x)).toBe(true);
});
