import pg from 'pg';

import type { Listening } from './database.ts';

const RECONNECT_MS = 2_000;

/** LISTEN on a connection of its own, opened again whenever it breaks, until it is closed. */
export async function listenOnPostgres(
  { directUrl, onError }: { directUrl: string; onError: (error: Error) => void },
  channel: string,
  onPayload: (payload: string) => void,
  onConnect: () => void,
): Promise<Listening> {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: directUrl, keepAlive: true });
    next.on('error', onError);
    next.on('notification', ({ payload }) => onPayload(payload ?? ''));
    next.once('end', () => {
      if (!closed) timer = setTimeout(() => void retry(), RECONNECT_MS).unref();
    });
    await next.connect();
    await next.query(`listen ${next.escapeIdentifier(channel)}`);
    client = next;
    onConnect();
  };
  const retry = () =>
    connect().catch((error: unknown) => {
      onError(error instanceof Error ? error : new Error(String(error)));
      if (!closed) timer = setTimeout(() => void retry(), RECONNECT_MS).unref();
    });

  await connect();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
