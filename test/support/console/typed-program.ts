/** A program as its author would write it, against the client that a generator made from the description. Compiled and run by a test. */
export const TYPED_PROGRAM = `
import { ok } from '@oazapfts/runtime';
import * as api from './client.ts';

const { BASE = '', TOKEN = '', BUNDLE = '' } = process.env;
api.defaults.baseUrl = BASE;
api.defaults.headers = { authorization: 'Bearer ' + TOKEN };

// Every operation, each only as far as its call.
const calls: string[] = [];
const { fetch: real } = api.defaults;
api.defaults.fetch = async (url, init) => {
  const { pathname } = new URL(String(url));
  calls.push((init?.method ?? 'GET') + ' ' + pathname.replace(new URL(BASE).pathname, ''));
  return Response.json({});
};
for (const operation of Object.values(api))
  if (typeof operation === 'function') await (operation as (input: object) => Promise<unknown>)({});
if (real) api.defaults.fetch = real;
else delete api.defaults.fetch;

const made = await ok(
  api.postDraftOrderSave({
    terms: 'link',
    reason: 'A program',
    full_name: 'Mia Larsen',
    email: 'mia@aurora.example',
    language: 'en',
    currency: 'USD',
    lines: [{ bundle_name: BUNDLE, country_code: 'DE', quantity: 2, unit_cents: 900 }],
    valid_until: new Date(Date.now() + 7 * 86_400_000).toISOString(),
  }),
);
const cents: number = made.total.cents;
const state: 'draft' | 'open' | 'accepted' | 'placed' | 'expired' | 'canceled' = made.state;
const { draft_orders: listed } = await ok(api.getDraftOrders({ terms: 'link', limit: 5 }));
const refused = await api.postDraftOrderCancel({ id: made.id });
const why = 'reason' in refused.data ? refused.data.reason : null;
console.log(JSON.stringify({ calls, cents, state, why, listed: listed.map(({ id }) => id === made.id) }));
`;

/** Calls that do not fit the description, each of which a compiler has to refuse. */
export const WRONG_CALLS = [
  `await api.postDraftOrderSave({ terms: 'barter' });`,
  `await api.getDraftOrders({ colour: 'red' });`,
  `await api.postRefundPart({ order: 'x', kind: 'goodwill', cents: 'much' });`,
  `await api.postWebhookCreate({ url: 'https://a.example', events: ['order.lost'] });`,
  `const cents: string = (await ok(api.getDraftOrder('x'))).total.cents;`,
  `await api.postNothing({});`,
];
