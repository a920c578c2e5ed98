import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { alertTable } from '../../../../src/server/alerts/tables.ts';
import { fulfil } from '../../../../src/server/fulfilment/fulfil.ts';
import { CASE_CAUSES } from '../../../support/console/case-causes.ts';
import { ORDERING } from '../../../support/outside/calls.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop();

/** No watch runs in this file. */
const cases = async () =>
  (await shop.deps.db.db.select().from(alertTable)).map(({ kind, purchaseId }) => `${kind} ${purchaseId}`);

it.each(['needs_review', 'refund_failed', 'mail_refused'] as const)(
  '%s becomes a case when it is recorded, before the watch runs',
  async (kind) => {
    await CASE_CAUSES[kind].make(shop);
    await shop.drain();
    expect((await cases()).map((one) => one.split(' ')[0])).toContain(kind);
  },
);

it('so does a dispute', async () => {
  const paid = await shop.paid('JP', 'pm_card_createDispute');
  await shop.pass(3);
  await expect.poll(async () => (await shop.settle(), (await shop.purchaseOf(paid)).disputed)).toBe(true);
  await shop.drain();
  expect(await cases()).toContain(`dispute ${(await shop.purchaseOf(paid)).id}`);
});

it('an unclear order is checked again after five minutes', async () => {
  const paid = await shop.paid('FR');
  await shop.world.fault({ ...ORDERING, effect: 'cut-after' });
  await fulfil(shop.deps, (await shop.purchaseOf(paid)).id, []);
  const { rows } = await shop.deps.db.db.execute<{ seconds: number }>(
    sql`select extract(epoch from start_after - created_on)::float8 as seconds from pgboss.job
      where name = 'cases.settle' and data -> 'kinds' ? 'unclear_order'`,
  );
  expect(rows.map(({ seconds }) => Math.round(seconds))).toEqual([301]);
});
