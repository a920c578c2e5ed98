import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { runCommand } from '../src/server/admin/cli/commands.ts';
import { listen } from '../src/server/http/listen.ts';
import type { Shop } from '../src/server/shop.ts';
import { findPostgres, startPostgres } from '../test/support/database/postgres.ts';
import { LISTS, REPORTS } from '../test/support/growth/asked.ts';
import { RECENT } from '../test/support/growth/fill-shop.ts';
import { boundOf, type Measured, measureShop } from '../test/support/growth/measure-growth.ts';
import { freePorts } from '../test/support/machine/ports.ts';
import { type Bench, columns, type Measured as Figured } from './figures.ts';

const HISTORY = 1_000_000;
/** The longest that an operator should wait, in milliseconds. */
const LIST_MS = 100;
const REPORT_MS = 1000;
/** A page of an export's rows, and the rows being sent. */
const EXPORT_MB = 30;

/** How many times more a query reads in the grown shop than in the small one. */
function row(small: Measured, grown: Measured): { cells: string[]; isBroken: boolean } {
  const ratio = grown.buffers / Math.max(small.buffers, 1);
  const bound = boundOf(small);
  const isBroken = grown.buffers > bound;
  const ms = ({ milliseconds }: Measured) => milliseconds.toFixed(1);
  const cells = [
    grown.name,
    ms(small),
    ms(grown),
    String(small.buffers),
    String(grown.buffers),
    `${ratio.toFixed(2)} x`,
    `<= ${bound}${isBroken ? ' BROKEN' : ''}`,
  ];
  return { cells, isBroken };
}

function worst({ name, statements }: Measured): string {
  const most = statements.toSorted((a, b) => b.buffers - a.buffers).slice(0, 3);
  return [
    `\n${name} touches most in:`,
    ...most.map(
      ({ text, buffers, scanned }) =>
        `  ${buffers} buffers${scanned.length > 0 ? `, reads all of ${scanned.join(', ')}` : ''}: ${text}`,
    ),
  ].join('\n');
}

/** How long operators wait over HTTP with that many orders. */
function reportAnswers({ answers, exported }: AnswerTimes, report: (row: Figured) => void): void {
  for (const { name, kind, median, most } of answers)
    report({
      what: `${name}, by HTTP`,
      value: median,
      unit: 'ms',
      // A program reads a file while it arrives.
      ...(kind === 'file' ? {} : { goal: { most: kind === 'list' ? LIST_MS : REPORT_MS } }),
      beside: `the slowest of several ${most.toFixed(0)} ms`,
    });
  report({
    what: `memory while ${exported.rows.toLocaleString('en-US')} orders are exported`,
    value: exported.megabytes,
    unit: 'MB',
    goal: { most: EXPORT_MB },
    beside: `${exported.seconds.toFixed(0)} s`,
  });
}

export const bench: Bench = {
  title: `What the shop asks of PostgreSQL with ${HISTORY.toLocaleString('en-US')} purchases behind it, beside ${RECENT} (milliseconds in the database, 8 KB buffers touched)`,
  async run(report) {
    const folder = findPostgres();
    if (!folder) throw new Error('There is no PostgreSQL on this machine: `apt-get install postgresql`.');
    const cluster = await startPostgres(folder);
    try {
      const small = await measureShop(cluster.url, 0);
      const log = (line: string) => console.log(line);
      let asked: AnswerTimes | undefined;
      const grown = await measureShop(cluster.url, HISTORY, log, async (shop) => {
        asked = await answerTimes(shop);
      });
      const rows = grown.map((one, index) => row(small[index] ?? one, one));
      console.log(
        columns([
          ['', 'ms small', 'ms grown', 'buffers small', 'buffers grown', 'ratio', 'bound'],
          ...rows.map(({ cells }) => cells),
        ]),
      );
      for (const [index, { isBroken }] of rows.entries()) {
        const one = grown[index];
        if (isBroken && one) console.log(worst(one));
      }
      if (asked) reportAnswers(asked, report);
      if (rows.some(({ isBroken }) => isBroken)) process.exitCode = 1;
      return [];
    } finally {
      await cluster.stop();
    }
  },
};

