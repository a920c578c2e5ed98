import path from 'node:path';

import { buildArt } from '../src/art/build.ts';

const outDir = path.join(import.meta.dirname, '../build/art');
const started = performance.now();
const { drew, manifest } = await buildArt(outDir);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  drew
    ? `Drew ${manifest.codes.length} destinations in ${Object.keys(manifest.formats).length} formats in ${seconds} s.`
    : 'The destination pictures are up to date.',
);
