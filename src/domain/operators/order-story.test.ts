import { expect, it } from 'vitest';

import { orderStory } from './order-story.ts';

const money = { cents: 1841, currency: 'USD', text: '$18.41' };
const at = (minute: number) => `2026-11-23T10:${String(minute).padStart(2, '0')}:00.000Z`;

const order: Parameters<typeof orderStory>[0] = {
  created_at: at(0),
  payments: [
    {
      processor: 'stripe',
      status: 'canceled',
      amount: money,
      reference: 'pi_1',
      capture: null,
      method: null,
      at: at(1),
    },
    {
      processor: 'paypal',
      status: 'accepted',
      amount: money,
      reference: '9AB',
      capture: null,
      method: 'PayPal',
      at: at(2),
    },
  ],
  provider_orders: [
    { attempt: 1, outcome: 'void', reference: null, at: at(4) },
    { attempt: 2, outcome: 'bound', reference: 'o2', at: at(5) },
  ],
  returns: [{ state: 'paid_back', amount: money, reference: 'o2', at: at(8), refused: null }],
  refunds: [
    {
      reason: 'requested',
      status: 'succeeded',
      asked_by: 'buyer',
      amount: money,
      reference: 're_1',
      at: at(7),
      settled_at: at(9),
      why: 'stays at home',
    },
  ],
  mails: [
    {
      template: 'delivered',
      status: 'failed',
      address: 'm@x.example',
      at: at(6),
      last_error: '550 no such user',
      returned_at: null,
    },
    {
      template: 'data_low',
      status: 'queued',
      address: 'm@x.example',
      at: at(10),
      last_error: null,
      returned_at: null,
    },
  ],
  network: [
    { step: 'assigned', at: at(6), source: 'network', ended_as: null, plan: null, added: null },
    { step: 'first_use', at: at(11), source: 'noticed', ended_as: null, plan: null, added: null },
    { step: 'ended', at: at(13), source: 'network', ended_as: 'depleted', plan: null, added: null },
  ],
  notes: [{ at: at(12), operator: null, text: 'called back' }],
  audit: [
    {
      at: at(12),
      who: 'operator',
      operator: null,
      what: 'note written',
      amount: null,
      why: '',
      reference: null,
    },
    {
      at: at(3),
      who: 'shop',
      operator: null,
      what: 'payment accepted',
      amount: money,
      why: '',
      reference: '9AB',
    },
    {
      at: at(14),
      who: 'shop',
      operator: null,
      what: 'refund wanted (unfulfillable)',
      amount: null,
      why: 'duplicate',
      reference: null,
    },
    {
      at: at(15),
      who: 'operator',
      operator: null,
      what: 'eSIM taken back',
      amount: null,
      why: '',
      reference: null,
    },
    {
      at: at(7),
      who: 'operator',
      operator: 'ada@x.example',
      what: 'refund asked for',
      amount: null,
      why: 'stays',
      reference: null,
    },
  ],
};

it('merges the events of all records into one list, newest first, once each', () => {
  const told = orderStory(order).map(({ who, what, details, tone }) => [who, what, details, tone ?? 'plain']);
  expect(told).toEqual([
    ['Operator', 'eSIM taken back', '', 'plain'],
    ['Shop', 'Refund wanted: couldn’t be delivered', 'duplicate or late payment', 'plain'],
    ['Network', 'All data used', '', 'plain'],
    ['Command line', 'Note', 'called back', 'note'],
    ['Network', 'First data used', 'noticed then; it may have happened earlier', 'plain'],
    ['Email', 'Email that little data is left', 'm@x.example · queued', 'plain'],
    ['Shop', 'Refund sent', '$18.41 · requested by the buyer · stays at home · re_1', 'good'],
    ['Wholesaler', 'The wholesaler took the eSIM back and gave its price back', '$18.41 · o2', 'plain'],
    ['ada@x.example', 'Refund asked for', 'stays', 'plain'],
    ['Email', 'Email with the eSIM', 'm@x.example · failed · 550 no such user', 'bad'],
    ['Network', 'Plan assigned to the eSIM', '', 'plain'],
    ['Wholesaler', 'Ordered at the wholesaler', 'attempt 2 · o2', 'good'],
    ['Wholesaler', 'Not found at the wholesaler', '', 'plain'],
    ['PayPal', 'Payment accepted', '$18.41 · PayPal · 9AB', 'good'],
    ['Stripe', 'Payment ended unpaid', '$18.41 · pi_1', 'plain'],
    ['Buyer', 'Order created', undefined, 'plain'],
  ]);
  expect(new Set(orderStory(order).map(({ key }) => key)).size).toBe(told.length);
});
