import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { SMALL_HEAP } from '../scripts/start/programs.ts';
import { pageAddress } from '../src/domain/languages.ts';
import { builtLanguages } from '../src/server/core/built-languages.ts';
import { ownAddress } from '../test/support/database/fresh-database.ts';
import { findPostgres, startPostgres } from '../test/support/database/postgres.ts';
import { freePorts } from '../test/support/machine/ports.ts';
import { type RunningShop, startRunningShop } from '../test/support/shop/running-shop.ts';
import { launch } from '../test/support/shop/shop-process.ts';
import { columns, median } from './figures.ts';
import type { Bench, Measured } from './figures.ts';

const run = promisify(execFile);

const CONNECTIONS = 32;
const SECONDS = 1;
/** Shop and bare server take turns, so that any other load on the machine affects both; each turn has its own ratio. */
const ROUNDS = 5;
/** For rendering and compressing the pages ahead. */
const MAX_WARM_UP_MS = 60_000;

interface Row {
  name: string;
  path: string;
  headers?: Record<string, string>;
  /** Sends the ETag of the previous answer. */
  again?: boolean;
  /** As a share of the bare server's requests per second. */
  aim: number;
}

const br = { 'accept-encoding': 'br' };
/** As shares of the bare server's requests per second: for pages, and for the rest. */
const PAGE_AIM = 0.8;
const OTHER_AIM = 0.7;
const ROWS: Row[] = [
  { name: 'home, plain', path: '/', aim: PAGE_AIM },
  { name: 'home, br', path: '/', headers: br, aim: PAGE_AIM },
  { name: 'home, 304', path: '/', again: true, aim: PAGE_AIM },
  { name: 'country, plain', path: '/country/JP', aim: PAGE_AIM },
  ...builtLanguages().map((language) => ({
    name: `country in ${language}, br`,
    path: pageAddress(language, '/country/JP'),
    headers: br,
    aim: PAGE_AIM,
  })),
  { name: 'country, 304', path: '/country/JP', again: true, aim: PAGE_AIM },
  { name: 'no such country', path: '/country/XX', aim: PAGE_AIM },
  { name: 'with utm_source', path: '/country/JP?utm_source=news', aim: PAGE_AIM },
  { name: 'api countries', path: '/api/countries', aim: OTHER_AIM },
  { name: 'api countries/JP', path: '/api/countries/JP', aim: OTHER_AIM },
  { name: 'api regions', path: '/api/regions', aim: OTHER_AIM },
  { name: 'api regions/x', path: '/api/regions/europe', aim: OTHER_AIM },
  { name: 'api search-index', path: '/api/search-index', aim: OTHER_AIM },
  { name: 'sitemap', path: '/sitemap.xml', headers: br, aim: OTHER_AIM },
  { name: 'llms.txt', path: '/llms.txt', headers: br, aim: OTHER_AIM },
  { name: 'country as Markdown', path: '/country/JP.md', headers: br, aim: OTHER_AIM },
  { name: 'a guide, br', path: '/country/JP/guide', headers: br, aim: PAGE_AIM },
  { name: 'a guide as Markdown', path: '/country/JP/guide.md', headers: br, aim: OTHER_AIM },
  { name: 'feed google, br', path: '/feeds/google-merchant.xml', headers: br, aim: OTHER_AIM },
  { name: 'feed products, br', path: '/feeds/products.jsonl', headers: br, aim: OTHER_AIM },
  { name: 'a script, br', path: 'script', headers: br, aim: OTHER_AIM },
  { name: 'a picture', path: '/flags/jp.svg', aim: OTHER_AIM },
];

/** A server that answers every request with the same bytes and headers, and does nothing else. */
const BARE = `
  const { createServer } = require('node:http');
  const { readFileSync } = require('node:fs');
  const [port, status, head, file] = process.argv.slice(1);
  const body = readFileSync(file);
  const headers = JSON.parse(head);
  createServer((request, response) => {
    response.writeHead(Number(status), headers);
    response.end(body);
  }).listen(Number(port), () => console.log('open'));`;

interface Speed {
  perSecond: number;
  p99: number;
}

export const bench: Bench = {
  title: `Pages, API and files that are the same for everybody, ${CONNECTIONS} connections, beside a bare node:http server of the same bytes; the shop with ${SMALL_HEAP.join(' ')}, the bare server without flags`,
  async run(report) {
    if (spawnSync('wrk', ['-v']).error) {
      console.log('Left out: there is no wrk on this machine.');
      return [];
    }
    const server = findPostgres();
    await measureShop('embedded database', report);
    if (!server) {
      console.log('\nPostgreSQL is left out: there is none on this machine.');
      return [];
    }
    const cluster = await startPostgres(server);
    try {
      const { url, drop } = await ownAddress(cluster.url);
      await measureShop('PostgreSQL', report, url);
      await drop();
    } finally {
      await cluster.stop();
    }
    return [];
  },
};

