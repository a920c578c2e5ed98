import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { settingsSchema } from '../../../src/server/core/settings/env.ts';
import { LONG_BODIES } from '../../../src/server/http/body-limits.ts';
import { findProgram } from '../../support/machine/programs.ts';
import { installNginx } from '../../support/machine/proxies.ts';
import { ROOT } from '../../support/machine/source-files.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const containerfile = read('Containerfile');
const compose = read('compose.yaml');
interface Service {
  image: string;
  build?: { target?: string };
  env_file?: string;
  environment?: Record<string, string | number>;
  volumes?: string[];
  command?: string[];
  entrypoint?: string[];
  profiles?: string[];
  mem_limit?: string;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { disable?: boolean };
}
const { services } = parse(compose, { merge: true }) as { services: Record<string, Service> };
const UNITS = ['simport-web@.service', 'simport-worker.service'];
const COPY_UNITS = ['simport-copy.service', 'simport-copy.timer'];
const drainSeconds = settingsSchema.shape.DRAIN_SECONDS.parse(undefined);

/** What it prints of a file that it finds fault with. */
function verdict(program: string, args: string[], env: NodeJS.ProcessEnv = process.env): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: ROOT, encoding: 'utf8', env });
  return status === 0 ? '' : `${stdout}${stderr}`;
}

it('nginx takes the example', async ({ skip }) => {
  const nginx = findProgram('nginx');
  if (!nginx) return skip('no nginx on this machine; `apt-get install nginx` brings it in');
  const installed = await installNginx([3000, 3010]);
  expect(verdict(nginx, ['-t', '-c', installed.file])).toBe('');
  installed.remove();
});

