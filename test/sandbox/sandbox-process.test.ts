import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { freePorts } from '../support/machine/ports.ts';

const MAIN = fileURLToPath(new URL('../../src/sandbox/main.ts', import.meta.url));

let dataDir: string;
let first: number;
const started: ChildProcess[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sandbox-'));
  first = await freePorts(6);
});
afterAll(async () => {
  for (const child of started) if (child.exitCode === null) child.kill('SIGKILL');
  await rm(dataDir, { recursive: true });
});

/** Starts the sandbox as a process; `output` resolves with its output once it is up or has ended. */
function start(env: Record<string, string> = {}): { child: ChildProcess; output: Promise<string> } {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      SANDBOX_PORT: String(first),
      SANDBOX_SMTP_PORT: String(first + 5),
      ...env,
    },
  });
  started.push(child);
  let printed = '';
  const output = new Promise<string>((resolve) => {
    const hear = (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes('sandbox ready')) resolve(printed);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => resolve(printed));
  });
  return { child, output };
}

test('starts, serves its front page, remembers after a kill, and says what is wrong in one sentence', async () => {
  const { child, output } = start();
  expect(await output).toBe(`sandbox ready http://127.0.0.1:${first}\n`);

  const front = await fetch(`http://localhost:${first}/`);
  expect(front.headers.get('content-security-policy')).toContain("default-src 'none'");
  const page = await front.text();
  expect(page).toContain('4242 4242 4242 4242');
  expect(page).toContain('href="/mail"');
  expect(await (await fetch(`http://localhost:${first}/index.js`)).text()).toContain('addEventListener');

  const taken = start();
  expect(await taken.output).toBe(`simport: The sandbox cannot start: port ${first + 5} is taken.\n`);
  expect(taken.child.exitCode).toBe(1);
  expect(await start({ SANDBOX_PORT: 'http' }).output).toContain(
    'SANDBOX_PORT must be a port number, not "http"',
  );

  const made = await fetch(`http://127.0.0.1:${first + 1}/v1/payment_intents`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_x' },
    body: new URLSearchParams({ amount: '1000', currency: 'usd' }),
  });
  const { id } = (await made.json()) as { id: string };
  await expect.poll(() => readFile(join(dataDir, 'sandbox', 'stripe.json'), 'utf8')).toContain(id);
  child.kill('SIGKILL');
  await once(child, 'exit');

  const again = start();
  await again.output;
  const kept = await fetch(`http://127.0.0.1:${first + 1}/v1/payment_intents/${id}`, {
    headers: { authorization: 'Bearer sk_test_x' },
  });
  expect(kept.status).toBe(200);
  again.child.kill('SIGTERM');
  const [code] = (await once(again.child, 'exit')) as [number];
  expect(code).toBe(0);
});