async function measureShop(
  title: string,
  report: (measured: Measured) => void,
  databaseUrl?: string,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'simport-bench-'));
  const shop = await startRunningShop({
    env: { LOG_LEVEL: 'info' },
    ...(databaseUrl !== undefined && { databaseUrl }),
  });
  try {
    await pagesAreWarm(shop);
    const rows = [];
    for (const row of ROWS)
      rows.push(
        await measureRow(shop, row, folder, (measured) =>
          report({ ...measured, what: `${title}: ${measured.what}` }),
        ),
      );
    const head = [title, 'req/s', 'bare', 'ratio', 'aim', 'p99', "bare's"];
    console.log(`\n${columns([head, ...rows])}`);
  } finally {
    await shop.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Waits until the last country is rendered ahead: then its answer needs no rendering. */
async function pagesAreWarm({ baseUrl }: RunningShop): Promise<void> {
  const until = Date.now() + MAX_WARM_UP_MS;
  let before = -1;
  while (Date.now() < until) {
    const metrics = await (await fetch(`${baseUrl}/metrics`)).text();
    const kept = Number(/^simport_cache_bytes (\d+)/m.exec(metrics)?.[1]);
    if (kept === before) return;
    before = kept;
    await new Promise((resolve) => setTimeout(resolve, 3_000));
  }
}

async function measureRow(
  { baseUrl }: RunningShop,
  row: Row,
  folder: string,
  report: (measured: Measured) => void,
): Promise<string[]> {
  const { name, aim, again = false } = row;
  const address = `${baseUrl}${row.path === 'script' ? await aScript(baseUrl) : row.path}`;
  const headers: Record<string, string> = { 'accept-encoding': 'identity', ...row.headers };
  if (again) headers['if-none-match'] = (await ask(address, headers)).tag;
  const answer = await ask(address, headers);
  const file = path.join(folder, 'body');
  await writeFile(file, answer.body);
  const port = await freePorts(1);
  const told = [String(port), String(answer.status), JSON.stringify(answer.head), file];
  const bare = launch('bare server', ['-e', BARE, ...told]);
  try {
    await bare.waitForLine(/^open$/);
    const [own, others]: [Speed[], Speed[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      others.push(await load(`http://localhost:${port}/`, headers, answer.status));
      own.push(await load(address, headers, answer.status));
    }
    const of = (speeds: Speed[], part: keyof Speed) => median(speeds.map((speed) => speed[part]));
    const [mine, theirs] = [of(own, 'perSecond'), of(others, 'perSecond')];
    const [late, bareLate] = [of(own, 'p99'), of(others, 'p99')];
    const ratio = (part: keyof Speed) =>
      median(own.map((speed, round) => speed[part] / (others[round]?.[part] ?? NaN)));
    const besides = `${mine.toFixed(0)} of ${theirs.toFixed(0)} requests a second`;
    report({ what: name, value: ratio('perSecond'), unit: 'x bare', goal: { least: aim }, beside: besides });
    if (aim === PAGE_AIM)
      report({
        what: `${name}, p99`,
        value: ratio('p99'),
        unit: 'x bare',
        goal: { most: 2 },
        beside: `${late.toFixed(1)} ms, bare ${bareLate.toFixed(1)} ms`,
      });
    return [
      `${name} (${(answer.body.length / 1000).toFixed(1)} KB)`,
      mine.toFixed(0),
      theirs.toFixed(0),
      ratio('perSecond').toFixed(2),
      String(aim),
      `${late.toFixed(1)} ms`,
      `${bareLate.toFixed(1)} ms`,
    ];
  } finally {
    bare.kill('SIGTERM');
  }
}

/** One answer as it comes over the wire: compressed bytes stay compressed. */
async function ask(
  address: string,
  headers: Record<string, string>,
): Promise<{ status: number; tag: string; head: string[]; body: Buffer }> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(address, { headers }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('error', reject);
      response.on('end', () => {
        const own = /^(date|connection|keep-alive|transfer-encoding)$/i;
        const head: string[] = [];
        for (let at = 0; at < response.rawHeaders.length; at += 2) {
          const [name = '', value = ''] = response.rawHeaders.slice(at, at + 2);
          if (!own.test(name)) head.push(name, value);
        }
        const { statusCode: status = 0 } = response;
        resolve({ status, tag: response.headers.etag ?? '', head, body: Buffer.concat(pieces) });
      });
    }).on('error', reject);
  });
}

async function aScript(baseUrl: string): Promise<string> {
  const page = await (await fetch(baseUrl)).text();
  const script = /\/assets\/entry[\w.-]+\.js/.exec(page)?.[0] ?? /\/assets\/[\w.-]+\.js/.exec(page)?.[0];
  if (script === undefined) throw new Error('The home page has no script.');
  return script;
}

/** @param script of wrk, which says what to send */
export async function load(
  address: string,
  headers: Record<string, string>,
  status: number,
  script?: string,
): Promise<Speed> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  if (script !== undefined) given.push('-s', script);
  const options = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--latency', ...given, address];
  const { stdout } = await run('wrk', options);
  if (/Non-2xx or 3xx responses/.test(stdout) !== status >= 400) throw new Error(stdout);
  const [, amount = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)\b/.exec(stdout) ?? [];
  const ms = Number(amount) * (unit === 'us' ? 0.001 : unit === 's' ? 1_000 : 1);
  return { perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]), p99: ms };
}
