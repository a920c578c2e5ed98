import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { RETENTION } from '../../../src/domain/retention.ts';
import { OF_ADDRESS } from '../../../src/server/http/limit-calls.ts';
import { useOverrides } from '../../support/console/overrides.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop({ env: { RATE_LIMIT_SCALE: '1' } });
const { ask } = useOverrides(shop);

const tell = async (query: unknown, browser = 'one', more: object = {}) => {
  const told = await shop
    .buyer()
    .call<{ noted?: boolean }>('POST', '/api/missed-searches', { query, ...more }, { 'user-agent': browser });
  return [told.status, told.body.noted];
};
const rows = async () => (await shop.deps.db.db.execute(sql`select * from missed_search`)).rows;
const listed = async () =>
  (await ask('missed_searches', {})).searches.map(({ query, browsers }) => [query, browsers]);

/** Names of browsers of which each counts, since two may share a number. */
async function browsersThatCount(query: string, many: number): Promise<void> {
  for (let n = 0; (await rows()).filter((row) => row['query'] === query).length < many; n++)
    expect(await tell(query, `browser ${n}`)).toEqual([200, true]);
}

test('operators read what five browsers searched for in vain, and nothing that fewer did', async () => {
  await browsersThatCount('lilliput', 4);
  for (let again = 0; again < 3; again++) await tell('Lilliput 5 GB', 'browser 0');
  expect(await listed()).toEqual([]);
  await browsersThatCount('lilliput', 5);
  expect(await listed()).toEqual([['lilliput', 5]]);
  await browsersThatCount('brobdingnag', 6);
  expect(await listed()).toEqual([
    ['brobdingnag', 6],
    ['lilliput', 5],
  ]);
});

test('a row has the query and a number that many share: no cookie, no address, no kind of browser', async () => {
  for (const row of await rows()) {
    expect(Object.keys(row).sort()).toEqual(['at', 'browser', 'query']);
    expect(row['browser']).toBeGreaterThanOrEqual(0);
    expect(row['browser']).toBeLessThan(256);
  }
});

test.each([
  ['a number', 'call 555 0199'],
  ['an address', 'mia@fernweh.example'],
  ['a long text', 'x'.repeat(41)],
  ['no letter', '...'],
  ['nothing', ''],
  ['no text', 7],
])('%s is refused', async (_, query) => {
  const before = await rows();
  expect((await tell(query))[0]).toBe(400);
  expect(await rows()).toEqual(before);
});

test('more than a query is refused, and a query that finds something is not recorded', async () => {
  const before = await rows();
  expect((await tell('lilliput', 'one', { name: 'Mia' }))[0]).toBe(400);
  expect(await tell('japan')).toEqual([200, false]);
  expect(await rows()).toEqual(before);
});

test('a query goes 90 days after somebody typed it last', async () => {
  const days = (count: number) => shop.passSeconds(count * 24 * 3600);
  const erase = () => shop.handlers['retention.erase']({});
  days(RETENTION.missedSearch.days - 1);
  await browsersThatCount('brobdingnag', 7);
  await erase();
  expect(await listed()).toHaveLength(2);
  days(2);
  await erase();
  expect((await rows()).map((row) => row['query'])).toEqual(expect.not.arrayContaining(['lilliput']));
  days(RETENTION.missedSearch.days);
  await erase();
  expect(await rows()).toEqual([]);
});

test('one address cannot fill the table', async () => {
  const { times } = OF_ADDRESS['missed search'];
  const words = (n: number) =>
    `lilliput ${'abcdefghij'.charAt(Math.floor(n / 26 ** 2))}${String.fromCharCode(97 + (Math.floor(n / 26) % 26), 97 + (n % 26))}`;
  const most = Math.ceil(times * shop.deps.settings.RATE_LIMIT_SCALE);
  const answers = [];
  for (let n = 0; n < most + 20; n++) answers.push((await tell(words(n)))[1]);
  expect(answers.filter(Boolean).length).toBeLessThanOrEqual(most);
  expect(answers.at(-1)).toBe(false);
});
