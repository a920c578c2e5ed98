import { beforeAll, expect, it } from 'vitest';

import type { VerbName } from '../../../src/server/admin/registry.ts';
import { type OutputOf, runVerb } from '../../../src/server/admin/run-verb.ts';
import { watch } from '../../../src/server/alerts/watch.ts';
import { atCommandLine } from '../../../src/server/staff/acting.ts';
import { draftOrdersOf } from '../../support/console/draft-orders.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';
import { useWebhooks } from '../../support/shop/use-webhooks.ts';

const shop = useTestShop();
const hooks = useWebhooks(shop);
const drafts = draftOrdersOf(shop);

const verb = <Name extends VerbName>(name: Name, input: unknown): Promise<OutputOf<Name>> =>
  runVerb({ deps: shop.deps, by: atCommandLine('test') }, name, input);
beforeAll(async () => {
  const account = { currency: 'USD', holder: 'Simport', bank: 'Sand', account: '12345678', bic: '' };
  await verb('bank_details_publish', { accounts: [account], reason: 'A test' });
});

const made = async (wanted: Parameters<typeof drafts.input>[0]) =>
  verb('draft_order_save', await drafts.input(wanted));

const note = (id: string, cents: number) =>
  verb('transfer_note', {
    id,
    cents,
    day: shop.deps.now().toISOString().slice(0, 10),
    reference: `transfer ${cents}`,
  });

/** What arrived of a draft order, each once. */
async function eventsOf(id: string) {
  await shop.settle();
  await hooks.sweep();
  const own = hooks.receiver.received.filter(({ data }) => data['draft_order_id'] === id);
  expect(new Set(own.map(({ headers }) => headers['webhook-id'])).size).toBe(own.length);
  for (const { body } of own) expect(body).not.toContain('@example.com');
  return own;
}
const typesOf = async (id: string) => (await eventsOf(id)).map(({ type }) => type);

it('an invoice tells that it was made, sent, accepted, overdue and paid, once each and in order', async () => {
  await hooks.make();
  const draft = await made({ terms: 'invoice', quantity: 2, unit_cents: 900 });
  await verb('draft_order_send', { id: draft.id, as: 'invoice' });
  await verb('draft_order_send', { id: draft.id });
  await note(draft.id, 1000);
  shop.passSeconds(15 * 86_400);
  await watch(shop.deps);
  await watch(shop.deps);
  await note(draft.id, 800);
  await shop.recover();
  const events = await eventsOf(draft.id);
  expect(events.map(({ type }) => type)).toEqual([
    'draft_order.created',
    'draft_order.sent',
    'draft_order.accepted',
    'draft_order.overdue',
    'draft_order.paid',
  ]);
  expect(events[0]?.data).toEqual({
    draft_order_id: draft.id,
    draft_order_number: draft.number,
    terms: 'invoice',
    total_cents: 1800,
    currency: 'USD',
  });
  expect(events[2]?.data).toMatchObject({ accepted_by: 'operator', due_at: expect.any(String) as string });
});

it('a payment link tells of its payment with its first order', async () => {
  await hooks.signIn();
  await hooks.make();
  const draft = await made({ terms: 'link', quantity: 1, unit_cents: 900 });
  const { link } = await verb('draft_order_send', { id: draft.id });
  const token = drafts.tokenIn(link);
  const buyer = shop.buyer();
  const page = await buyer.get<{ draft_order: Parameters<typeof drafts.payByCard>[2] }>(
    `/api/draft-orders/${token}`,
  );
  await drafts.payByCard(buyer, token, page.body.draft_order);
  const events = await eventsOf(draft.id);
  expect(events.map(({ type }) => type)).toEqual([
    'draft_order.created',
    'draft_order.sent',
    'draft_order.paid',
  ]);
  const [order] = (await verb('draft_order', { id: draft.id })).orders;
  expect(events[2]?.data).toMatchObject({ order_id: order?.id, order_number: order?.number });
});

it('an order on account is paid after its delivery, a free one never, and a canceled one tells so', async () => {
  await hooks.make();
  const credit = { name: 'Aurora', currency: 'USD', limit_minor: 9000, due_days: 30, reason: 'A test' };
  const { id: account } = await verb('credit_account_save', credit);
  const owed = await made({ terms: 'account', quantity: 1, unit_cents: 900, credit_account: account });
  await verb('draft_order_place', { id: owed.id });
  expect(await typesOf(owed.id)).toEqual(['draft_order.created', 'draft_order.accepted']);
  await note(owed.id, 900);
  expect((await typesOf(owed.id)).at(-1)).toBe('draft_order.paid');
  const free = await made({ terms: 'free', quantity: 1 });
  await verb('draft_order_place', { id: free.id });
  expect(await typesOf(free.id)).toEqual(['draft_order.created', 'draft_order.accepted']);
  const dropped = await made({ quantity: 1 });
  await verb('draft_order_cancel', { id: dropped.id, reason: 'Not needed' });
  expect(await typesOf(dropped.id)).toEqual(['draft_order.created', 'draft_order.canceled']);
});
