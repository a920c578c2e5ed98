import { expect, it } from 'vitest';

import { fuzz } from '../fuzz/fuzz.ts';

const seed = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

it(`requests that nobody should send break nothing, tell nothing and change nothing (FUZZ_SEED=${seed})`, async () => {
  const { statuses, wrongs } = await fuzz({ seed, requests: 500 });
  expect(wrongs).toEqual([]);
  // Most are refused, for many reasons; some mean something and are served.
  for (const status of [200, 400, 401, 404])
    expect(statuses.get(status) ?? 0, String(status)).toBeGreaterThan(5);
});
