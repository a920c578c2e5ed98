import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { REASONS } from '../../src/domain/problems/reasons.ts';

const server = path.resolve(import.meta.dirname, '../../src/server');
const texts = readdirSync(server, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(path.join(server, name), 'utf8'));

it.each(Object.keys(REASONS))('the server answers with the reason %s somewhere', (reason) => {
  expect(texts.some((text) => text.includes(`'${reason}'`))).toBe(true);
});
