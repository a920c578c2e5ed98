import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePorts } from './ports.ts';
import { ROOT } from './source-files.ts';

/** A proxy of `deploy/` before two webs, until it is stopped. */
export interface RunningProxy {
  /** Its address without TLS, which the example does not have. */
  url: string;
  /** A line for each call, with the status after the quoted request line. */
  calls: () => string[];
  /** Of its own. */
  errors: () => string[];
  /** Nothing is left of it then. */
  stop: () => Promise<void>;
}

interface Nginx {
  /** Its main file, which takes in the example. */
  file: string;
  /** Where it answers without TLS, beside what the example says. */
  url: string;
  remove: () => void;
}

/** How many ports it takes. */
export const NGINX_PORTS = 3;

/**
 * The example `deploy/nginx.conf` as somebody installs it: with a certificate, before these two webs.
 * @param port the first of its ports, of which the last is that of its `url`; free ones where it is left out
 */
export async function installNginx(webs: readonly [number, number], port?: number): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'simport-nginx-'));
  const first = port ?? (await freePorts(NGINX_PORTS));
  const at = (name: string) => join(folder, name);
  const certificate = ['-keyout', at('key.pem'), '-out', at('cert.pem'), '-subj', '/CN=shop.example'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...certificate], {
    stdio: 'ignore',
  });
  const example = readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8');
  const changes: [string, string][] = [
    ['server 127.0.0.1:3000 ', `server 127.0.0.1:${webs[0]} `],
    ['server 127.0.0.1:3010 ', `server 127.0.0.1:${webs[1]} `],
    ['listen 80;', `listen 127.0.0.1:${first};`],
    ['listen [::]:80;', ''],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${first + 1} ssl http2; listen 127.0.0.1:${first + 2};`],
    ['listen [::]:443 ssl http2;', ''],
    ['/etc/letsencrypt/live/shop.example/fullchain.pem', at('cert.pem')],
    ['/etc/letsencrypt/live/shop.example/privkey.pem', at('key.pem')],
  ];
  const site = changes.reduce((text, [from, to]) => {
    if (text.split(from).length !== 2) throw new Error(`deploy/nginx.conf must say once: ${from}`);
    return text.replace(from, to);
  }, example);
  writeFileSync(at('site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    at('nginx.conf'),
    [
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'daemon off;',
      'worker_processes 1;',
      `pid ${at('nginx.pid')};`,
      `error_log ${at('error.log')};`,
      'worker_rlimit_nofile 8192;',
      'events { worker_connections 2048; }',
      'http {',
      `access_log ${at('access.log')};`,
      ...temporary.map((name) => `${name}_temp_path ${at(name)};`),
      `include ${at('site.conf')};`,
      '}',
    ].join('\n'),
  );
  return {
    file: at('nginx.conf'),
    url: `http://127.0.0.1:${first + 2}`,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Runs it. */
export async function startNginx(
  program: string,
  webs: readonly [number, number],
  port?: number,
): Promise<RunningProxy> {
  const { file, url, remove } = await installNginx(webs, port);
  const logged = (name: string) => linesOf(join(file, '..', name));
  return running({
    child: spawn(program, ['-c', file], { stdio: 'inherit' }),
    url,
    calls: () => logged('access.log'),
    errors: () => logged('error.log'),
    remove,
  });
}

const SITE = '{$SHOP_HOST:localhost} {\n';

interface Call {
  request: { method: string; uri: string };
  status: number;
}

/** Runs the example `deploy/Caddyfile`, without TLS, on a free port before these two webs. */
export async function startCaddy(program: string, webs: readonly [number, number]): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'simport-caddy-'));
  const at = (name: string) => join(folder, name);
  const example = readFileSync(join(ROOT, 'deploy/Caddyfile'), 'utf8');
  if (example.split(SITE).length !== 2) throw new Error(`deploy/Caddyfile must say once: ${SITE}`);
  writeFileSync(
    at('Caddyfile'),
    example.replace(SITE, `${SITE}\tlog {\n\t\toutput file ${at('access.log')}\n\t}\n`),
  );
  const url = `http://127.0.0.1:${await freePorts(1)}`;
  const child = spawn(program, ['run', '--config', at('Caddyfile'), '--adapter', 'caddyfile'], {
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      CADDY_ADMIN: `unix/${at('admin.sock')}`,
      SHOP_HOST: url,
      SHOP_WEBS: webs.map((port) => `127.0.0.1:${port}`).join(' '),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const errors: string[] = [];
  child.stderr.on('data', (told: Buffer) => errors.push(...told.toString().split('\n').filter(isError)));
  return running({
    child,
    url,
    calls: () => linesOf(at('access.log')).map(asLine),
    errors: () => errors,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  });
}

const isError = (line: string) => /"level":"(warn|error|fatal)"|^Error/.test(line);

function asLine(text: string): string {
  const { request, status } = JSON.parse(text) as Call;
  return `"${request.method} ${request.uri}" ${status} `;
}

/** The proxy once it answers. */
async function running({
  child,
  remove,
  ...proxy
}: Omit<RunningProxy, 'stop'> & { child: ChildProcess; remove: () => void }): Promise<RunningProxy> {
  const ended = once(child, 'close');
  while (!(await fetch(`${proxy.url}/health/live`).catch(() => null))) {
    if (child.exitCode !== null) {
      const why = proxy.errors().join('\n');
      remove();
      throw new Error(`The proxy ended:\n${why}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    ...proxy,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      remove();
    },
  };
}

function linesOf(log: string): string[] {
  return existsSync(log) ? readFileSync(log, 'utf8').split('\n').filter(Boolean) : [];
}