const ROUNDS = 9;
const MEGABYTE = 2 ** 20;

/** How long an operator's browser waits, and how much memory an export of all orders uses. */
interface AnswerTimes {
  /** Milliseconds from the request to the whole answer: the median of several, and the slowest. */
  answers: { name: string; kind: 'list' | 'report' | 'file'; median: number; most: number }[];
  /** All orders as CSV: its rows, the seconds that it took, and by how many MB this process was larger meanwhile. */
  exported: { rows: number; seconds: number; megabytes: number };
}

/** Asks the console's API of a shop, over HTTP as a browser does. */
async function answerTimes(shop: Shop): Promise<AnswerTimes> {
  const port = await freePorts(1);
  const server = await listen(shop.app, { port });
  const api = `http://localhost:${port}/api/operate`;
  try {
    const headers = { cookie: await openConsole(shop, api) };
    const answers: AnswerTimes['answers'] = [];
    const timed = async (kind: AnswerTimes['answers'][number]['kind'], name: string, query: string) => {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const began = performance.now();
        const answer = await fetch(`${api}/${query}`, { headers });
        await answer.arrayBuffer();
        if (answer.status !== 200) throw new Error(`${query}: ${answer.status}`);
        times.push(performance.now() - began);
      }
      times.sort((one, other) => one - other);
      answers.push({ name, kind, median: times[ROUNDS >> 1] ?? 0, most: times.at(-1) ?? 0 });
    };
    for (const [name, ...words] of LISTS) await timed('list', name, queryOf(words));
    for (const name of ['customers', 'leads', 'cases', 'disputes']) await timed('list', name, name);
    await timed('report', 'dashboard', 'dashboard');
    for (const [name, ...words] of REPORTS)
      await timed(words[0] === 'export' ? 'file' : 'report', name, queryOf(words));
    return { answers, exported: await exportOf(`${api}/orders.csv`, headers) };
  } finally {
    await server.close();
  }
}

/** The words of the command line as the query of the same verb; exports have their own addresses. */
function queryOf([verb = '', ...words]: string[]): string {
  if (verb === 'export') return queryOf([`${words[0]}.csv`, ...words.slice(1)]);
  const named = { find: 'search', money: 'by' }[verb] ?? 'limit';
  const given = new URLSearchParams();
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (!word.startsWith('--')) given.set(named, word);
    else if (word !== '--json') given.set(word.slice(2).replaceAll('-', '_'), words[(at += 1)] ?? '');
  }
  return `${verb === 'money' ? 'income' : verb.replaceAll('-', '_')}?${given.toString()}`;
}

/** Opens the console by the link of a sandbox. Returns the cookies. */
async function openConsole({ deps }: Shop, api: string): Promise<string> {
  const { text } = await runCommand(deps, ['operator', 'link', '--json']);
  const token = new URL((JSON.parse(text) as { url: string }).url).hash.slice(1);
  const opened = await fetch(`${api}/session/open-link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: deps.settings.BASE_URL },
    body: JSON.stringify({ token }),
  });
  if (!opened.ok) throw new Error(`the console did not open: ${opened.status} ${await opened.text()}`);
  return opened.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

async function exportOf(address: string, headers: Record<string, string>): Promise<AnswerTimes['exported']> {
  setFlagsFromString('--expose-gc');
  const before = held();
  const began = performance.now();
  const { body, status } = await fetch(address, { headers });
  if (status !== 200 || !body) throw new Error(`the export was refused: ${status}`);
  let [rows, most, next] = [0, before, 0];
  for await (const piece of body) {
    for (const byte of piece) if (byte === 10) rows += 1;
    if (rows < next) continue;
    next = rows + 50_000;
    most = Math.max(most, held());
  }
  return { rows: rows - 1, seconds: (performance.now() - began) / 1000, megabytes: most - before };
}

/** Memory in use after a garbage collection, in MB. */
function held(): number {
  (runInNewContext('gc') as () => void)();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / MEGABYTE;
}
