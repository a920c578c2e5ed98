import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { Stores } from './store.ts';

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'stores-'));
});
afterAll(async () => rm(dir, { recursive: true }));

test('a saved value is soon on disk, and is there at the next start', async () => {
  const stores = new Stores(dir);
  const count = stores.open('count', () => ({ is: 0 }));
  count.value.is = 1;
  count.save();
  await expect.poll(() => readFile(join(dir, 'count.json'), 'utf8')).toBe('{"is":1}');
  count.value.is = 2;
  count.save();
  await stores.close();
  expect(new Stores(dir).open('count', () => ({ is: 0 })).value).toEqual({ is: 2 });
});

test('nothing is written after closing, and nothing at all without a folder', async () => {
  const stores = new Stores(dir);
  const late = stores.open('late', () => 'first');
  await stores.close();
  late.value = 'late';
  late.save();
  expect(new Stores(dir).open('late', () => 'first').value).toBe('first');
  const memory = new Stores(null);
  memory.open('nowhere', () => 1).save();
  await memory.close();
});
