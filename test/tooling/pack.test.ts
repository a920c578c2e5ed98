import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { afterEach, beforeEach, expect, it } from 'vitest';

const { packFolder } = (await import(new URL('../../scripts/prepare/pack.js', import.meta.url).href)) as {
  packFolder: (folder: string) => Promise<void>;
};

const words = (text: string) => `${text} `.repeat(2000);
const place = (name: string) => join(folder, name);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'simport-pack-'));
  mkdirSync(place('assets'));
  writeFileSync(place('assets/app.js'), words('one'));
  writeFileSync(place('globe.svg'), words('M0 0'));
  writeFileSync(place('short.txt'), 'short');
  writeFileSync(place('phone.webp'), words('picture'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('writes what browsers are sent beside every file that is worth it', async () => {
  await packFolder(folder);
  expect(readdirSync(folder).toSorted()).toEqual(
    ['assets', 'globe.svg', 'globe.svg.br', 'globe.svg.gz', 'phone.webp', 'short.txt'].toSorted(),
  );
  expect(brotliDecompressSync(readFileSync(place('assets/app.js.br'))).toString()).toBe(words('one'));
  expect(gunzipSync(readFileSync(place('assets/app.js.gz'))).toString()).toBe(words('one'));
});

it('packs again only what was written since', async () => {
  await packFolder(folder);
  const before = statSync(place('globe.svg.br')).mtimeMs;
  await pause(20);
  writeFileSync(place('assets/app.js'), words('two'));
  await packFolder(folder);
  expect(brotliDecompressSync(readFileSync(place('assets/app.js.br'))).toString()).toBe(words('two'));
  expect(statSync(place('globe.svg.br')).mtimeMs).toBe(before);
  expect(readdirSync(place('assets')).toSorted()).toEqual(['app.js', 'app.js.br', 'app.js.gz']);
});
