import { assert as check, integer, property, uint8Array } from 'fast-check';
import { expect, it } from 'vitest';

import { readPng } from '../../../../test/support/reading/read-qr.ts';
import { twoColourPng } from './two-colour-png.ts';

it('draws every cell in its place on any grid', () => {
  check(
    property(
      integer({ min: 1, max: 9 }),
      integer({ min: 0, max: 3 }),
      integer({ min: 1, max: 5 }),
      uint8Array({ minLength: 81, maxLength: 81, max: 1 }),
      (size, margin, scale, cells) => {
        const data = cells.subarray(0, size * size);
        const png = twoColourPng({ size, data }, { margin, scale, dark: '0A1524', light: 'C8F250' });
        const picture = readPng(png);
        const width = (size + 2 * margin) * scale;
        expect([picture.width, picture.height]).toEqual([width, width]);
        const drawn: string[] = [];
        const wanted: string[] = [];
        for (let y = 0; y < width; y++)
          for (let x = 0; x < width; x++) {
            const [column, row] = [Math.floor(x / scale) - margin, Math.floor(y / scale) - margin];
            const inside = column >= 0 && row >= 0 && column < size && row < size;
            wanted.push(inside && data[row * size + column] === 1 ? '0a1524ff' : 'c8f250ff');
            drawn.push(picture.data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4).toString('hex'));
          }
        expect(drawn).toEqual(wanted);
      },
    ),
  );
});
