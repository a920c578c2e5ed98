import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { workerData } from 'node:worker_threads';

import type { Share } from './build.ts';
import { formatNames } from './data/formats.ts';
import { type PartFormatName, partFormats, parts } from './data/parts.ts';
import { draw } from './draw.ts';
import { drawHero } from './pictures/hero.ts';
import { drawPart } from './pictures/part.ts';
import { drawWorldMap } from './pictures/world-map.ts';

const { outDir, codes, hero } = workerData as Share;

if (hero) {
  writeFileSync(path.join(outDir, 'hero.svg'), drawHero('hero-'));
  writeFileSync(path.join(outDir, 'hero-phone.svg'), drawHero('hero-', { phone: true }));
  writeFileSync(path.join(outDir, 'world.svg'), drawWorldMap());
  for (const format of Object.keys(partFormats) as PartFormatName[]) {
    mkdirSync(path.join(outDir, format));
    for (const part of Object.keys(parts))
      writeFileSync(path.join(outDir, format, `${part}.svg`), drawPart(part, format));
  }
}
for (const code of codes) {
  for (const format of formatNames) {
    writeFileSync(path.join(outDir, format, `${code}.svg`), draw(code, format));
  }
}
