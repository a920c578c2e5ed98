import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterAll, describe, expect, it } from 'vitest';

import { ROOT } from '../../support/machine/source-files.ts';
import { launch, printedBy } from '../../support/shop/shop-process.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'simport-bent-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a piece of code in a process of its own, with one of the modules loaded before. */
function run(name: string, env: Record<string, string>, code: string) {
  const { href } = pathToFileURL(path.join(ROOT, `test/support/machine/${name}.ts`));
  const command = ['--input-type=module', '--eval', code];
  return launch('bent process', command, { NODE_OPTIONS: `--import=${href}`, ...env });
}

/** No process of the drill takes as long to say what time it is. */
const SLACK_MS = 60_000;

describe('a process with a wrong clock', () => {
  it('has it wherever it asks for the time, and takes other times as they are', async () => {
    const file = path.join(folder, 'clock');
    writeFileSync(file, '-300000');
    const bent = run(
      'wrong-clock',
      { CLOCK_FILE: file },
      `const at = new Date(0);
       console.log(JSON.stringify([Date.now(), new Date().getTime(), Date.parse(Date()), at.getTime(), at instanceof Date,
         structuredClone(at) instanceof Date, new (class Day extends Date {})(5).getTime()]));`,
    );
    await bent.exited;
    const [now, made, words, ...rest] = JSON.parse(printedBy(bent, 'stdout')) as number[];
    for (const time of [now, made, words])
      expect(Math.abs(Date.now() - 300_000 - Number(time))).toBeLessThan(SLACK_MS);
    expect(rest).toEqual([0, true, true, 5]);
  });

  it('sees it set while it runs', async () => {
    const file = path.join(folder, 'set');
    writeFileSync(file, '0');
    const bent = run(
      'wrong-clock',
      { CLOCK_FILE: file },
      `const began = Date.now();
       console.log('ready');
       setInterval(() => Date.now() - began > 200_000 && process.exit(7), 20);`,
    );
    await bent.waitForLine(/^ready$/);
    writeFileSync(file, '300000');
    expect(await bent.exited).toEqual({ code: 7, signal: null });
  });
});

it('a process with other ports comes to another server, under the name that it asked for', async () => {
  const server = createServer((request, response) => response.end(String(request.headers.host)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const bent = run(
    'other-ports',
    { OTHER_PORTS: `9=${port}` },
    `import http from 'node:http';
     const body = await new Promise((resolve) => http.get('http://127.0.0.1:9/', (answer) => answer.on('data', (bytes) => resolve(String(bytes)))));
     console.log(body);
     process.exit();`,
  );
  await bent.exited;
  server.closeAllConnections();
  server.close();
  expect(printedBy(bent, 'stdout')).toBe('127.0.0.1:9');
});
