import { AsyncLocalStorage } from 'node:async_hooks';

import pg from 'pg';

import { PreparingPglite } from '../../../src/server/db/embedded/preparing-pglite.ts';

type Method = (this: object, ...args: unknown[]) => unknown;

let hearers: ((text: string) => void)[] = [];
let isHearing = false;

/** Set in everything that {@link ownCallsOf} has started. */
const asking = new AsyncLocalStorage<object>();

/** The texts of all calls that this process makes to its databases meanwhile, as they are sent. */
export async function callsOf(act: () => Promise<unknown>): Promise<string[]> {
  const calls: string[] = [];
  await whileHearing((text) => void calls.push(text), act);
  return calls;
}

/**
 * The calls of `act` itself and of everything it starts, but not those that the shop makes meanwhile by its own clock. This does
 * not cover what a server in this process does for a call over the network, so `act` has to call the shop directly.
 */
export async function ownCallsOf(act: () => Promise<unknown>): Promise<string[]> {
  const me = {};
  const calls: string[] = [];
  await whileHearing(
    (text) => {
      if (asking.getStore() === me && !isOfNewConnection(text)) calls.push(text);
    },
    () => asking.run(me, act),
  );
  return calls;
}

/** Processes that have died. What they had begun goes on in this one, but reaches nobody. */
const dead = new WeakSet<object>();

/** Whether the caller's process has died. */
export function isDead(): boolean {
  const process = asking.getStore();
  return process !== undefined && dead.has(process);
}

/**
 * A process that dies at one of its calls, counted from 0: before it is made, or after the answer, which nobody receives. Nothing
 * that it does afterwards reaches the database, on whichever of several ways it was going.
 */
export async function dyingAt<Done>(
  { call, answered }: { call: number; answered: boolean },
  act: () => Promise<Done>,
): Promise<Done> {
  hearAll();
  let made = 0;
  const process = {};
  dies = (text) => {
    if (isQueuesOwn(text) || asking.getStore() !== process) return 'never';
    const death = diesAt(made++ === call, answered);
    if (death !== 'never') dead.add(process);
    return death;
  };
  try {
    return await asking.run(process, act);
  } finally {
    dies = () => 'never';
  }
}

/** @param hear called with the text of each call, from within it */
async function whileHearing(hear: (text: string) => void, act: () => Promise<unknown>): Promise<void> {
  hearAll();
  const hearer = (text: string) => {
    if (!isQueuesOwn(text)) hear(text.replaceAll(/\s+/g, ' ').trim());
  };
  hearers.push(hearer);
  try {
    await act();
  } finally {
    hearers = hearers.filter((one) => one !== hearer);
  }
}

type Death = 'never' | 'before' | 'after';

const diesAt = (isIt: boolean, answered: boolean): Death =>
  isIt ? (answered ? 'after' : 'before') : 'never';

let dies: (text: string) => Death = () => 'never';

/** What a call is about, without its columns and values, as a person would list it. */
export function nameOfCall(text: string): string {
  let plain = text.replaceAll('"', '').toLowerCase();
  for (let inner = ''; inner !== plain; plain = plain.replaceAll(/\([^()]*\)/g, '')) inner = plain;
  const [, verb, what] =
    /^(insert into|update|delete from) (\S+)/.exec(plain) ?? /^(select) .*? from (\S+)/.exec(plain) ?? [];
  return verb === undefined ? plain : `${verb} ${what}`;
}

/** The queue's own maintenance runs at its own times; sending a job is a call of its sender. */
function isQueuesOwn(text: string): boolean {
  return /pgboss/i.test(text) && !/insert into pgboss\.job/i.test(text);
}

/** The number of connections is up to the pool. */
function isOfNewConnection(text: string): boolean {
  return text.startsWith('set statement_timeout');
}

/** @returns whether the caller is still alive for the answer */
function tell(text: unknown): Death {
  const sent = typeof text === 'string' ? text : ((text as { text?: string } | null)?.text ?? '');
  for (const hear of hearers) hear(sent);
  // A server ends the transactions of a process that is gone.
  if (isDead()) return isQueuesOwn(sent) || /^\s*rollback/i.test(sent) ? 'never' : 'before';
  return dies(sent);
}

function hearAll(): void {
  if (isHearing) return;
  isHearing = true;
  const client = pg.Client.prototype as unknown as Record<'query', Method>;
  client.query = telling(client.query);
  const pglite = PreparingPglite.prototype as unknown as Record<'query' | 'exec' | 'transaction', Method>;
  pglite.query = telling(pglite.query);
  pglite.exec = telling(pglite.exec);
  const { transaction } = pglite;
  pglite.transaction = async function heard(...args) {
    const run = args[0] as (tx: Record<'query' | 'exec', Method>) => Promise<unknown>;
    tell('begin');
    const done = await transaction.call(this, (tx: Record<'query' | 'exec', Method>) => {
      tx.query = telling(tx.query);
      tx.exec = telling(tx.exec);
      return run(tx);
    });
    tell('commit');
    return done;
  };
}

function telling(method: Method): Method {
  return function heard(...args) {
    const death = tell(args[0]);
    if (death === 'never') return method.apply(this, args);
    const callback = args.at(-1);
    if (typeof callback !== 'function') return dying(death, () => method.apply(this, args));
    const fail = (error: Error) => (callback as (error: Error) => void)(error);
    const asked = () => new Promise((resolve) => void method.apply(this, [...args.slice(0, -1), resolve]));
    void dying(death, asked).catch(fail);
    return undefined;
  };
}

async function dying(death: Death, ask: () => unknown): Promise<never> {
  if (death === 'after') await ask();
  throw new Error('killed');
}
