import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { CASE_KINDS, SEVERITIES, severityOf } from '../../../src/domain/operators/cases.ts';
import type { OutputOf } from '../../../src/server/admin/run-verb.ts';
import { checkChannels } from '../../../src/server/alerts/channels-check.ts';
import { sweepAlertMessages } from '../../../src/server/alerts/channels.ts';
import { raise } from '../../../src/server/alerts/watch.ts';
import { operator, type TestOperator } from '../../support/console/operator.ts';
import { type Receiver, startReceiver } from '../../support/outside/webhook-receiver.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();
let owner: TestOperator;
let receiver: Receiver;
beforeAll(async () => {
  owner = await operator(shop, 'owner');
});
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  await receiver.stop();
  await shop.deps.db.db.execute(sql`delete from alert_channel`);
});

async function make(kind: 'slack' | 'webhook', severities: readonly string[] = SEVERITIES): Promise<string> {
  const made = await owner.tell<{ id: string }>('alert_channel_create', {
    kind,
    url: receiver.url,
    severities,
  });
  if (made.status !== 200) throw new Error(JSON.stringify(made.body));
  return made.body.id;
}

const listed = async () => (await owner.ask<OutputOf<'alert_channels'>>('alert_channels')).body.channels;

const alarm = (kind: 'mail_stuck' | 'tax_place', words = 'Nobody answers <here> & there') =>
  raise(shop.deps, { kind, subject: randomUUID(), words, purchaseId: null });

describe('an alert', () => {
  it('reaches a chat once, in its form, with a link to the case', async () => {
    await make('slack');
    await alarm('mail_stuck');
    await shop.drain();
    await sweepAlertMessages(shop.deps);
    await shop.drain();
    expect(receiver.received).toHaveLength(1);
    const { text } = JSON.parse(receiver.received[0]?.body ?? '') as { text: string };
    expect(text).toMatch(
      /^\*Emails aren’t going out\*\nNobody answers &lt;here&gt; &amp; there\n<http:\/\/localhost:\d+\/operate\/cases\/[\w-]{36}\|Open the case>$/,
    );
  });

  it('reaches a program as JSON, by its severity', async () => {
    await make('webhook', ['critical']);
    await alarm('tax_place');
    await alarm('mail_stuck');
    await shop.drain();
    expect(receiver.received.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      expect.objectContaining({
        type: 'alert',
        severity: 'critical',
        kind: 'mail_stuck',
        headline: 'Emails aren’t going out',
        order_id: null,
      }),
    ]);
  });

  it('is sent again while the chat is away, which list and doctor say; after a day it is given up', async () => {
    await make('slack');
    receiver.behave(404, 'no_service');
    await alarm('mail_stuck');
    await shop.drain();
    expect((await listed())[0]).toMatchObject({ last: { status: 404, words: 'no_service' } });
    expect((await listed())[0]?.failing_since).not.toBeNull();
    expect(await checkChannels(shop.deps.db.db)).toMatchObject({ light: 'amber' });
    receiver.behave(200);
    await sweepAlertMessages(shop.deps);
    await shop.drain();
    expect(receiver.received).toHaveLength(1);
    expect((await listed())[0]?.failing_since).toBeNull();
    expect(await checkChannels(shop.deps.db.db)).toMatchObject({ light: 'green' });

    receiver.behave('cut');
    await alarm('mail_stuck');
    await shop.drain();
    shop.passSeconds(25 * 3600);
    await sweepAlertMessages(shop.deps);
    await shop.drain();
    const { rows } = await shop.deps.db.db.execute(sql`select id from alert_message`);
    expect(rows).toEqual([]);
    owner = await operator(shop, 'owner');
  });
});

describe('a channel', () => {
  it('is tested, changed and removed; its address stays secret', async () => {
    const id = await make('slack');
    receiver.behave(200, 'ok');
    expect((await owner.tell('alert_channel_test', { id })).body).toEqual({
      arrived: true,
      status: 200,
      words: 'ok',
    });
    expect((await owner.tell('alert_channel_change', { id, severities: ['error'] })).status).toBe(200);
    expect((await listed())[0]?.severities).toEqual(['error']);
    const { rows } = await shop.deps.db.db.execute(
      sql`select row_to_json(alert_channel)::text from alert_channel`,
    );
    for (const text of [JSON.stringify(rows), JSON.stringify(await listed()), shop.logged.join('\n')])
      expect(text).not.toContain('/hooks');
    expect((await owner.tell('alert_channel_remove', { id })).status).toBe(200);
    for (const verb of ['alert_channel_test', 'alert_channel_remove'])
      expect((await owner.tell(verb, { id })).body.reason).toBe('no_channel');
  });

  it.each([
    ['a private network', { url: 'https://192.168.0.1/', severities: ['error'] }],
    ['IPv6 that leads inside', { url: 'https://[::ffff:192.168.0.1]/', severities: ['error'] }],
    ['a control character', { url: 'https://example.com/\u0007', severities: ['error'] }],
    ['sixty thousand letters', { url: `https://example.com/${'a'.repeat(60_000)}`, severities: ['error'] }],
    ['no severity', { severities: [] }],
    ['another severity', { severities: ['loud'] }],
  ])('is not made with %s', async (_name, given) => {
    const { body } = await owner.tell('alert_channel_create', { kind: 'slack', url: receiver.url, ...given });
    expect(body.reason).toBe('invalid_field');
  });
});

it('has a severity for each kind of case, and each severity has one', () => {
  expect(new Set(CASE_KINDS.map(severityOf))).toEqual(new Set(SEVERITIES));
});
