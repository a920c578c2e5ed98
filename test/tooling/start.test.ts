import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Child } from '../../scripts/start/child.ts';
import { built } from '../../scripts/start/programs.ts';
import { lockDataDir } from '../../src/server/db/data-dir.ts';
import { freePorts } from '../support/machine/ports.ts';
import { ROOT } from '../support/machine/source-files.ts';
import { launch, ownEnvironment, ownSettings, printedBy, SHOP_PORTS } from '../support/shop/shop-process.ts';

let folder: string;
let first: number;
let settings: Record<string, string>;
const cleanUps: (() => unknown)[] = [];

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'simport-start-'));
  first = await freePorts(SHOP_PORTS);
  settings = ownSettings(first, path.join(folder, 'data'));
});

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts `npm start`'s script as a shell does. */
function start(changed: Record<string, string> = {}): Child {
  const child = launch('start', ['scripts/start.js'], { ...settings, ...changed });
  cleanUps.push(() => child.stop(60_000));
  return child;
}

async function take(port: number, host: string): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen({ port, host }, resolve));
  cleanUps.push(() => server.close());
}

/** Starts it, expects a refusal, and returns the one sentence it says. */
async function refusal(changed: Record<string, string> = {}): Promise<string> {
  const run = start(changed);
  expect((await run.exited).code).toBe(1);
  const said = printedBy(run, 'stderr').trim();
  expect(said.split('\n')).toHaveLength(1);
  expect(said).not.toMatch(/\bat .*\.(ts|js):\d+/);
  return said;
}

describe('a start that cannot be', () => {
  it('names a taken port of the shop', async () => {
    await take(first, '127.0.0.1');
    expect(await refusal()).toMatch(new RegExp(`^Port ${first} for the shop is taken: .* PORT\\.$`));
  });

  it('names a taken port of any party of the sandbox', async () => {
    await take(first + 4, '127.0.0.1');
    expect(await refusal()).toMatch(new RegExp(`^Port ${first + 4} for the sandbox \\(eSIM Go\\) is taken`));
  });

  it('names a taken mail port', async () => {
    await take(first + 6, '127.0.0.1');
    expect(await refusal()).toMatch(/\(mail\) is taken: .* SANDBOX_SMTP_PORT\.$/);
  });

  it('names two settings that ask for the same port', async () => {
    expect(await refusal({ PORT: settings['SANDBOX_PORT'] ?? '' })).toMatch(
      /given to both the shop and the sandbox/,
    );
  });

  it('names a port that is none', async () => {
    expect(await refusal({ SANDBOX_PORT: 'here' })).toMatch(/^SANDBOX_PORT=here gives the sandbox no port/);
  });

  it('names every wrong setting at once', async () => {
    const sentence = await refusal({ LOG_LEVEL: 'loud', MAIL_FROM: 'x' });
    expect(sentence).toContain('LOG_LEVEL');
    expect(sentence).toContain('MAIL_FROM');
  });

  it('refuses to go live on sandbox settings', async () => {
    expect(await refusal({ SHOP_MODE: 'live' })).toContain('STRIPE_SECRET_KEY');
  });

  it('names what is missing of a provider that is set in part, and of one that is declined and set', async () => {
    const part = { SHOP_MODE: 'live', PAYPAL_WEBHOOK_ID: 'WH-1', GOOGLE_CLIENT_SECRET: 'word' };
    const sentence = await refusal(part);
    expect(sentence).toContain('PAYPAL_CLIENT_ID is missing: PayPal needs PAYPAL_CLIENT_ID, ');
    expect(sentence).toContain('GOOGLE_CLIENT_ID is missing: signing in with Google needs ');
    expect(sentence).not.toContain('PAYPAL_WEBHOOK_ID is missing');
    expect(await refusal({ PAYPAL_CLIENT_ID: 'none', PAYPAL_MERCHANT_ID: 'MERCHANT23456' })).toContain(
      'PAYPAL_MERCHANT_ID must be empty where PAYPAL_CLIENT_ID is none',
    );
  });

  it('names a data folder that cannot be made', async () => {
    writeFileSync(path.join(folder, 'file'), '');
    const place = path.join(folder, 'file', 'data');
    expect(await refusal({ DATA_DIR: place })).toContain(place);
  });

  it('names a data folder in use, and leaves it alone', async () => {
    const dataDir = settings['DATA_DIR'] ?? '';
    const lock = lockDataDir(dataDir);
    expect(await refusal()).toMatch(/^The data folder .* is in use by process \d+/);
    expect(existsSync(path.join(dataDir, 'sandbox'))).toBe(false);
    lock.release();
  });
});

