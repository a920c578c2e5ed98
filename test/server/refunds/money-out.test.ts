import { beforeEach, expect, it } from 'vitest';

import { ofBase } from '../../../src/domain/money.ts';
import { VERB_HARM } from '../../../src/domain/operators/harm.ts';
import { recordAudit } from '../../../src/server/audit/record-audit.ts';
import { operatorAt } from '../../../src/server/staff/operators.ts';
import { draftOrdersOf } from '../../support/console/draft-orders.ts';
import { operator, type TestOperator } from '../../support/console/operator.ts';
import { ownerOfEsim } from '../../support/shop/usage.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();

let ada: TestOperator;
beforeEach(async () => {
  // What others sent yesterday does not count today.
  shop.passSeconds(25 * 3600);
  ada = await operator(shop, 'support');
});

/** A delivered order, at a moment when Ada has no fresh code. */
async function order(): Promise<string> {
  const { id } = await shop.purchaseOf(await ownerOfEsim(shop, { iso: 'JP' }));
  shop.passSeconds(11 * 60);
  return id;
}

/** What somebody has refunded before, for other orders or for one. */
async function sent(cents: number, { by = ada, ...of }: { by?: TestOperator; purchaseId?: string } = {}) {
  const { db } = shop.deps.db;
  await recordAudit(shop.deps, db, {
    who: 'operator',
    operatorId: (await operatorAt(db, by.email))?.id ?? null,
    origin: 'test',
    what: 'refund asked for',
    why: '',
    amount: ofBase(cents),
    ...of,
  });
}

const goodwill = async (which: string, cents: number) => {
  const { body } = await ada.tell('refund_part', {
    order: which,
    kind: 'goodwill',
    cents,
    reason: 'kindness',
  });
  return body.reason ?? 'done';
};
const permissionsOf = async () =>
  (await operatorActsOf()).map(({ what, after }) => (after ? [what, after] : [what]));
async function operatorActsOf() {
  const owner = await operator(shop, 'owner');
  const { body } = await owner.ask<{ acts: { what: string; after: unknown; operator: string }[] }>('audit');
  return body.acts.filter((act) => act.operator === ada.email);
}

it('allows small refunds of one order without a code, until they add up to a large one', async () => {
  const one = await order();
  await sent(4_980, { purchaseId: one });
  expect([await goodwill(one, 21), await goodwill(one, 20), await goodwill(one, 1)]).toEqual([
    'step_up_needed',
    'done',
    'step_up_needed',
  ]);
  expect(await goodwill(await order(), 21)).toBe('done');
});

it('limits one operator’s daily total, and of two simultaneous acts the second sees the first', async () => {
  const [one, two] = [await order(), await order()];
  await sent(9_990);
  const both = await Promise.all([goodwill(one, 6), goodwill(two, 6)]);
  expect(both.toSorted()).toEqual(['done', 'step_up_needed']);
  shop.passSeconds(25 * 3600);
  expect((await ada.browser.signIn()).status).toBe(200);
  expect((await ada.tell('session/open', { code: ada.nextCode() })).status).toBe(200);
  shop.passSeconds(11 * 60);
  expect(await goodwill(two, 100)).toBe('done');
});

it('limits the daily total of all operators together', async () => {
  const grace = await operator(shop, 'support');
  const one = await order();
  await sent(29_995, { by: grace });
  expect([await goodwill(one, 6), await goodwill(one, 5)]).toEqual(['step_up_needed', 'done']);
});

it('allows more with a code, and records once that it was much', async () => {
  const one = await order();
  await sent(9_995);
  expect((await ada.tell('session/step-up', { code: ada.nextCode() })).status).toBe(200);
  expect([await goodwill(one, 6), await goodwill(one, 7)]).toEqual(['done', 'done']);
  const much = (await permissionsOf()).filter(([what]) => what === 'much sent out in a day');
  expect(much).toEqual([['much sent out in a day', { person_cents: 10_001, shop_cents: 10_001 }]]);
});

/** Only a company is owed a tax: tax-given-back.test.ts asks for its code. */
const VERBS = Object.keys(VERB_HARM).filter(
  (name) => VERB_HARM[name]?.guard === 'running sum' && name !== 'tax_give_back',
);

const INPUTS: Record<string, (order: string) => object | Promise<object>> = {
  refund_part: (of) => ({ order: of, reason: 'a test', kind: 'part', cents: 1 }),
  async draft_order_place() {
    const { id } = await draftOrdersOf(shop).make(ada, { terms: 'free', quantity: 1, unit_cents: 500 });
    return { id };
  },
};

it.each(VERBS)('asks %s for a code once the limit is reached', async (verb) => {
  const which = await order();
  await sent(10_000);
  const input = (await INPUTS[verb]?.(which)) ?? { order: which, reason: 'a test' };
  expect((await ada.tell(verb, input)).body.reason).toBe('step_up_needed');
  expect((await ada.tell('session/step-up', { code: ada.nextCode() })).status).toBe(200);
  expect((await ada.tell(verb, input)).status).toBe(200);
});
