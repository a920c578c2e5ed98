import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePorts } from './ports.ts';
import type { RunningProxy } from './running-proxy.ts';
import { ROOT } from './source-files.ts';

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
  const troubles: string[] = [];
  child.stderr.on('data', (told: Buffer) => troubles.push(...told.toString().split('\n').filter(isTrouble)));
  const ended = once(child, 'close');
  while (!(await fetch(`${url}/health/live`).catch(() => null))) {
    if (child.exitCode !== null) {
      rmSync(folder, { recursive: true, force: true });
      throw new Error(`Caddy ended:\n${troubles.join('\n')}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    calls: () =>
      (existsSync(at('access.log')) ? readFileSync(at('access.log'), 'utf8') : '')
        .split('\n')
        .filter(Boolean)
        .map(asLine),
    troubles: () => troubles,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const isTrouble = (line: string) => /"level":"(warn|error|fatal)"|^Error/.test(line);

function asLine(text: string): string {
  const { request, status } = JSON.parse(text) as Call;
  return `"${request.method} ${request.uri}" ${status} `;
}
