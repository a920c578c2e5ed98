import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { runVerb } from '../../../src/server/admin/run-verb.ts';
import { atCommandLine } from '../../../src/server/staff/acting.ts';
import { nameOfCall, ownCallsOf } from '../../support/database/count-calls.ts';
import { freshDatabase } from '../../support/database/fresh-database.ts';
import {
  CardCheckout,
  type MemoryShop,
  openMemoryShop,
  quoteWith,
  severalOf,
} from '../../support/memory-world/memory-shop.ts';

let at: MemoryShop;
let drop: () => Promise<void>;
beforeAll(async () => {
  const fresh = await freshDatabase();
  drop = fresh.drop;
  // Waiting for a pause asks whether the eSIM is there. The number of pauses depends on the machine, so here none ends.
  at = await openMemoryShop(fresh.database, {}, () => new Promise(() => {}));
});
afterAll(async () => {
  await at.shop.close();
  await drop();
});

/** One purchase a second, whichever it is, also asks whether the database went back. */
const OF_ONE_A_SECOND = new Set(['update shop_mark', 'select shop_mark']);

async function namesOfCalls(act: () => Promise<unknown>): Promise<string[]> {
  const calls = await ownCallsOf(act);
  return calls.map(nameOfCall).filter((name) => !OF_ONE_A_SECOND.has(name));
}

test('a purchase by card makes only these database calls', async () => {
  await new CardCheckout(at).buy();
  const names = await namesOfCalls(async () => {
    expect((await new CardCheckout(at).buy()).status).toBe('ready');
  });
  expect(names).toEqual([
    // The press.
    'insert into rate_limit',
    'select card_decline',
    'select purchase',
    'select plan',
    'insert into purchase',
    'select keep_payment',
    // The completion.
    'insert into rate_limit',
    'select payment',
    'select accept_payment',
    'select claim_provider_order',
    'select bind_provider_order',
    'select hand_over_esim',
  ]);
});

test('a basket of three makes two more calls than a purchase, and three for each further plan', async () => {
  const three = await severalOf(at, 3);
  const basket = () => new CardCheckout(at, three);
  await basket().buy();
  const names = await namesOfCalls(async () => {
    expect((await basket().buy()).status).toBe('ready');
  });
  // The plans are got side by side.
  expect([...names.slice(0, 11), ...names.slice(11).toSorted()]).toEqual([
    // The press.
    'insert into rate_limit',
    'select card_decline',
    'select purchase',
    'select plan',
    'insert into purchase',
    'select keep_payment',
    // The completion, with a look before and one after the money is there.
    'insert into rate_limit',
    'select payment',
    'select purchase',
    'select accept_payment',
    'select purchase',
    ...Array<string>(3).fill('select bind_provider_order'),
    ...Array<string>(3).fill('select claim_provider_order'),
    ...Array<string>(3).fill('select hand_over_esim'),
  ]);
});

test('a promotion code costs a purchase one more call', async () => {
  const by = { deps: at.shop.deps, by: atCommandLine('test') };
  const code = `CALLS-${randomUUID().slice(0, 8)}`.toUpperCase();
  await runVerb(by, 'promotion_create', { code, percent_bp: 1000 });
  const names = await namesOfCalls(async () => {
    expect((await new CardCheckout(at, await quoteWith(at, code)).buy()).status).toBe('ready');
  });
  const begun = names.lastIndexOf('insert into rate_limit', names.indexOf('insert into purchase'));
  expect(names.slice(begun)).toEqual([
    // The press.
    'insert into rate_limit',
    'select card_decline',
    'select purchase',
    'select plan',
    'select promotion_code',
    'insert into purchase',
    'select keep_payment',
    // The completion.
    'insert into rate_limit',
    'select payment',
    'select accept_payment',
    'select claim_provider_order',
    'select bind_provider_order',
    'select hand_over_esim',
  ]);
});
