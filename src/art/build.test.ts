import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { buildArt } from './build.ts';
import { formatNames, formats } from './data/formats.ts';
import { partFormats, parts } from './data/parts.ts';
import { draw } from './draw.ts';
import { fingerprint } from './fingerprint.ts';

let outDir: string;
beforeEach(() => {
  outDir = path.join(mkdtempSync(path.join(tmpdir(), 'simport-art-')), 'art');
  mkdirSync(outDir);
});
afterEach(() => rmSync(path.dirname(outDir), { recursive: true, force: true }));

it('leaves pictures of the same generator alone', async () => {
  const manifest = path.join(outDir, 'manifest.json');
  writeFileSync(manifest, JSON.stringify({ hash: fingerprint(), codes: [], formats: {} }));
  const before = statSync(manifest).mtimeMs;
  expect((await buildArt(outDir)).drew).toBe(false);
  expect(statSync(manifest).mtimeMs).toBe(before);
  expect(readdirSync(outDir)).toEqual(['manifest.json']);
});

it('draws all pictures again when the generator has changed, and removes the old ones', async () => {
  writeFileSync(path.join(outDir, 'manifest.json'), 'not a manifest');
  writeFileSync(path.join(outDir, 'old.svg'), 'old');
  const codes = ['MT', 'RBK', '_'];
  expect((await buildArt(outDir, codes)).drew).toBe(true);
  expect(readdirSync(outDir).sort()).toEqual(
    [
      ...Object.keys(formats),
      ...Object.keys(partFormats),
      'hero.svg',
      'hero-phone.svg',
      'world.svg',
      'manifest.json',
    ].sort(),
  );
  for (const format of formatNames) {
    expect(readdirSync(path.join(outDir, format)).sort()).toEqual(codes.map((code) => `${code}.svg`).sort());
    expect(readFileSync(path.join(outDir, format, 'MT.svg'), 'utf8')).toBe(draw('MT', format));
  }
  for (const format of Object.keys(partFormats))
    expect(readdirSync(path.join(outDir, format)).sort()).toEqual(
      Object.keys(parts)
        .map((part) => `${part}.svg`)
        .sort(),
    );
  const written: unknown = JSON.parse(readFileSync(path.join(outDir, 'manifest.json'), 'utf8'));
  expect(written).toEqual({ hash: fingerprint(), codes, formats });
});

it('fails and leaves the old pictures when a thread cannot write', async () => {
  writeFileSync(path.join(outDir, 'old.svg'), 'old');
  await expect(buildArt(outDir, ['no/folder'])).rejects.toThrow(/ENOENT/);
  expect(readdirSync(outDir)).toEqual(['old.svg']);
  expect(readdirSync(path.dirname(outDir))).toEqual(['art']);
});
