import { EventEmitter } from 'node:events';

import type pg from 'pg';
import { expect, it } from 'vitest';

import { prepareStatements } from './prepare-statements.ts';

/** What a connection of such a pool is asked, of what somebody asks it. */
function asked(...calls: unknown[][]): unknown[] {
  const pool = new EventEmitter();
  prepareStatements(pool as pg.Pool);
  const seen: unknown[] = [];
  const client = { query: (config: unknown) => void seen.push(config) };
  pool.emit('connect', client);
  for (const call of calls) (client.query as (...call: unknown[]) => void)(...call);
  return seen;
}

const nameOf = (config: unknown) => (config as { name?: string }).name;

it('gives the same name to the same statement, and different names to different ones', () => {
  const seen = asked(
    [{ text: 'select $1' }, [1]],
    [{ text: 'select $1', name: '' }, [2]],
    [{ text: 'select $1, 2' }, [1]],
  );
  const [first, second, third] = seen.map(nameOf);
  expect(first).toMatch(/^[\w-]{22}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('ignores statements without values, with a name, or of bare text', () => {
  const calls = [
    [{ text: 'begin' }, []],
    [{ text: 'select $1', name: 'mine' }, [1]],
    ['select $1', [1]],
  ];
  expect(asked(...calls)).toEqual(calls.map(([config]) => config));
});

it('stops at a limit, since lists of any length would fill the server’s memory', () => {
  const names = asked(
    ...Array.from({ length: 600 }, (_, index) => [{ text: `select $1, ${index}` }, [1]]),
  ).map(nameOf);
  expect(names.filter((name) => name !== undefined)).toHaveLength(500);
});
