import { createHash } from 'node:crypto';

import type pg from 'pg';

/** The shop has about a hundred statements of its own; lists of varying length make new ones without end. */
const MOST = 500;

/**
 * Lets the server plan each statement once per connection instead of on each call, where planning costs it more than most of our
 * statements themselves. Not through a pooler: there the next call may reach a server that has never seen the statement.
 */
export function prepareStatements(pool: pg.Pool): void {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST) return known;
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    names.set(text, name);
    return name;
  };
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((config: unknown, values: unknown, ...rest: unknown[]) => {
      const name = Array.isArray(values) && values.length > 0 && isPlain(config) && nameOf(config.text);
      return query(name ? { ...config, name } : config, values, ...rest);
    }) as typeof client.query;
  });
}

/** A statement with separate values, as the query builder sends it; one that the builder caches has an empty name. */
function isPlain(config: unknown): config is { text: string; name?: string } {
  const { text, name } = (config ?? {}) as { text?: unknown; name?: unknown };
  return typeof text === 'string' && (name === undefined || name === '');
}