it('Caddy takes the example', ({ skip }) => {
  const caddy = findProgram('caddy');
  if (!caddy) return skip('no Caddy on this machine; `apt-get install caddy` brings it in');
  const home = mkdtempSync(path.join(tmpdir(), 'simport-caddy-'));
  const args = ['validate', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'];
  const settings = { SHOP_HOST: 'shop.example', SHOP_WEBS: 'web1:3000 web2:3000' };
  for (const given of [{}, settings])
    expect(verdict(caddy, args, { PATH: process.env['PATH'], HOME: home, ...given })).toBe('');
  rmSync(home, { recursive: true });
});

it('systemd takes the units', ({ skip }) => {
  const analyze = findProgram('systemd-analyze');
  if (!analyze) return skip('no systemd on this machine');
  for (const unit of [...UNITS, ...COPY_UNITS]) {
    const args = ['verify', '--man=no', path.join('deploy/systemd', unit)];
    const { stderr } = spawnSync(analyze, args, { cwd: ROOT, encoding: 'utf8' });
    // It tells of the machine's other units as well.
    expect(stderr.split('\n').filter((line) => line.includes('simport'))).toEqual([]);
  }
});

it('no proxy sends a POST twice', () => {
  const lines = read('deploy/nginx.conf').split('\n');
  const directives = lines.filter((line) => !line.trim().startsWith('#')).join('\n');
  expect(directives).toContain('proxy_next_upstream error timeout http_504;');
  expect(directives).not.toContain('non_idempotent');
  expect(read('deploy/Caddyfile')).not.toContain('lb_retry_match');
});

it('nginx lets through whatever the console’s calls may hold', () => {
  const [, prefix = '', megabytes] =
    /location (\S+) \{\n +client_max_body_size (\d+)m;/.exec(read('deploy/nginx.conf')) ?? [];
  for (const [path, bytes] of Object.entries(LONG_BODIES)) {
    expect(path.startsWith(prefix), path).toBe(true);
    expect(Number(megabytes) * 2 ** 20, path).toBeGreaterThan(bytes);
  }
});

it('every supervisor waits for a process’s drain and its end', () => {
  const least = drainSeconds + 10;
  const [, grace] = /stop_grace_period: (\d+)s/.exec(compose) ?? [];
  expect(Number(grace)).toBeGreaterThanOrEqual(least);
  for (const unit of UNITS) {
    const [, timeout] = /^TimeoutStopSec=(\d+)$/m.exec(read(`deploy/systemd/${unit}`)) ?? [];
    expect(Number(timeout)).toBeGreaterThanOrEqual(least);
  }
  const idle = /keepalive_timeout (\d+)s/.exec(read('deploy/nginx.conf'))?.[1];
  expect(Number(idle)).toBeLessThan(drainSeconds);
  const interval = /health_interval (\d+)s/.exec(read('deploy/Caddyfile'))?.[1];
  expect(Number(interval)).toBeLessThan(drainSeconds / 2);
});

it('a proxy ends an idle connection before the shop does', () => {
  const [, kept] = /KEEP_ALIVE_MS = (\d+)_000;/.exec(read('src/server/http/listen.ts')) ?? [];
  const [, caddy] = /keepalive (\d+)s/.exec(read('deploy/Caddyfile')) ?? [];
  const [, nginx] = /keepalive_timeout (\d+)s/.exec(read('deploy/nginx.conf')) ?? [];
  for (const idle of [caddy, nginx]) expect(Number(idle)).toBeLessThan(Number(kept));
});

it('a container has its own folders and addresses, whatever a machine’s settings say', () => {
  const own = compose.slice(compose.indexOf('environment: &settings'), compose.indexOf('read_only'));
  for (const line of ["HOST: ''", 'PORT: 3000', 'DATA_DIR: /tmp/data', "DATABASE_DIRECT_URL: ''"])
    expect(own).toContain(`    ${line}\n`);
  const trusted = settingsSchema.shape.TRUSTED_PROXIES.parse(/TRUSTED_PROXIES: (.+)/.exec(own)?.[1]);
  const subnets = [...compose.matchAll(/\bsubnet: '?([\da-f.:/]+)/g)].map(([, subnet]) => subnet);
  expect(subnets).toEqual(trusted);
  expect(subnets).toHaveLength(2);
});

it('keeps a copy a day for as long as the document says', () => {
  const days = Number(/find \/backups .*-mtime \+(\d+) -delete/.exec(read('compose.yaml'))?.[1]);
  expect([days, /sleep 86400/.test(read('compose.yaml'))]).toEqual([14, true]);
  const [, told = ''] = /\n### In containers\n(.*?)\n#/s.exec(read('docs/upgrades.md')) ?? [];
  expect(told.replaceAll(/\s+/g, ' ')).toMatch(/a pg_dump a day in `backups\/`[^.]* two weeks/);
});

describe('the copies of the containers', () => {
  const script = services['backup']?.command?.join('\n').replaceAll('$$', '$') ?? '';

  /** Runs the service until it would sleep for the `ends`-th time, and returns what it ran. */
  function runBackup(copyTo: string, { fails = 0, ends = 1 } = {}): { ran: string[]; kept: string[] } {
    const home = mkdtempSync(path.join(tmpdir(), 'simport-backup-'));
    const [bin, backups, log] = ['bin', 'backups', 'log'].map((name) => path.join(home, name)) as [
      string,
      string,
      string,
    ];
    for (const folder of [bin, backups]) mkdirSync(folder);
    const standIn = (name: string, body: string) =>
      writeFileSync(path.join(bin, name), `#!/bin/sh\necho "${name} $*" >>${log}\n${body}\n`, {
        mode: 0o755,
      });
    standIn('pg_dump', `echo dump >${backups}/part`);
    standIn('pg_restore', `test -s ${backups}/part`);
    standIn('node', `test $(grep -c '^node' ${log}) -gt ${fails}`);
    standIn('sleep', `test $(grep -c '^sleep' ${log}) -lt ${ends} || kill $PPID`);
    writeFileSync(path.join(backups, 'simport-20200101T000000Z.dump'), 'old');
    utimesSync(path.join(backups, 'simport-20200101T000000Z.dump'), 0, 0);
    spawnSync('sh', ['-c', script.replaceAll('/backups', backups)], {
      env: { PATH: `${bin}:${process.env['PATH']}`, COPY_TO: copyTo },
      timeout: 60_000,
    });
    const ran = readFileSync(log, 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.replaceAll(/\d{8}T\d{6}Z/g, '<time>').replaceAll(`${backups}/`, ''));
    const kept = readdirSync(backups);
    rmSync(home, { recursive: true });
    return { ran, kept };
  }
  const COPIED = ['pg_dump --format=custom --file=part', 'pg_restore --file=/dev/null part'];
  const SENT = 'node build/programs/operate.js send-copy simport-<time>.dump';

  it('stay on the machine without COPY_TO, and old ones go', () => {
    const { ran, kept } = runBackup('');
    expect(ran).toEqual([...COPIED, 'sleep 86400']);
    expect(kept).toEqual([expect.stringMatching(/^simport-20[3-9]\d|^simport-202[1-9]/)]);
  });

  it('are sent to COPY_TO, again where it was away, and the next day’s does not wait for them', () => {
    const to = 'rclone:disk:simport';
    expect(runBackup(to).ran).toEqual([...COPIED, SENT, 'sleep 86400']);
    expect(runBackup(to, { fails: 1, ends: 2 }).ran).toEqual([
      ...COPIED,
      SENT,
      'sleep 60',
      SENT,
      'sleep 86400',
    ]);
    const away = runBackup(to, { fails: 9, ends: 4 }).ran;
    expect(away.filter((line) => line.startsWith('sleep'))).toEqual([
      'sleep 60',
      'sleep 600',
      'sleep 3600',
      'sleep 86400',
    ]);
  });

  it('have the settings, programs and files to be sent and rehearsed, and so has the doctor in each process', () => {
    for (const name of ['web1', 'worker', 'shop', 'backup']) {
      expect([name, services[name]?.env_file]).toEqual([name, '.env']);
      expect(services[name]?.volumes).toContain('./copy-keys:/copy-keys:ro');
    }
    const stages = containerfile.split(/^FROM /m).slice(2);
    expect(stages).toHaveLength(2);
    for (const stage of stages) expect(stage).toMatch(/apt-get install .*openssh-client rclone restic/);
    // pg_dump and pg_restore know no newer server than themselves.
    const server = services['postgres']?.image;
    expect(containerfile).toContain(`FROM ${server} AS tools\n`);
    expect(services['shop']?.environment).toMatchObject({ TMPDIR: '/work', DATABASE_DIRECT_URL: '' });
    for (const file of ['.gitignore', '.dockerignore']) expect(read(file)).toMatch(/^copy-keys\/?$/m);
  });
});

it('the units make the documented copy every day, and keep it as long as the page says', () => {
  const [, told = ''] = /\n#### pg_dump\n.*?\n```sh\n(.*?)\n```/s.exec(read('docs/upgrades.md')) ?? [];
  expect(told).toContain('pg_dump');
  const script = read('deploy/systemd/copy').trimEnd().split('\n');
  const commands = script.filter((line) => !line.startsWith('#'));
  expect(commands).toEqual([
    ...told.split('\n'),
    "find . -name 'simport-*.dump' -mtime +14 -delete",
    '[ -z "$COPY_TO" ] || node /opt/simport/build/programs/operate.js send-copy "$(ls simport-*.dump | tail -n 1)"',
  ]);
  // A failed command ends it.
  expect(read('deploy/systemd/simport-copy.service')).toMatch(
    /^ExecStart=\/bin\/sh -e \/opt\/simport\/deploy\/systemd\/copy$/m,
  );
});

it('the command line of a machine runs as its units do, and takes words as they are', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'simport-shop-'));
  const standIn = path.join(folder, 'systemd-run');
  writeFileSync(standIn, '#!/bin/sh\nprintf "%s\\n" "$@"\n', { mode: 0o755 });
  const run = spawnSync(path.join(ROOT, 'deploy/systemd/shop'), ['refund', 'SP-1', 'sent  twice'], {
    encoding: 'utf8',
    env: { PATH: `${folder}:${process.env['PATH']}` },
  });
  rmSync(folder, { recursive: true });
  const given = run.stdout.trimEnd().split('\n');
  // A pipe is no terminal, nothing is said beside what the verb says, and no unit is left behind that failed.
  expect(given.slice(0, 4)).toEqual(['--quiet', '--wait', '--collect', '--pipe']);
  expect(given.slice(-3)).toEqual(['refund', 'SP-1', 'sent  twice']);
  const web = read('deploy/systemd/simport-web@.service');
  const unit = new Set(web.split('\n'));
  expect(given).toEqual(expect.arrayContaining(['--uid=simport', '--gid=simport']));
  const properties = given.filter((_, index) => given[index - 1] === '-p');
  expect(properties).toContain('EnvironmentFile=/etc/simport/env');
  expect(properties.filter((property) => !unit.has(property))).toEqual([]);
  for (const setting of ['DATA_DIR=/var/lib/simport', 'SHOP_COMMAND=shop']) {
    expect(given).toContain(setting);
    for (const name of UNITS) expect(read(`deploy/systemd/${name}`)).toContain(` ${setting} `);
  }
});

it('each block of SQL in the documents ends as psql wants it', () => {
  const documents = readdirSync(path.join(ROOT, 'docs')).filter((name) => name.endsWith('.md'));
  const all = documents.map((name) => read(`docs/${name}`)).join('\n');
  const blocks = [...all.matchAll(/\n```sql\n(.*?)\n```/gs)];
  expect(blocks.length).toBeGreaterThan(0);
  expect(blocks.filter(([, block]) => !block?.trim().endsWith(';'))).toEqual([]);
});

it('no copy of the database gets into an image, the history or other hands', () => {
  expect(read('.dockerignore').split('\n')).toContain('backups');
  expect(read('.gitignore').split('\n')).toContain('backups/');
  expect(compose).toMatch(/- \|\n +umask 077\n/);
});

it('the image runs as an unprivileged user on a read-only root, with the Node of the tests', () => {
  const user = /^USER (\d+):(\d+)$/m.exec(containerfile);
  expect([Number(user?.[1]), Number(user?.[2])].every((id) => id > 0)).toBe(true);
  expect(compose).toContain('read_only: true');
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: { node: string } };
  const bases = [...containerfile.matchAll(/^FROM \S+\/node:([\d.]+)-/gm)].map(([, version]) => version);
  expect(bases).toEqual([dependencies.node, dependencies.node]);
});

