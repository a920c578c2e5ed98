import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterAll, expect, it } from 'vitest';

import { atSources } from './source-places.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'simport-places-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program whose second line is the fifth of its source. */
function program(name: string): string {
  const programs = path.join(folder, 'build/programs');
  mkdirSync(programs, { recursive: true });
  const map = { version: 3, sources: ['../../src/server/pay.ts'], names: [], mappings: ';AAIA' };
  writeFileSync(path.join(programs, `${name}.js.map`), JSON.stringify(map));
  return pathToFileURL(path.join(programs, `${name}.js`)).href;
}

it('names the source of a frame, relative to where the shop was started', () => {
  const source = path.relative(process.cwd(), path.join(folder, 'src/server/pay.ts'));
  const shop = program('shop');
  expect(atSources(`at pay (${shop}:2:1)\n    at ${shop}:2:1`)).toBe(
    `at pay (${source}:5:1)\n    at ${source}:5:1`,
  );
});

it.each([
  'at pay (file:///x/build/programs/packages.js:2:1)',
  'at pay (file:///x/build/programs/cut off',
  'at pay (file://elsewhere/build/programs/shop.js:2:1)',
  'at pay (node:internal/process/task_queues:95:5)',
])('leaves a frame without a map unchanged: %s', (frame) => {
  expect(atSources(frame)).toBe(frame);
});
