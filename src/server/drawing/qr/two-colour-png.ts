import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** One bit per pixel, palette, deflate, adaptive filters, not interlaced. */
const FORMAT = [1, 3, 0, 0, 0];

/** The filter that its first byte gives a row: the difference from the row above. Other rows have none, 0. */
const SAME_AS_ABOVE = 2;

/** A square grid, row by row; 1 is dark. */
export interface Grid {
  size: number;
  data: Uint8Array;
}

/**
 * A grid as PNG with one bit per pixel: a QR code takes less than a kilobyte and a millisecond this way, while a general encoder
 * needs thirty for four bytes per pixel. Source: PNG specification, third edition.
 * @param margin light cells on each side
 * @param scale pixels a cell is wide and high
 * @param colours six hexadecimal digits each
 */
export function twoColourPng(
  grid: Grid,
  { margin, scale, dark, light }: { margin: number; scale: number; dark: string; light: string },
): Buffer {
  const cells = grid.size + 2 * margin;
  const width = cells * scale;
  const rowBytes = 1 + Math.ceil(width / 8);
  const pixels = Buffer.alloc(rowBytes * width);
  for (let row = 0; row < cells; row++) {
    const top = row * scale * rowBytes;
    for (let column = 0; column < cells; column++) {
      if (!isDark(grid, column - margin, row - margin)) continue;
      for (let x = column * scale; x < (column + 1) * scale; x++) {
        const byte = top + 1 + (x >> 3);
        pixels[byte] = (pixels[byte] ?? 0) | (0x80 >> (x & 7));
      }
    }
    // A cell's further rows equal the one above, which deflates to almost nothing.
    for (let copy = 1; copy < scale; copy++) pixels[top + copy * rowBytes] = SAME_AS_ABOVE;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(width, 4);
  head.set(FORMAT, 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(light + dark, 'hex')),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function isDark({ size, data }: Grid, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < size && y < size && data[y * size + x] === 1;
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(content.length, 0);
  framed.set(named, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}