it('an image keeps the layer of its packages while only sources change', () => {
  const steps = containerfile.split('\n').filter((line) => /^(COPY|ARG|RUN|FROM)\b/.test(line));
  expect(steps.slice(1, 6)).toEqual([
    'COPY package.json package-lock.json .npmrc ./',
    'RUN npm ci',
    'COPY . .',
    'ARG GIT_COMMIT',
    'RUN npm run package -- postgres /dist',
  ]);
});

it('containers are built once, of pinned versions, and none takes all the memory', () => {
  const all = Object.entries(services);
  const built = all.flatMap(([name, { build }]) => (build ? [[name, build.target]] : []));
  expect(built).toEqual([
    ['migrate', undefined],
    ['backup', 'tools'],
  ]);
  const madeAs = (own: string) => all.filter(([, { image }]) => image === own).map(([name]) => name);
  const own = madeAs('simport');
  expect(own).toEqual(['migrate', 'web1', 'web2', 'worker']);
  const tools = madeAs('simport-tools');
  expect(tools).toEqual(['shop', 'backup']);
  const others = all.filter(([name]) => ![...own, ...tools].includes(name)).map(([, { image }]) => image);
  expect(others.filter((image) => !/:\d+\.\d+(\.\d+)?-[a-z]+$/.test(image))).toEqual([]);
  expect(all.filter(([, service]) => service.mem_limit === undefined)).toEqual([]);
});

it('the doctor runs in containers before anything has migrated, and never with `up`', () => {
  const { shop, web1, migrate } = services;
  expect(shop?.entrypoint).toEqual(['node', 'build/programs/operate.js']);
  expect(shop?.profiles).toEqual(['shop']);
  expect(shop?.depends_on).toEqual({ postgres: { condition: 'service_healthy' } });
  expect(migrate?.command).toEqual([...(shop?.entrypoint ?? []), 'migrate']);
  expect(web1?.depends_on).toEqual({ migrate: { condition: 'service_completed_successfully' } });
  expect(compose).toContain('SHOP_COMMAND: docker compose run --rm shop\n');
  expect(read('docs/going-live.md')).toContain('`docker compose run --rm shop doctor`');
});