describe('a start', () => {
  it('shows where everything is, and Ctrl-C ends all of it', async () => {
    const run = start();
    await run.waitForLine(/Simport is ready/);
    for (const text of [
      `http://localhost:${first}`,
      `http://127.0.0.1:${first + 1}/mail`,
      '4242 4242 4242 4242',
      '4000 0000 0000 0002',
      '4000 0025 0000 3155',
      'buy as a guest',
    ]) {
      await expect.poll(() => printedBy(run, 'stdout')).toContain(text);
    }
    // As the page does that the printed link opens.
    const [, token] = await run.waitForLine(/\/operate\/open\?new#(\S+)/);
    const opened = await fetch(`http://localhost:${first}/api/operate/session/open-link`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: `http://localhost:${first}` },
      body: JSON.stringify({ token }),
    });
    expect(opened.status).toBe(200);
    expect(opened.headers.get('set-cookie')).toContain('simport_operator');
    const health = await fetch(`http://localhost:${first}/health/ready`);
    expect(health.status).toBe(200);

    // Twice at once, as from a terminal and from npm.
    run.kill('SIGINT');
    run.kill('SIGINT');
    expect((await run.exited).code).toBe(0);
    await expect(fetch(`http://localhost:${first}/health/live`)).rejects.toThrow();
    await expect(fetch(`http://127.0.0.1:${first + 1}/`)).rejects.toThrow();
    // The folder is free again, for a shop that has its key.
    lockDataDir(settings['DATA_DIR'] ?? '').release();
    expect(await refusal({ DATA_KEY: 'ab'.repeat(32) })).toMatch(
      /^DATA_KEY is not the key that this database/,
    );
  });

  it('says so and ends everything when the shop dies', async () => {
    const run = start();
    await run.waitForLine(/Simport is ready/);
    const [pid] = readFileSync(path.join(settings['DATA_DIR'] ?? '', 'shop.lock'), 'utf8').split(' ');
    process.kill(Number(pid), 'SIGKILL');
    expect((await run.exited).code).toBe(1);
    expect(printedBy(run, 'stderr')).toContain('The shop stopped unexpectedly, so everything was stopped.');
    await expect(fetch(`http://127.0.0.1:${first + 1}/`)).rejects.toThrow();
  });

  it('leaves nothing running that nobody started, when it is killed itself', async () => {
    const run = start();
    await run.waitForLine(/Simport is ready/);
    run.kill('SIGKILL');
    await everythingEnded();
  });

  it('ends with npm, which is killed without a word to it', async () => {
    const env = { ...ownEnvironment(), ...settings, npm_lifecycle_event: 'start' };
    const script = `'${process.execPath}' scripts/start.js; true`;
    const npm = spawn('sh', ['-c', script], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'ignore'] });
    cleanUps.push(() => npm.kill('SIGKILL'));
    await new Promise<void>((resolve) => {
      createInterface({ input: npm.stdout }).on('line', (line) => {
        if (line.includes('Simport is ready')) resolve();
      });
    });
    npm.kill('SIGKILL');
    await everythingEnded();
  });
});

async function everythingEnded(): Promise<void> {
  for (const place of [`http://localhost:${first}/health/live`, `http://127.0.0.1:${first + 1}/`])
    await vi.waitFor(() => expect(fetch(place)).rejects.toThrow(), { timeout: 60_000, interval: 100 });
  await vi.waitFor(() => lockDataDir(settings['DATA_DIR'] ?? '').release(), {
    timeout: 60_000,
    interval: 100,
  });
}

it.each(['start', 'role', 'operate', 'shop'])(
  '%s says which Node it needs on one that is too old',
  async (name) => {
    const older = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.19.2' } })`;
    const command = ['--import', `data:text/javascript,${encodeURIComponent(older)}`, built(name)];
    const run = launch(name, command, settings);
    expect((await run.exited).code).toBe(1);
    expect(run.sentences).toEqual([
      'Simport needs Node 24 or newer to run, and this is Node 20.19.2: see https://nodejs.org.',
    ]);
    expect(run.lines).toHaveLength(1);
  },
);
