import { existsSync } from 'node:fs';
import { Agent } from 'node:http';
import path from 'node:path';

import { mountWeb } from '../../src/server/pages/web.ts';
import { ROOT } from '../support/machine/source-files.ts';
import { startTestShop, type TestShop } from '../support/shop/shop.ts';
import { changesIn, readBooks } from './books.ts';
import { type Call, callMaker, type Known, type OpenApi } from './calls.ts';
import { buyFromFailing, strangeRows } from './failing-providers.ts';
import { Dice } from './letters.ts';
import { type Answer, send } from './send.ts';
import { createThreadMeter } from './thread-meter.ts';

export interface FuzzReport {
  /** How often each status was answered. */
  statuses: Map<number, number>;
  /** How often a buyer was told that a provider does not answer. */
  outages: number;
  /** What must not happen, each with the call that caused it. */
  wrongs: string[];
}

const AT_ONCE = 8;
/** So many buyers per request meet a failing provider; more than two of each kind of failure add nothing new. */
const BUYERS = 0.02;
const MAX_BUYERS = 120;
/** Its owner's own calls may end a session. */
const NEW_SESSION_EVERY = 250;
const MAX_WRONGS = 20;
/** A call may take as much of the thread that answers everybody as so many home pages. */
const MAX_HOME_PAGES = 50;

/** Stack traces, places in the code, messages of the database or of the validation library. */
const INNER =
  /\n\s+at \S|node_modules|\.tsx?:\d+|file:\/\/\/|Failed query|insert into "|select "|violates \w+ constraint|expected \w+, received|\[object Object\]/;

/**
 * Sends requests that nobody should send to a whole shop with its pages, as strangers and with an account of their own, and
 * checks answers, log, processor time and other people's rows.
 * @param progress called with the number of requests sent, then with the number of buyers who met a failing provider
 */
export async function fuzz(
  { seed, requests }: { seed: number; requests: number },
  progress: (done: number, what: 'requests' | 'buyers') => void = () => {},
): Promise<FuzzReport> {
  const shop = await startTestShop();
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  try {
    return await attack(shop, agent, { seed, requests, progress });
  } finally {
    agent.destroy();
    shop.endStreams();
    await shop.stop();
  }
}

async function attack(
  shop: TestShop,
  agent: Agent,
  {
    seed,
    requests,
    progress,
  }: { seed: number; requests: number; progress: (done: number, what: 'requests' | 'buyers') => void },
): Promise<FuzzReport> {
  const { settings, brand, texts, log } = shop.deps;
  const buildDir = path.join(ROOT, 'build');
  if (!existsSync(path.join(buildDir, 'server', 'index.js')))
    throw new Error('The pages are not built: npm run build');
  await mountWeb(shop.app, { buildDir, log, settings, brand, texts });
  const { known, renew, ownIds } = await settle(shop);
  const before = await readBooks(shop, ownIds);
  const read = (page: string) => send(shop.baseUrl, { method: 'GET', path: page, headers: {} }, agent);
  const answer = await read('/api/openapi.json');
  const meter = await createThreadMeter<Call>(() => read('/'), MAX_HOME_PAGES);
  const dice = new Dice(seed);
  const next = callMaker(JSON.parse(answer.text) as OpenApi, dice, () => known);

  const report: FuzzReport = { statuses: new Map(), outages: 0, wrongs: [] };
  const wrong = (what: string) => {
    if (report.wrongs.length < MAX_WRONGS) report.wrongs.push(what);
  };
  shop.logged.length = 0;
  // Nothing may bypass the log.
  for (const way of ['log', 'info', 'warn', 'error'] as const)
    console[way] = (...words: unknown[]) => wrong(`printed: ${words.map(String).join(' ').slice(0, 300)}`);

  let sent = 0;
  const sendOne = async () => {
    const call = next();
    const told = await meter.during(call, () =>
      send(shop.baseUrl, call, agent).catch((error: unknown) => String(error)),
    );
    sent += 1;
    if (sent % 100 === 0) progress(sent, 'requests');
    if (typeof told === 'string') {
      wrong(`${told}: ${inWords(call)}`);
      return;
    }
    report.statuses.set(told.status, (report.statuses.get(told.status) ?? 0) + 1);
    const why = whatIsWrong(call, told);
    if (why) wrong(`${why}: ${inWords(call)} -> ${told.status} ${told.text.slice(0, 300)}`);
  };

  const ledger = await shop.world.ledger();
  for (let begun = 0; begun < requests; begun += NEW_SESSION_EVERY) {
    const many = Math.min(NEW_SESSION_EVERY, requests - begun);
    await inLanes(many, sendOne);
    for (const line of shop.logged.splice(0)) {
      const { level } = JSON.parse(line) as Record<string, unknown>;
      if (Number(level) >= 50) wrong(`logged as an error: ${line.slice(0, 600)}`);
    }
    const { cookie: ended } = known;
    await renew();
    const held = await meter.holders(({ headers, ...call }) => {
      // One of these calls may have ended its session.
      const cookie = headers['cookie'] === ended ? { cookie: known.cookie } : {};
      return send(shop.baseUrl, { ...call, headers: { ...headers, ...cookie } }, agent).catch(() => {});
    });
    for (const call of held) wrong(`it held the thread that answers everybody: ${inWords(call)}`);
  }
  for (const change of changesIn(before, await readBooks(shop, ownIds))) wrong(change);
  for (const row of strangeRows(ledger, await shop.world.ledger(), ownIds)) wrong(row);

  const heard = ({ status, body }: { status: number; body: unknown }) => {
    if (status === 502 || status === 503) report.outages += 1;
    const answer = { status, type: 'application/json', text: JSON.stringify(body) };
    return whatIsWrong({ path: '/api/' }, answer, true);
  };
  const buyers = Math.min(MAX_BUYERS, Math.ceil(requests * BUYERS));
  await buyFromFailing(shop, dice, buyers, { heard, wrong, met: (count) => progress(count, 'buyers') });
  const after = await readBooks(shop, ownIds);
  for (const change of changesIn(before, after, [])) wrong(change);
  return report;
}

