import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { expect, it } from 'vitest';

import { createThreadMeter } from '../../fuzz/thread-meter.ts';
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
  expect(told, told).toContain('Nothing broke, nothing changed hands, and nothing held the others up.');
  expect(status).toBe(0);
  // Some buyers meet failing providers, and are told so.
  expect(Number(/provider does not answer: (\d+)/.exec(stdout)?.[1])).toBeGreaterThan(2);
  // Most are refused, for many reasons; some make sense and are served.
  for (const answered of [200, 400, 401, 404])
    expect(Number(new RegExp(`\\b${answered}: (\\d+)`).exec(stdout)?.[1])).toBeGreaterThan(5);
}, 300_000);

it('finds the call that holds the thread which answers everybody, and blames none of those sent beside it', async () => {
  const text = Buffer.alloc(3 * 2 ** 20);
  const times: Record<string, number> = { '/': 1, '/long': 5, '/endless': 100 };
  const server = createServer(({ url = '' }, response) => {
    for (let time = 0; time < (times[url] ?? 0); time++) createHash('sha256').update(text).digest();
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const read = async (page: string) => (await fetch(`http://127.0.0.1:${port}${page}`)).text();
  const meter = await createThreadMeter<string>(() => read('/'), 20);
  const sent = ['/long', '/', '/endless', '/', '/long'];
  await Promise.all(sent.map((page) => meter.during(page, () => read(page))));
  expect(await meter.holders(read)).toEqual(['/endless']);
  expect(await meter.holders(read)).toEqual([]);
  server.close();
});
