import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

import { parse } from 'yaml';

import { sandboxProgram } from '../scripts/start/programs.ts';
import { sandboxDefaults } from '../src/server/core/settings/env-modes.ts';
import { freePorts } from '../test/support/machine/ports.ts';
import { ROOT } from '../test/support/machine/source-files.ts';
import type { RunningShop } from '../test/support/shop/running-shop.ts';
import { launch } from '../test/support/shop/shop-process.ts';
import { Customer } from './customer.ts';

/**
 * Runs `compose.yaml` as it is, beside a sandbox of this machine, and buys an eSIM through Caddy by https.
 * It needs Docker or Podman with compose, and the ports 80 and 443.
 */
const SHOP = 'https://localhost';
const ENV_FILE = path.join(ROOT, '.env');
const READY_WITHIN_MS = 300_000;

if (existsSync(ENV_FILE))
  throw new Error('There is an .env here, which compose would read: move it away first.');
const home = mkdtempSync(path.join(tmpdir(), 'simport-compose-'));
const port = await freePorts(6);
const gateway = gatewayOf(readFileSync(path.join(ROOT, 'compose.yaml'), 'utf8'));
const sandbox = launch('sandbox', sandboxProgram, {
  SANDBOX_PORT: String(port),
  SANDBOX_SMTP_PORT: String(port + 5),
  DATA_DIR: home,
  BASE_URL: SHOP,
});
const bridges: Server[] = [];
try {
  writeFileSync(ENV_FILE, settings(), { mode: 0o600 });
  await sandbox.waitForLine(/^sandbox ready /);
  await step('the image', () => compose('build'));
  await step('PostgreSQL', () => compose('up', '--detach', 'postgres'));
  // The network is there now, and this machine has an address in it.
  for (let each = port; each < port + 6; each++) bridges.push(await bridge(each));
  await step('the doctor before anything has migrated', async () => {
    const told = composeTold('run', '--rm', 'shop', 'doctor');
    if (!/^amber +Database: schema +has no tables yet/m.test(told)) throw new Error(told);
  });
  await step('the shop', async () => {
    compose('up', '--detach');
    await trustProxy();
    await until(async () => (await fetch(`${SHOP}/health/ready`)).status === 200);
  });
  await step('a purchase by https', async () => {
    const at = (offset: number) => `http://127.0.0.1:${port + offset}`;
    const addresses = { control: at(0), stripe: at(1), paypal: at(2), esimGo: at(3) };
    // What a customer needs of a shop.
    const shop = { baseUrl: SHOP, webs: [SHOP], sandbox: addresses } as unknown as RunningShop;
    const customer = new Customer(shop, 'containers', 'card', 'USD');
    await customer.open('JP');
    await customer.pay();
    await customer.complete();
    const { esim, number } = await customer.readOrder();
    if (!esim) throw new Error(`${number} has no eSIM`);
    const told = composeTold('run', '--rm', 'shop', 'order', number);
    if (!told.includes(esim.iccid)) throw new Error(told);
  });
  await step('the health of each process', () =>
    until(async () => {
      const told = composeTold('ps', '--format', '{{.Service}} {{.Health}}');
      return ['web1', 'web2', 'worker'].every((name) => told.includes(`${name} healthy`));
    }),
  );
} catch (error) {
  console.error(composeTold('logs', '--tail=100'));
  throw error;
} finally {
  composeTold('down', '--volumes', '--timeout=30');
  for (const server of bridges) server.close();
  await sandbox.stop();
  rmSync(ENV_FILE, { force: true });
  rmSync(home, { recursive: true, force: true });
}

/** The sandbox's own, at this machine's address in the network of the containers. */
function settings(): string {
  const given = { SANDBOX_PORT: String(port), SANDBOX_SMTP_PORT: String(port + 5) };
  const all = {
    ...sandboxDefaults(given),
    BASE_URL: SHOP,
    SHOP_HOST: 'localhost',
    POSTGRES_PASSWORD: 'aQuietNight',
    DATA_KEY: 'ab'.repeat(32),
    AUTH_SECRET: 'cd'.repeat(32),
    // The only file of the machine is this one, and a value with a sign of compose's own must reach the shop.
    BRAND_NAME: "'Sim$port'",
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}=${value.replace('127.0.0.1', gateway)}`);
  return `${lines.join('\n')}\n`;
}

/** The first address of the network that compose makes is this machine's. */
function gatewayOf(text: string): string {
  const { networks } = parse(text) as { networks: { default: { ipam: { config: { subnet: string }[] } } } };
  const subnet = networks.default.ipam.config[0]?.subnet ?? '';
  return subnet.replace(/\.0\/\d+$/, '.1');
}

/** The sandbox answers loopback addresses alone. */
function bridge(at: number): Promise<Server> {
  const server = createServer((near) => {
    const far = connect(at, '127.0.0.1');
    near.pipe(far).pipe(near);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on('error', () => {}).on('close', () => other.destroy());
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(at, gateway, () => resolve(server));
  });
}

/** Caddy signs for localhost with an authority of its own. */
async function trustProxy(): Promise<void> {
  const file = path.join(home, 'root.crt');
  const place = 'proxy:/data/caddy/pki/authorities/local/root.crt';
  await until(async () => spawnSync('docker', ['compose', 'cp', place, file], { cwd: ROOT }).status === 0);
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(file, 'utf8')]);
}

function compose(...words: string[]): void {
  const env = {
    ...process.env,
    GIT_COMMIT: execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim(),
  };
  execFileSync('docker', ['compose', ...words], { cwd: ROOT, stdio: 'inherit', env });
}

/** What it prints, whether it succeeds or not. */
function composeTold(...words: string[]): string {
  const { stdout, stderr } = spawnSync('docker', ['compose', ...words], { cwd: ROOT, encoding: 'utf8' });
  return `${stdout}${stderr}`;
}

async function step(what: string, work: () => void | Promise<void>): Promise<void> {
  const began = performance.now();
  await work();
  console.log(`✓ ${what}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const began = performance.now(); !(await isSo().catch(() => false));) {
    if (performance.now() - began > READY_WITHIN_MS) throw new Error('it took longer than five minutes');
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}
