import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Child } from '../../scripts/start/child.ts';
import { freePorts } from '../support/machine/ports.ts';
import { launch, printedBy } from '../support/shop/shop-process.ts';

const MAIN = 'src/sandbox/main.ts';

let dataDir: string;
let first: number;
const started: Child[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sandbox-'));
  first = await freePorts(6);
});
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await rm(dataDir, { recursive: true });
});

/** Starts the sandbox as a process. */
function start(settings: Record<string, string> = {}): Child {
  const child = launch('sandbox', [MAIN], {
    DATA_DIR: dataDir,
    SANDBOX_PORT: String(first),
    SANDBOX_SMTP_PORT: String(first + 5),
    ...settings,
  });
  started.push(child);
  return child;
}

/** Everything that one prints which cannot start. */
async function refusal(settings: Record<string, string> = {}): Promise<string> {
  const child = start(settings);
  expect((await child.exited).code).toBe(1);
  return printedBy(child);
}

test('starts, serves its front page, remembers after a kill, and says what is wrong in one sentence', async () => {
  const sandbox = start();
  await sandbox.waitForLine(/^sandbox ready /);
  expect(printedBy(sandbox)).toBe(`sandbox ready http://127.0.0.1:${first}`);

  const front = await fetch(`http://localhost:${first}/`);
  expect(front.headers.get('content-security-policy')).toContain("default-src 'none'");
  const page = await front.text();
  expect(page).toContain('4242 4242 4242 4242');
  expect(page).toContain('href="/mail"');
  expect(await (await fetch(`http://localhost:${first}/index.js`)).text()).toContain('addEventListener');

  expect(await refusal()).toBe(`simport: The sandbox cannot start: port ${first + 5} is taken.`);
  expect(await refusal({ SANDBOX_PORT: 'http' })).toContain('SANDBOX_PORT must be a port number, not "http"');

  const made = await fetch(`http://127.0.0.1:${first + 1}/v1/payment_intents`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_x' },
    body: new URLSearchParams({ amount: '1000', currency: 'usd' }),
  });
  const { id } = (await made.json()) as { id: string };
  await expect.poll(() => readFile(join(dataDir, 'sandbox', 'stripe.json'), 'utf8')).toContain(id);
  sandbox.kill('SIGKILL');
  await sandbox.exited;

  const again = start();
  await again.waitForLine(/^sandbox ready /);
  const kept = await fetch(`http://127.0.0.1:${first + 1}/v1/payment_intents/${id}`, {
    headers: { authorization: 'Bearer sk_test_x' },
  });
  expect(kept.status).toBe(200);
  expect((await again.stop()).code).toBe(0);
});