/**
 * Two people with purchases, a user and a guest who paid with a wallet, and a third whose browser sends the requests, and in
 * which a guest has paid with a wallet, too.
 */
async function settle(shop: TestShop) {
  const [mia, gus, eve, guest] = [shop.buyer(), shop.buyer(), shop.buyer(), shop.buyer()];
  await mia.signUp();
  await eve.signUp();
  const fromWallet = async (buyer: typeof gus) => {
    const begun = await buyer.beginAndPay(await buyer.plan(), {}, { wallet: 'apple_pay' });
    return { ...begun, completed: await begun.complete() };
  };
  const [hers, his, own] = [await mia.buy(), await fromWallet(gus), await eve.buy()];
  const guests = await fromWallet(guest);
  await shop.settle();
  const idsOf = async (bought: Pick<typeof own, 'started' | 'completed'>) => {
    const { id, purchaseId, iccid } = await rowOf(shop, bought.completed.body.esim_id);
    return [id, purchaseId, iccid, bought.started.payment_intent_id];
  };
  // An order's token opens it for anybody who has it: those of others are unknown.
  const tokens = [own, guests].map(({ started }) => started.order);
  const theirs = [...(await idsOf(own)), ...(await idsOf(guests)), ...tokens];
  const ownIds = [...theirs, (await eve.user())?.id ?? 'nobody', eve.email];
  const known: Known = {
    origin: shop.baseUrl,
    foreign: [...(await idsOf(hers)), ...(await idsOf(his))],
    own: theirs,
    cookie: '',
    token: '',
    emails: [mia.email, gus.email],
  };
  const renew = async () => {
    await eve.signIn();
    known.cookie = `${eve.cookie}; ${guest.cookie}`;
    known.token = (await eve.bearer()).Authorization.replace('Bearer ', '');
  };
  await renew();
  return { known, renew, ownIds };
}

async function rowOf(shop: TestShop, esimId: string) {
  const { userEsimTable } = await import('../../src/server/esims/tables.ts');
  const { eq } = await import('drizzle-orm');
  const [row] = await shop.deps.db.db.select().from(userEsimTable).where(eq(userEsimTable.id, esimId));
  if (!row) throw new Error('no such eSIM');
  return row;
}

async function inLanes(count: number, work: () => Promise<void>): Promise<void> {
  let left = count;
  const lane = async () => {
    while (left-- > 0) await work();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

function whatIsWrong(
  { path: address }: Pick<Call, 'path'>,
  { status, type, text }: Answer,
  mayFail = false,
): string | null {
  // A busy process may answer for a moment that it is not ready, as it should.
  const mayBeOut = mayFail || address.startsWith('/health/ready');
  const isOutage = mayBeOut && (status === 502 || status === 503);
  if (status >= 500 && !isOutage) return 'a failure of ours';
  if (type.startsWith('text/html') || type.includes('javascript')) return null;
  if (status >= 400 && INNER.test(text)) return 'an answer that tells of the inside';
  if (status >= 400 && address.startsWith('/api/') && text !== '' && !isProblem(text))
    return 'no answer of the API';
  return null;
}

/** A text for people and a code for programs; the sign-in library calls the text a message. */
function isProblem(text: string): boolean {
  try {
    const { error, message, code } = JSON.parse(text) as Record<string, unknown>;
    return typeof (error ?? message) === 'string' && (code === undefined || typeof code === 'string');
  } catch {
    return false;
  }
}

function inWords({ method, path: address, headers, body }: Call): string {
  const short = (text: string) => (text.length > 300 ? `${text.slice(0, 300)}... (${text.length})` : text);
  const { cookie: _cookie, authorization: _token, ...rest } = headers;
  return (
    short(`${method} ${address}`) + short(` ${JSON.stringify(rest)} ${JSON.stringify(String(body ?? ''))}`)
  );
}
