import { expect, it } from 'vitest';

import { isDatabaseAway } from './is-database-away.ts';

const withCode = (code: string) => Object.assign(new Error('it failed'), { code });

it.each([
  withCode('ECONNREFUSED'),
  withCode('57P01'),
  withCode('08006'),
  withCode('53000'),
  withCode('53100'),
  withCode('53200'),
  withCode('25006'),
  withCode('ENOSPC'),
  new Error('Connection terminated unexpectedly'),
  new Error('timeout expired'),
  new Error('Failed query: select 1', { cause: withCode('57P03') }),
])('knows a database that cannot be reached: %s', (error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

it.each([
  withCode('23505'),
  new Error('Failed query: select 1', { cause: withCode('22021') }),
  'ECONNREFUSED',
  null,
])('takes nothing else for it: %s', (error) => {
  expect(isDatabaseAway(error)).toBe(false);
});
