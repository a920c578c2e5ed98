import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { ROOT } from '../support/machine/source-files.ts';

/** What the projects of vitest.config.ts allow: a test that gives up sooner does so only on a busy machine. */
const ALLOWED_MS = { wait: 60_000, whole: 180_000 };

it('nothing waits for less time than a busy machine takes', () => {
  const limits = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, digits = '']) => Number(digits.replaceAll('_', '')));
  const files = ['src', 'test'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join(folder, file))
      .filter((file) => /\.test\.tsx?$/.test(file) || /^test\/sandbox\/.*\.ts$/.test(file))
      .filter((file) => !file.startsWith('test/e2e/')),
  );
  expect(files.length).toBeGreaterThan(400);
  const hasty = files.filter((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    // Its own limit is one second.
    const waits = text.split(/vi\.waitFor\(/).slice(1);
    return (
      waits.some((wait) => !/timeout|WITHIN/.test(wait.slice(0, 600))) ||
      limits(text, /timeout: ?([\d_]+)/g).some((ms) => ms < ALLOWED_MS.wait) ||
      limits(text, /^ *\}, ?([\d_]+)\);/gm).some((ms) => ms < ALLOWED_MS.whole) ||
      limits(text, /(?:test|hook)Timeout: ?([\d_]+)/g).some((ms) => ms < ALLOWED_MS.whole)
    );
  });
  expect(hasty).toEqual([]);
});
