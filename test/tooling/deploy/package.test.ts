import { execFile, execSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { Customer } from '../../../drill/customer.ts';
import { commitOf } from '../../../scripts/prepare/commit.js';
import { filesAt } from '../../../scripts/release/addresses.ts';
import { findPostgres, startPostgres } from '../../support/database/postgres.ts';
import freshBuild from '../../support/machine/fresh-build.ts';
import { ROOT } from '../../support/machine/source-files.ts';
import { startCollector } from '../../support/outside/collector.ts';
import { OutsideWorld } from '../../support/outside/outside-world.ts';
import { startRunningShop } from '../../support/shop/running-shop.ts';
import { launch, printedBy } from '../../support/shop/shop-process.ts';

freshBuild();
/** A user who owns nothing, where we may choose. */
const NOBODY = process.getuid?.() === 0 ? 65_534 : undefined;
const home = mkdtempSync(path.join(tmpdir(), 'simport-package-'));
const folder = path.join(home, 'embedded');
let printed = '';
const containerfile = readFileSync(path.join(ROOT, 'Containerfile'), 'utf8');
/** The package in the image; no image can be made here. */
const [, IMAGE_PACKAGE = ''] = /^RUN (npm run package .+) \/dist$/m.exec(containerfile) ?? [];
const forPostgres = path.join(home, 'postgres');
/** A command of the shop's image, the last of the file, as it is run there. */
const shopImage = containerfile.slice(containerfile.lastIndexOf('\nFROM '));
const inImage = (pattern: RegExp) => JSON.parse(pattern.exec(shopImage)?.[1] ?? 'null') as string[];

beforeAll(() => {
  // Those that every build makes: the others would take half a minute each.
  const env = { ...process.env, SHOP_LANGUAGES: 'de,ar,en-xa' };
  const pack = (command: string, to: string) =>
    execSync(`${command} ${to}`, { cwd: ROOT, encoding: 'utf8', env });
  printed = pack('npm run package -- embedded', folder) + pack(IMAGE_PACKAGE, forPostgres);
  chmodSync(home, 0o755);
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

it('holds what runs the shop, says how large it is, and nothing that builds it', () => {
  expect(readdirSync(folder).sort()).toEqual([
    '.env.example',
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'SECURITY.md',
    'build',
    'compose.yaml',
    'deploy',
    'docs',
    'node_modules',
    'ops',
    'package.json',
    'sbom.cdx.json',
    'src',
  ]);
  const sizes = [...printed.matchAll(/(\d+\.\d) MB  \S+, for (\w+), with \d+ packages and without Node/g)];
  const [embedded, postgres] = sizes.map(([, megabytes]) => Number(megabytes));
  expect(sizes.map(([, , form]) => form)).toEqual(['embedded', 'postgres']);
  expect(embedded).toBeLessThanOrEqual(185);
  expect(postgres).toBeLessThanOrEqual((embedded ?? 0) - 20);
  const { devDependencies } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const isPacked = (name: string) => existsSync(path.join(folder, 'node_modules', name));
  expect(Object.keys(devDependencies).filter(isPacked)).toEqual([]);
  expect(isPacked('@modelcontextprotocol/server')).toBe(true);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => name.endsWith('.test.ts') || /\.d\.[cm]?ts$/.test(name))).toEqual([]);
  const programs = files.filter((name) => /^build[\\/].*\.js$/.test(name));
  expect(programs.length).toBeGreaterThan(50);
  const tied = programs.filter((name) => readFileSync(path.join(folder, name), 'utf8').includes(ROOT));
  expect(tied).toEqual([]);
});

it('comes with a bill of all that it is made of', () => {
  const read = (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as unknown;
  const bill = read('sbom.cdx.json') as {
    bomFormat: string;
    metadata: { component: { name: string } };
    components: { name: string; version: string; licenses?: object[]; hashes?: object[] }[];
  };
  expect([bill.bomFormat, bill.metadata.component.name]).toEqual(['CycloneDX', 'simport']);
  const listed = new Set(bill.components.map(({ name, version }) => `${name}@${version}`));
  const packed = globSync('node_modules/**/package.json', { cwd: folder })
    .filter((file) => /node_modules[\\/](@[^\\/]+[\\/])?[^\\/]+[\\/]package\.json$/.test(file))
    .map((file) => read(file) as { name: string; version: string });
  expect(packed.length).toBeGreaterThan(200);
  expect(packed.filter(({ name, version }) => !listed.has(`${name}@${version}`))).toEqual([]);
  // What is bundled lies in no folder: npm's own way to leave out tools of development lost these.
  const names = bill.components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['react', 'hono', 'zod', 'pg', 'stripe', 'nodemailer']));
  for (const tool of ['vite', 'vitest', 'typescript', 'node', 'rolldown']) expect(names).not.toContain(tool);
  expect(bill.components.filter(({ licenses, hashes }) => !licenses?.length || !hashes?.length)).toEqual([]);
});

