import { createRequire } from 'node:module';

import jsQR from 'jsqr';

interface Picture {
  width: number;
  height: number;
  /** RGBA, four bytes a pixel. */
  data: Buffer;
}

// The reader that `qrcode` brings along; it has no types of its own.
const { PNG } = createRequire(import.meta.url)('pngjs') as { PNG: { sync: { read(png: Buffer): Picture } } };

/** The pixels of a PNG. */
export function readPng(png: Buffer): Picture {
  return PNG.sync.read(png);
}

/** What a phone's camera reads from a PNG of a QR code; null when it finds none. */
export function readQr(png: Buffer): string | null {
  const { data, width, height } = readPng(png);
  return jsQR(new Uint8ClampedArray(data), width, height, { inversionAttempts: 'dontInvert' })?.data ?? null;
}
