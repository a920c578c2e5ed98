import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { runCommand } from '../../../src/server/admin/cli/commands.ts';
import { listen } from '../../../src/server/http/listen.ts';
import type { Shop } from '../../../src/server/shop.ts';
import { freePorts } from '../machine/ports.ts';
import { LISTS, REPORTS } from './asked.ts';

const ROUNDS = 9;
const MEGABYTE = 2 ** 20;

/** How long an operator's browser waits, and how much memory an export of all orders uses. */
export interface AnswerTimes {
  /** Milliseconds from the request to the whole answer: the median of several, and the slowest. */
  answers: { name: string; kind: 'list' | 'report' | 'file'; median: number; most: number }[];
  /** All orders as CSV: its rows, the seconds that it took, and by how many MB this process was larger meanwhile. */
  exported: { rows: number; seconds: number; megabytes: number };
}

/** Asks the console's API of a shop, over HTTP as a browser does. */
export async function answerTimes(shop: Shop): Promise<AnswerTimes> {
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
    await timed('report', 'today', 'today');
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
  const named = { find: 'which', money: 'by' }[verb] ?? 'limit';
  const given = new URLSearchParams();
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (!word.startsWith('--')) given.set(named, word);
    else if (word !== '--json') given.set(word.slice(2), words[(at += 1)] ?? '');
  }
  return `${verb === 'money' ? 'income' : verb}?${given.toString()}`;
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
