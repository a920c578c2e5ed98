import { expect, it } from 'vitest';

import { databaseRefusal, isDatabaseAway } from './is-database-away.ts';

const withCode = (code: string) => Object.assign(new Error('it failed'), { code });

it.each([
  withCode('ECONNREFUSED'),
  withCode('57P01'),
  withCode('08006'),
  withCode('53000'),
  withCode('53100'),
  withCode('53200'),
  withCode('25006'),
  withCode('25P03'),
  withCode('55P03'),
  withCode('57014'),
  withCode('ENOSPC'),
  new Error('Connection terminated unexpectedly'),
  new Error('timeout expired'),
  new Error('Failed query: select 1', { cause: withCode('57P03') }),
])('recognizes a database that cannot be reached: %s', (error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

it.each([
  withCode('23505'),
  new Error('Failed query: select 1', { cause: withCode('22021') }),
  'ECONNREFUSED',
  null,
])('does not mistake another error for that: %s', (error) => {
  expect(isDatabaseAway(error)).toBe(false);
});

it.each([
  ['ENOTFOUND', withCode('ENOTFOUND')],
  ['28P01', new Error('Failed query: select 1', { cause: withCode('28P01') })],
  ['no answer', new Error('timeout expired')],
  [
    'no answer',
    new Error('Failed query: select 1', {
      cause: new Error('Connection terminated due to connection timeout', {
        cause: new Error('timeout expired'),
      }),
    }),
  ],
])('says in one sentence that a database does not let anybody in: %s', (why, error) => {
  expect(databaseRefusal(error)).toBe(`the database does not let us in (${why}); check DATABASE_URL.`);
});

it('does not say so of a later refusal', () => {
  expect(databaseRefusal(withCode('23505'))).toBeNull();
});
