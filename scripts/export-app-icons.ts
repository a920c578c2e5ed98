import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Browser } from '@playwright/test';

import { launchChromium } from '../test/support/browser/launch-chromium.ts';

const folder = path.join(import.meta.dirname, '../src/web/public');
const logo = readFileSync(path.join(folder, 'favicon.svg'), 'utf8');

interface Icon {
  file: string;
  /** The side in pixels. */
  size: number;
  /** The system cuts its own shape, at least a circle of 80 %: the logo's dark background continues to the edges. */
  isFull?: boolean;
}

const icons: Icon[] = [
  { file: 'favicon.ico', size: 32 },
  { file: 'apple-touch-icon.png', size: 180, isFull: true },
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'icon-maskable-512.png', size: 512, isFull: true },
];

/** The letter is a little low in the logo, below the cut corner; with another shape it belongs in the middle. */
const FULL = 'background:#0E1B2C;transform:translateY(-6%);box-shadow:0 0 0 100px #0E1B2C';

async function draw(browser: Browser, { size, isFull }: Icon): Promise<Buffer> {
  const tab = await browser.newPage({ viewport: { width: size, height: size } });
  try {
    await tab.setContent(
      `<body style="margin:0;overflow:hidden"><div style="line-height:0;${isFull ? FULL : ''}">${logo}</div></body>`,
    );
    return await tab.screenshot({ omitBackground: true });
  } finally {
    await tab.close();
  }
}

/** An .ico file around one PNG: a directory with one entry, then the picture. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Makes the shop's icons anew, from the logo in `favicon.svg`. */
const browser = await launchChromium();
try {
  for (const icon of icons) {
    const png = await draw(browser, icon);
    writeFileSync(path.join(folder, icon.file), icon.file.endsWith('.ico') ? icoOf(png, icon.size) : png);
  }
} finally {
  await browser.close();
}
