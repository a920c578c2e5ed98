import { setTimeout as pause } from 'node:timers/promises';

import type pg from 'pg';

import { DatabaseAway } from './circuit-breaker.ts';
import type { Listening } from './database.ts';
import { cut } from './postgres-client.ts';

const FIRST_WAIT_MS = 500;
const MAX_WAIT_MS = 5_000;
/** A silent connection may be long dead: it is probed this often, and must answer this fast. */
const BEAT_MS = 15_000;
const ANSWER_MS = 5_000;

/**
 * LISTEN on a separate connection, reopened whenever it breaks, until it is closed.
 * @param open makes a new client, not yet connected
 * @throws if the first connection cannot be made
 */
export async function listenOnPostgres(
  open: () => pg.Client,
  channel: string,
  onPayload: (payload: string) => void,
  onConnect: () => void,
): Promise<Listening> {
  const closing = new AbortController();
  let current = await subscribe();

  async function subscribe(): Promise<{ client: pg.Client; broken: AbortSignal }> {
    const client = open();
    const broken = new AbortController();
    client.once('end', () => broken.abort());
    client.on('notification', ({ payload }) => onPayload(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
    } catch (error) {
      cut(client);
      throw error;
    }
    onConnect();
    return { client, broken: broken.signal };
  }

  /** Returns when the connection is of no more use. */
  async function watch(): Promise<void> {
    const signal = AbortSignal.any([closing.signal, current.broken]);
    try {
      for (;;) {
        await pause(BEAT_MS, undefined, { signal, ref: false });
        await within(ANSWER_MS, current.client.query('select 1'));
      }
    } catch {
      // The connection is broken, does not answer, or is no longer needed.
    }
  }

  /** The only place that reconnects: a try begins after the previous one has ended, and never before its wait is over. */
  async function keepListening(): Promise<void> {
    for (let failures = 0; !closing.signal.aborted;) {
      if (failures === 0) await watch();
      if (closing.signal.aborted) return;
      cut(current.client);
      const waitMs = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (0.75 + Math.random() / 2);
      await pause(waitMs, undefined, { signal: closing.signal, ref: false }).catch(() => {});
      if (closing.signal.aborted) return;
      const next = await subscribe().catch(() => null);
      if (next) current = next;
      failures = next ? 0 : failures + 1;
    }
  }

  const kept = keepListening();
  return {
    async close() {
      closing.abort();
      await kept;
      await within(ANSWER_MS / 10, current.client.end()).catch(() => cut(current.client));
    },
  };
}

async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  const timer = new AbortController();
  const late = pause(ms, undefined, { signal: timer.signal }).then(() => {
    throw new DatabaseAway('the database did not answer in time');
  });
  late.catch(() => {});
  try {
    return await Promise.race([answer, late]);
  } finally {
    timer.abort();
  }
}