it('for PostgreSQL leaves out what that shop never loads', () => {
  expect(readdirSync(forPostgres)).toEqual(readdirSync(folder));
  const files = readdirSync(forPostgres, { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => name.endsWith('.map') || name.includes('electric-sql'))).toEqual([]);
  const { components } = JSON.parse(readFileSync(path.join(forPostgres, 'sbom.cdx.json'), 'utf8')) as {
    components: { name: string }[];
  };
  const packed = new Set(components.map(({ name }) => name));
  expect([packed.has('@electric-sql/pglite'), packed.has('pg')]).toEqual([false, true]);
  const env = { PATH: process.env['PATH'], HOME: home, DATA_DIR: path.join(home, 'data') };
  const run = spawnSync(process.execPath, ['build/programs/shop.js'], {
    cwd: forPostgres,
    encoding: 'utf8',
    env,
  });
  expect([run.status, run.stderr]).toEqual([
    1,
    'simport: this package has no embedded database: set DATABASE_URL, or take the package `embedded`.\n',
  ]);
});

it('brings the pages and rules of its release, with addresses where a reader has no file', () => {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const files = filesAt(ROOT, commitOf());
  const runbooks = [...read('ops/alerts.yaml').matchAll(/\brunbook: ([^\s,}]+)/g)].map(([, place]) => place);
  expect(runbooks.length).toBeGreaterThan(10);
  expect(runbooks.filter((place) => !place?.startsWith(`${files}/docs/`))).toEqual([]);
  expect(JSON.parse(read('ops/dashboard.json'))).toHaveProperty('panels');
  const pages = globSync('**/*.md', { cwd: folder, exclude: ['node_modules/**'] });
  expect(pages).toEqual(
    expect.arrayContaining(['README.md', 'CHANGELOG.md', 'SECURITY.md', 'docs/going-live.md']),
  );
  const dead = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\(([^)\s#:]+)(?:#[^)]*)?\)/g)]
      .map(([, target = '']) => path.join(folder, path.dirname(page), target))
      .filter((target) => !existsSync(target)),
  );
  expect(dead).toEqual([]);
  expect(read('docs/running.md')).toContain(`](${files}/CONTRIBUTING.md#how-to-release)`);
});

it('knows the commit that it was made from', () => {
  expect(readFileSync(path.join(folder, 'build/commit'), 'utf8')).toBe(commitOf());
});

it('is all that an image is made of', () => {
  expect(IMAGE_PACKAGE).toBe('npm run package -- postgres');
  expect(containerfile).toContain('COPY --from=build /dist .');
  const { scripts } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(`exec ${inImage(/^CMD (.+)$/m).join(' ')}`).toBe(scripts['web']);
});

