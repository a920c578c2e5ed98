import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';

import { GIVE_UP_HOURS } from '../../../src/domain/operators/webhook-events.ts';
import { watch } from '../../../src/server/alerts/watch.ts';
import { openAlerts } from '../../support/shop/open-alerts.ts';
import { ownerOfEsim } from '../../support/shop/usage.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';
import { useWebhooks } from '../../support/shop/use-webhooks.ts';

const shop = useTestShop();
const hooks = useWebhooks(shop);
const HOUR = 3600;

describe('the events of an order', () => {
  it('arrive in their order, signed, with ids and without a person or a code', async () => {
    const { secret } = await hooks.make();
    const buyer = await ownerOfEsim(shop, { iso: 'JP' });
    await shop.settle();
    const { id, email, fullName } = await shop.purchaseOf(buyer);
    const goodwill = { order: id, kind: 'goodwill', cents: 100, reason: 'a long wait' };
    expect((await hooks.owner.tell('refund_part', goodwill)).status).toBe(200);
    await shop.settle();
    expect((await hooks.owner.tell('refund', { order: id, reason: 'asked by phone' })).status).toBe(200);
    await shop.settle();
    await hooks.sweep();
    expect(hooks.typesOf(id)).toEqual(['order.paid', 'order.delivered', 'order.refunded', 'order.refunded']);
    const own = hooks.receiver.received.filter(({ data }) => data['order_id'] === id);
    expect(own.map(({ data }) => data['kind'] ?? null)).toEqual([null, null, 'goodwill', 'full']);
    expect(own[0]?.data).toMatchObject({
      order_id: id,
      order_number: expect.stringMatching(/^SP-/) as string,
      price_cents: expect.any(Number) as number,
      currency: 'USD',
    });
    const library = new Webhook(secret);
    for (const { body, headers } of own) {
      const sent = headers as Record<string, string>;
      // The library looks at the real clock; the shop's may have been moved.
      const now = Math.floor(Date.now() / 1000);
      const signedAt = new Date(Number(sent['webhook-timestamp']) * 1000);
      expect(sent['webhook-signature']).toBe(library.sign(sent['webhook-id'] ?? '', signedAt, body));
      const again = library.sign(sent['webhook-id'] ?? '', new Date(now * 1000), body);
      expect(() =>
        library.verify(body, { ...sent, 'webhook-timestamp': String(now), 'webhook-signature': again }),
      ).not.toThrow();
      expect(body).not.toContain(email);
      expect(body).not.toContain(fullName);
      expect(body).not.toMatch(/LPA:|\d{18}/);
    }
    expect(new Set(own.map(({ headers }) => headers['webhook-id'])).size).toBe(own.length);
  });

  it('tell of disputes, withdrawals, eSIMs, prices and cases', async () => {
    await hooks.make();
    const buyer = await ownerOfEsim(shop, { iso: 'JP' });
    const { id } = await shop.purchaseOf(buyer);
    const { db } = shop.deps.db;
    await db.execute(sql`update purchase set disputed = true where id = ${id}`);
    await db.execute(sql`update purchase set disputed = false where id = ${id}`);
    await db.execute(
      sql`insert into withdrawal (id, purchase_id, name, email, begun_at, received_at) values (${randomUUID()}, ${id}, 'Mia', 'mia@example.com', now(), now())`,
    );
    await db.execute(
      sql`update esim set first_installed_at = now() where iccid in (select iccid from user_esim where purchase_id = ${id})`,
    );
    await db.execute(
      sql`update esim set first_installed_at = now() where iccid in (select iccid from user_esim where purchase_id = ${id})`,
    );
    await db.execute(
      sql`insert into esim_fact (user_esim_id, kind, at, source) select id, 'depleted', now(), 'network' from user_esim where purchase_id = ${id}`,
    );
    await db.execute(
      sql`insert into price_list (version, rules, below_floor, why) select max(version) + 1, '[]', 'hold', 'test' from price_list`,
    );
    await db.execute(
      sql`insert into currency_list (version, currencies, why) select max(version) + 1, '{}', 'test' from currency_list`,
    );
    await shop.world.control('balance', { amount: 20 });
    await watch(shop.deps);
    await shop.world.control('balance', { amount: 5000 });
    await hooks.sweep();
    expect(hooks.typesOf(id)).toEqual([
      'order.paid',
      'order.delivered',
      'order.disputed',
      'order.withdrawn',
      'esim.installed',
      'esim.used_up',
    ]);
    const others = hooks.receiver.received.filter(({ data }) => data['order_id'] === undefined);
    expect(others.map(({ type, data }) => [type, Object.keys(data).toSorted()])).toEqual(
      expect.arrayContaining([
        ['price_list.published', ['version']],
        ['currency_list.published', ['version']],
        ['case.opened', ['case_id', 'kind']],
      ]),
    );
    await db.execute(sql`delete from withdrawal where purchase_id = ${id}`);
  });

  it('are not written where nobody wants them, nor where their transaction fails', async () => {
    const { db } = shop.deps.db;
    const count = async () =>
      Number((await db.execute<{ n: number }>(sql`select count(*)::int as n from webhook_event`)).rows[0]?.n);
    await hooks.emit('order.paid', randomUUID());
    expect(await count()).toBe(0);
    await hooks.make(['order.paid']);
    await hooks.emit('order.refunded', randomUUID());
    expect(await count()).toBe(0);
    await expect(
      db.transaction(async (tx) => {
        await tx.execute(sql`select emit_webhook_event('order.paid', 'x', '{}'::jsonb, now())`);
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await count()).toBe(0);
  });
});

describe('a receiver that is away', () => {
  it('for an hour gets every event, in order by order, and is not asked for each', async () => {
    const { id } = await hooks.make(['order.paid', 'order.delivered', 'order.refunded']);
    const orders = Array.from({ length: 6 }, () => randomUUID());
    hooks.receiver.behave('cut');
    for (const order of orders) await hooks.emit('order.paid', order, { order_id: order });
    await hooks.sweep();
    for (let minutes = 0; minutes < 60; minutes += 5) {
      shop.passSeconds(5 * 60);
      if (minutes === 20)
        for (const order of orders) await hooks.emit('order.delivered', order, { order_id: order });
      if (minutes === 40)
        for (const order of orders) await hooks.emit('order.refunded', order, { order_id: order });
      await hooks.sweep();
    }
    expect(hooks.receiver.received).toEqual([]);
    await hooks.signIn();
    const failing = await hooks.read(id);
    expect([failing.state, failing.pending]).toEqual(['failing', 18]);
    const { rows } = await shop.deps.db.db.execute<{ n: number }>(
      sql`select count(*)::int as n from webhook_try`,
    );
    // At the first failure several may be under way; afterwards one try an interval finds out.
    expect(Number(rows[0]?.n)).toBeLessThan(6 + 4 * 8);

    hooks.receiver.behave(200);
    shop.passSeconds(HOUR);
    await hooks.sweep();
    await hooks.signIn();
    for (const order of orders)
      expect(hooks.typesOf(order)).toEqual(['order.paid', 'order.delivered', 'order.refunded']);
    expect((await hooks.read(id)).state).toBe('active');
    expect((await hooks.read(id)).pending).toBe(0);
  });

  it('gets an event again whose answer was lost, under the same id', async () => {
    const { id } = await hooks.make(['order.paid']);
    const order = randomUUID();
    await hooks.emit('order.paid', order, { order_id: order });
    await hooks.sweep();
    // What a process leaves that dies between the answer and its record.
    await shop.deps.db.db.execute(
      sql`update webhook_delivery set state = 'pending', ended_at = null, lease_until = ${new Date(shop.deps.now().getTime() + 60_000).toISOString()}::timestamptz where endpoint_id = ${id}`,
    );
    await hooks.sweep();
    expect(hooks.typesOf(order)).toHaveLength(1);
    shop.passSeconds(61);
    await hooks.sweep();
    expect(hooks.typesOf(order)).toHaveLength(2);
    const ids = hooks.receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(1);
  });

  it('holds back the next event of the same order alone', async () => {
    await hooks.make(['order.paid', 'order.delivered']);
    const [stuck, fine] = [randomUUID(), randomUUID()];
    hooks.receiver.behave(400, 'cannot read this');
    await hooks.emit('order.paid', stuck, { order_id: stuck });
    await hooks.sweep();
    hooks.receiver.behave(200);
    await hooks.emit('order.delivered', stuck, { order_id: stuck });
    await hooks.emit('order.paid', fine, { order_id: fine });
    await hooks.sweep();
    expect([hooks.typesOf(stuck), hooks.typesOf(fine)]).toEqual([[], ['order.paid']]);
    shop.passSeconds(31);
    await hooks.sweep();
    expect(hooks.typesOf(stuck)).toEqual(['order.paid', 'order.delivered']);
  });

  it('is left alone for as long as it asks', async () => {
    await hooks.make(['order.paid']);
    hooks.receiver.behave(429, 'slow down', { 'retry-after': '1200' });
    const order = randomUUID();
    await hooks.emit('order.paid', order, { order_id: order });
    await hooks.sweep();
    expect(hooks.receiver.refused).toHaveLength(1);
    hooks.receiver.behave(200);
    shop.passSeconds(1100);
    await hooks.sweep();
    expect(hooks.receiver.received).toEqual([]);
    shop.passSeconds(101);
    await hooks.sweep();
    expect(hooks.typesOf(order)).toEqual(['order.paid']);
  });

  it('for two days is paused with a case, which its resumption ends, and everything arrives', async () => {
    const { id } = await hooks.make(['order.paid']);
    const [first, last] = [randomUUID(), randomUUID()];
    hooks.receiver.behave(503, 'down for repairs');
    await hooks.emit('order.paid', first, { order_id: first });
    await hooks.sweep();
    for (let hours = 0; hours <= GIVE_UP_HOURS; hours += 6) {
      shop.passSeconds(6 * HOUR + 1);
      await hooks.sweep();
    }
    await hooks.signIn();
    await hooks.emit('order.paid', last, { order_id: last });
    await hooks.sweep();
    const paused = await hooks.read(id);
    expect(paused.state).toBe('paused_for_failures');
    expect(paused.failed + paused.pending).toBe(2);
    expect(await openAlerts(shop)).toContain('webhook_failing');
    const tried = hooks.receiver.refused.length;
    shop.passSeconds(12 * HOUR);
    await hooks.sweep();
    expect(hooks.receiver.refused).toHaveLength(tried);

    hooks.receiver.behave(200);
    await hooks.signIn();
    expect((await hooks.owner.tell('webhook_resume', { id })).status).toBe(200);
    await hooks.sweep();
    const since = new Date(shop.deps.now().getTime() - 90 * HOUR * 1000).toISOString();
    await hooks.owner.tell('webhook_replay', { id, since });
    await hooks.sweep();
    expect([...hooks.typesOf(first), ...hooks.typesOf(last)]).toEqual(['order.paid', 'order.paid']);
    expect(await openAlerts(shop)).not.toContain('webhook_failing');
  });
});
