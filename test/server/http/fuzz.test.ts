import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { expect, it } from 'vitest';

import { ROOT } from '../../support/machine/source-files.ts';

const seed = process.env['FUZZ_SEED'] ?? String(Math.floor(Math.random() * 2 ** 31));

it(`requests that nobody should send break nothing, reveal nothing and change nothing (FUZZ_SEED=${seed})`, () => {
  // In its own process, as in `npm run fuzz`: Node itself loads the built pages.
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(ROOT, 'test/fuzz/main.ts'), '--requests', '300', '--seed', seed],
    { encoding: 'utf8', timeout: 280_000 },
  );
  const told = stdout + stderr;
  expect(told, told).toContain('Nothing broke, nothing changed hands, and the loop never stood.');
  expect(status).toBe(0);
  // Some buyers meet failing providers, and are told so.
  expect(Number(/provider does not answer: (\d+)/.exec(stdout)?.[1])).toBeGreaterThan(2);
  // Most are refused, for many reasons; some make sense and are served.
  for (const answered of [200, 400, 401, 404])
    expect(Number(new RegExp(`\\b${answered}: (\\d+)`).exec(stdout)?.[1])).toBeGreaterThan(5);
}, 300_000);