it('empties no folder that holds something else', () => {
  const other = mkdtempSync(path.join(tmpdir(), 'simport-other-'));
  writeFileSync(path.join(other, 'thesis.txt'), 'mine');
  const run = spawnSync(process.execPath, ['scripts/package.ts', other], { cwd: ROOT, encoding: 'utf8' });
  const why = `${other} holds something else, which would be lost: name an empty folder, or a new one.`;
  expect([run.status, run.stderr.trim()]).toEqual([1, why]);
  expect(readFileSync(path.join(other, 'thesis.txt'), 'utf8')).toBe('mine');
  rmSync(other, { recursive: true });
});

it('becomes the one process that is asked for, or says what is missing', async () => {
  const role = async (...words: string[]) => {
    const cache = { NODE_COMPILE_CACHE: path.join(ROOT, '.cache/compiled') };
    const child = launch('role', ['build/programs/role.js', ...words], cache, { cwd: folder });
    const { code } = await child.exited;
    return [code, printedBy(child, 'stderr')];
  };
  expect(await role()).toEqual([1, 'Say which process this is to be: role.js web, or worker.']);
  const refused = 'simport: --only needs DATABASE_URL: the embedded database serves one process.';
  expect(await role('worker')).toEqual([1, refused]);
});

/** The exit code of the image's own check of its health. */
async function checkHealth(address: string): Promise<number | null> {
  const [program, ...args] = inImage(/^HEALTHCHECK .*? CMD (.+)$/m);
  const env = { ...process.env, PORT: new URL(address).port };
  const check = execFile(program ?? '', args, { env });
  // The collector in this process goes on answering.
  const [code] = (await once(check, 'close')) as [number | null];
  return code;
}

const FORMS = [
  ['embedded', () => folder],
  ['postgres', () => forPostgres],
] as const;

it.for(FORMS)(
  '%s sells an eSIM outside the checkout, as a user who may write none of its files',
  async ([form, place], { skip }) => {
    const postgres = form === 'postgres' ? findPostgres() : undefined;
    if (form === 'postgres' && postgres === undefined) return skip('no PostgreSQL on this machine');
    const cluster = postgres === undefined ? null : await startPostgres(postgres);
    const collector = await startCollector();
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
    const shop = await startRunningShop({
      place: { folder: place(), uid: NOBODY },
      env,
      ...(cluster && { databaseUrl: cluster.url, onStopped: () => cluster.stop() }),
    });
    try {
      const page = await (await fetch(`${shop.baseUrl}/country/JP`)).text();
      const files = [...page.matchAll(/(?:href|src)="(\/(?:assets|art|flags)\/[^"]+)"/g)].map(
        ([, file]) => file,
      );
      expect(files.length).toBeGreaterThan(5);
      for (const file of files)
        expect([file, (await fetch(shop.baseUrl + file)).status]).toEqual([file, 200]);

      const buyer = new Customer(shop, 'package', 'card', 'USD');
      await buyer.open('JP');
      await buyer.pay();
      await buyer.complete();
      expect((await buyer.readOrder()).esim?.iccid).toMatch(/^\d{19,20}$/);
      // Its mail takes the processes that draw, and every package beside the programs.
      const world = new OutsideWorld(shop.sandbox.control);
      const mails = await vi.waitFor(
        async () => {
          const delivered = (await world.mailbox(buyer.email)).filter(
            ({ attachments }) => attachments.length > 0,
          );
          expect(delivered).not.toEqual([]);
          return delivered;
        },
        { timeout: 60_000, interval: 200 },
      );
      expect(mails[0]?.attachments.map(({ filename }) => filename)).toContainEqual(
        expect.stringMatching(/^invoice_.+\.pdf$/),
      );
      expect(await shop.operate('orders')).toContain('delivered');
      expect(await checkHealth(shop.baseUrl)).toBe(0);
    } finally {
      await shop.stop();
    }
    await collector.close();
    // With its traces, of which the end has sent the last.
    const names = collector.spans().map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['POST esim-go /v2.4/orders', 'job mail.send', 'mail.send']),
    );
    expect(shop.logs()).not.toMatch(/"level":(50|60)/);
    expect(await checkHealth(shop.baseUrl)).toBe(1);
  },
);
