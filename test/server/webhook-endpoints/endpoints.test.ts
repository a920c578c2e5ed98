import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';

import { rotateKeys } from '../../../src/server/admin/cli/rotate-keys.ts';
import type { OutputOf } from '../../../src/server/admin/run-verb.ts';
import { tidyAccounts } from '../../../src/server/retention/tidy.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';
import { useWebhooks } from '../../support/shop/use-webhooks.ts';

const shop = useTestShop();
const hooks = useWebhooks(shop);
const HOUR = 3600;

describe('an endpoint', () => {
  it('shows each delivery with its answers, and sends one again', async () => {
    const { id } = await hooks.make(['order.paid']);
    const order = randomUUID();
    hooks.receiver.behave(500, `<b>broken</b>\u0007\u202e ${'word '.repeat(12_000)}`);
    await hooks.emit('order.paid', order, { order_id: order });
    await hooks.sweep();
    hooks.receiver.behave(204, '');
    shop.passSeconds(31);
    await hooks.sweep();
    const [listed] = (await hooks.read(id)).deliveries;
    expect(listed).toMatchObject({ type: 'order.paid', state: 'delivered', tries: 2, status: 204 });
    const { body } = await hooks.owner.ask<OutputOf<'webhook_delivery'>>('webhook_delivery', {
      id: listed?.id ?? '',
    });
    expect(body.tries.map(({ status }) => status)).toEqual([500, 204]);
    expect(body.tries[0]?.words).toMatch(/^<b>broken<\/b> (word )+/);
    expect(body.tries[0]?.words.length).toBeLessThanOrEqual(300);
    expect(JSON.parse(body.body)).toMatchObject({ type: 'order.paid', data: { order_id: order } });

    const again = await hooks.owner.tell<{ count: number }>('webhook_replay', { id, delivery: listed?.id });
    expect(again.body.count).toBe(1);
    await hooks.sweep();
    expect(hooks.typesOf(order)).toHaveLength(2);
    expect((await hooks.owner.tell('webhook_replay', { id, delivery: randomUUID() })).body.reason).toBe(
      'no_delivery',
    );
    expect((await hooks.owner.ask('webhook_delivery', { id: randomUUID() })).body.reason).toBe('no_delivery');
    expect((await hooks.owner.ask('webhook', { id: randomUUID() })).body.reason).toBe('no_endpoint');
    expect((await hooks.owner.ask('webhook', { id, after: 'nowhere' })).body.reason).toBe('unknown_after');
  });

  it('is pinged, and the operator sees the answer at once', async () => {
    const { id } = await hooks.make(['case.opened']);
    const ping = async () => (await hooks.owner.tell<OutputOf<'webhook_ping'>>('webhook_ping', { id })).body;
    hooks.receiver.behave(202, 'thanks');
    expect(await ping()).toMatchObject({ arrived: true, answer: { status: 202, words: 'thanks' } });
    expect(hooks.receiver.received.map(({ type }) => type)).toEqual(['ping']);
    hooks.receiver.behave(302, 'elsewhere', { location: hooks.receiver.url });
    expect(await ping()).toMatchObject({ arrived: false, answer: { status: 302 } });
    expect(hooks.receiver.received).toHaveLength(1);
  });

  it('waits while it is paused', async () => {
    const { id } = await hooks.make(['order.paid']);
    await hooks.owner.tell('webhook_pause', { id });
    const order = randomUUID();
    await hooks.emit('order.paid', order, { order_id: order });
    await hooks.sweep();
    expect(hooks.receiver.received).toEqual([]);
    expect(await hooks.read(id)).toMatchObject({ state: 'paused', pending: 1 });
    await hooks.owner.tell('webhook_resume', { id });
    await hooks.sweep();
    expect(hooks.typesOf(order)).toEqual(['order.paid']);
  });

  it('signs with two secrets for a day after a rotation, and keeps both sealed', async () => {
    const { id, secret } = await hooks.make(['order.paid']);
    const { secret: next } = (await hooks.owner.tell<{ secret: string }>('webhook_rotate', { id })).body;
    const order = randomUUID();
    const signaturesOf = async () => {
      await hooks.emit('order.paid', order, { order_id: order });
      await hooks.sweep();
      const last = hooks.receiver.received.at(-1);
      if (!last) throw new Error('nothing arrived');
      const { headers, body } = last;
      const at = new Date(Number(headers['webhook-timestamp']) * 1000);
      const by = (one: string) => new Webhook(one).sign(String(headers['webhook-id']), at, body);
      return { sent: String(headers['webhook-signature']).split(' '), old: by(secret), now: by(next) };
    };
    const during = await signaturesOf();
    expect(during.sent).toEqual([during.now, during.old]);
    await rotateKeys(shop.deps);
    shop.passSeconds(25 * HOUR);
    const after = await signaturesOf();
    expect(after.sent).toEqual([after.now]);
    const { rows } = await shop.deps.db.db.execute(
      sql`select row_to_json(webhook_endpoint)::text from webhook_endpoint`,
    );
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6));
    expect(shop.logged.join('\n')).not.toContain(secret.slice(6));
  });

  it('is changed by whoever saw its present state, and removed with its log', async () => {
    const { id } = await hooks.make(['order.paid']);
    const { version } = await hooks.read(id);
    const changed = { id, version, url: hooks.receiver.url, events: ['case.opened'] };
    expect((await hooks.owner.tell('webhook_change', changed)).status).toBe(200);
    expect((await hooks.owner.tell('webhook_change', changed)).body.reason).toBe('changed_by_another');
    await hooks.emit('order.paid', 'order');
    await hooks.sweep();
    expect(hooks.receiver.received).toEqual([]);
    expect((await hooks.owner.tell('webhook_remove', { id })).status).toBe(200);
    expect((await hooks.owner.tell('webhook_ping', { id })).body.reason).toBe('no_endpoint');
  });

  it('is forgotten by its log after thirty days', async () => {
    const { id } = await hooks.make(['order.paid']);
    await hooks.emit('order.paid', 'order');
    await hooks.sweep();
    shop.passSeconds(29 * 24 * HOUR);
    await tidyAccounts(shop.deps);
    await hooks.signIn();
    expect((await hooks.read(id)).deliveries).toHaveLength(1);
    shop.passSeconds(2 * 24 * HOUR);
    await tidyAccounts(shop.deps);
    await hooks.signIn();
    expect((await hooks.read(id)).deliveries).toEqual([]);
  });

  it.each([
    ['no address', 'hooks'],
    ['another protocol', 'ftp://example.com/'],
    ['a name and a password', 'https://me:secret@example.com/'],
    ['a control character', 'https://example.com/\u0007'],
    ['a line break', 'https://example.com/\nx'],
    ['sixty thousand letters', `https://example.com/${'a'.repeat(60_000)}`],
    ['a private network', 'https://10.1.2.3/'],
    ['a private network in hexadecimal', 'https://0xa9fea9fe/latest/meta-data'],
    ['a private network as one number', 'https://2886729729/'],
    ['the link-local address of clouds', 'https://169.254.169.254/'],
    ['IPv6 that leads to IPv4', 'https://[::ffff:10.1.2.3]/'],
    ['IPv6 that is translated to IPv4', 'https://[64:ff9b::a01:203]/'],
    ['a unique local address', 'https://[fd00::1]/'],
    ['a link-local address', 'https://[fe80::1]/'],
    ['a name that does not exist', 'https://nowhere.invalid/'],
  ])('is not made with %s', async (_name, url) => {
    const { status, body } = await hooks.owner.tell('webhook_create', { url, events: ['order.paid'] });
    expect([status, body.reason]).toEqual([400, 'invalid_field']);
  });

  it.each([
    ['no event', []],
    ['an unknown event', ['order.paid', 'nonsense']],
    ['too many events', Array<string>(60).fill('order.paid')],
  ])('is not made with %s', async (_name, events) => {
    const { body } = await hooks.owner.tell('webhook_create', { url: hooks.receiver.url, events });
    expect(body.reason).toBe('invalid_field');
  });
});
