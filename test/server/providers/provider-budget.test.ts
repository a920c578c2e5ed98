import { setTimeout } from 'node:timers/promises';

import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { providerOrderTable } from '../../../src/server/esims/tables.ts';
import { createBudget, PAUSE_MS } from '../../../src/server/providers/budget.ts';
import { ORDERING } from '../../support/outside/calls.ts';
import { startTestShop } from '../../support/shop/shop.ts';
import { callBack, type Owned, ownerOfEsim } from '../../support/shop/usage.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop({ env: { ESIM_GO_TOKENS_PER_SECOND: '10', RATE_LIMIT_SCALE: '1' } });
beforeAll(async () => {
  await shop.world.control('provider', { rateLimit: true });
  await shop.world.webhooks('drop', 'esim-go');
});

/** Status calls have used up their share while `meanwhile` runs; one call for orders is still possible. */
async function whileSpent<T>(meanwhile: () => Promise<T>, { deps } = shop): Promise<T> {
  const { db } = deps.db;
  const later = Math.floor(Date.now() / 1000) + 3600;
  await db.execute(
    sql`update provider_budget set second_at = ${later}, spent = 7 where provider = 'esim-go'`,
  );
  const answer = await meanwhile();
  await db.execute(sql`delete from provider_budget where provider = 'esim-go'`);
  return answer;
}

describe('the budget of calls', () => {
  test('is shared by all processes, and always reserves a part for orders', async () => {
    const budgets = [1, 2, 3].map(() => createBudget(shop.deps.db, 'one of three', 10));
    // The window may end meanwhile; then a whole one is filled and checked.
    for (let tries = 0; ; tries++) {
      await setTimeout(1000 - (Date.now() % 1000) + 20);
      const second = Math.floor(Date.now() / 1000);
      let taken = 0;
      for (let asked = 0; asked < 30; asked++) {
        if (await budgets[asked % 3]?.take('status', 1, 0)) taken++;
      }
      const background = await budgets[0]?.take('background', 1, 0);
      const catalogue = await budgets[0]?.take('catalogue', 5, 0);
      const orders = [];
      for (let asked = 0; asked < 2; asked++) orders.push(await budgets[asked]?.take('order', 2, 0));
      if (Math.floor(Date.now() / 1000) !== second && tries < 5) continue;
      expect([taken, background, catalogue, orders]).toEqual([7, false, false, [true, false]]);
      break;
    }
  });

  test('is requested by one waiting call of a process at a time', async () => {
    let asked = 0;
    const { db } = shop.deps.db;
    const counting = {
      ...shop.deps.db,
      db: new Proxy(db, {
        get(target, name) {
          if (name === 'select') asked += 1;
          return Reflect.get(target, name, target) as unknown;
        },
      }),
    };
    const budget = createBudget(counting, 'one with a line', 4);
    const started = performance.now();
    const waiting = Array.from({ length: 16 }, () => budget.take('order', 1, 20_000));
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => true));
    // One call each at first, and one when its turn comes; for each pause, one more for each that waits.
    const pauses = (performance.now() - started) / (PAUSE_MS / 2);
    expect(asked).toBeLessThanOrEqual(2 * waiting.length + pauses);
  });

  test('lets a caller go whose wait is too long, while the others keep waiting', async () => {
    const budget = createBudget(shop.deps.db, 'one with an impatient one', 1);
    await setTimeout(1000 - (Date.now() % 1000) + 20);
    expect(await budget.take('order', 1, 0)).toBe(true);
    const [first, impatient, third] = [20_000, 5, 20_000].map((ms) => budget.take('order', 1, ms));
    expect(await Promise.all([first, impatient, third])).toEqual([true, false, true]);
  });

  test('allows an expensive call at the beginning of a second, although it exceeds its share', async () => {
    const budget = createBudget(shop.deps.db, 'a small one', 3);
    expect(await budget.take('catalogue', 5, 0)).toBe(true);
    expect(await budget.take('catalogue', 5, 3000)).toBe(true);
  });
});

test('a status request while that share is used up gets the last known state, with its age', async () => {
  const owned = await ownerOfEsim(shop);
  const first = (await owned.status()).body;
  expect(first.fresh).toBe(true);
  shop.passSeconds(60);
  const { status, body } = await whileSpent(() => owned.status());
  expect([status, body]).toEqual([200, { bundle_status: first.bundle_status, fresh: false }]);
});

test('an eSIM that was never read then says that many people are asking', async () => {
  const owned = await ownerOfEsim(shop);
  const { status, body } = await whileSpent(() => owned.buyer.get(`/api/esims/${owned.id}/status`));
  expect([status, body.code]).toEqual([503, 'unavailable']);
});

test('higher limits for visitors do not raise the wholesaler’s budget', async () => {
  const lax = await startTestShop({ env: { ESIM_GO_TOKENS_PER_SECOND: '10' } });
  const owned = await ownerOfEsim(lax);
  const { status, body } = await whileSpent(() => owned.status(), lax);
  await lax.stop();
  expect([status, (body as { code?: string }).code]).toEqual([503, 'unavailable']);
});

test('a flood of callbacks for many eSIMs does not delay an order', async () => {
  const owners = [];
  for (let count = 0; count < 8; count += 1) owners.push(await ownerOfEsim(shop));
  shop.passSeconds(30);
  for (const [index, { iccid }] of owners.entries()) {
    await callBack(shop, JSON.stringify({ iccid, alertType: 'Utilisation', bundle: { index } }));
  }
  const [, bought] = await Promise.all([shop.drain(), ownerOfEsim(shop, { iso: 'FR' })]);
  expect(bought.iccid).toMatch(/^\d{19}$/);
  const log = shop.logged.join('\n');
  expect(log).not.toContain('no eSIM yet');
});

test("an order that meets a full window of the wholesaler's is asked again in the same call", async () => {
  const started = shop.logged.length;
  await shop.world.fault({ ...ORDERING, effect: 'status', status: 429, times: 2 });
  const bought = await ownerOfEsim(shop, { iso: 'IT' });
  expect(bought.iccid).toMatch(/^\d{19}$/);
  expect(shop.logged.slice(started).join('\n')).not.toContain('no eSIM yet');
  const asked = await shop.deps.db.db
    .select()
    .from(providerOrderTable)
    .where(eq(providerOrderTable.purchaseId, (await shop.purchaseOf(bought)).id));
  expect(asked).toHaveLength(1);
});

test('an order goes through while all other shares are used up', async () => {
  const bought = await whileSpent(() => ownerOfEsim(shop, { iso: 'ES' }));
  expect(bought.iccid).toMatch(/^\d{19}$/);
});

test('an owner who asks repeatedly gets the last known state, over all their eSIMs', async () => {
  await shop.world.control('provider', { rateLimit: false });
  const buyer = shop.buyer();
  const owned: Owned[] = [];
  for (const iso of ['JP', 'FR', 'ES']) owned.push(await ownerOfEsim(shop, { buyer, iso }));
  const fresh: boolean[] = [];
  for (let round = 0; round < 11; round += 1) {
    for (const one of owned) {
      const { body, status } = await one.status();
      expect(status).toBe(200);
      fresh.push(body.fresh);
    }
    shop.passSeconds(21);
  }
  expect(fresh.indexOf(false)).toBe(30);
  expect(fresh.slice(30)).toEqual([false, false, false]);
  shop.passSeconds(300);
  expect((await owned[0]?.status())?.body.fresh).toBe(true);
});
