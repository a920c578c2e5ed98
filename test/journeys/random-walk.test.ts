import { randomUUID } from 'node:crypto';

import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Plan } from '../../src/domain/catalog/catalog-schema.ts';
import { isLong } from '../support/machine/long.ts';
import { ORDERING, READING_INTENT, REFUNDING, SENDING_MAIL } from '../support/outside/calls.ts';
import type { Fault } from '../support/outside/outside-world.ts';
import { signedEvent } from '../support/outside/stripe-account.ts';
import type { Paid } from '../support/shop/shop.ts';
import { ownerOfEsim } from '../support/shop/usage.ts';
import { useTestShop } from '../support/shop/use-test-shop.ts';

const shop = useTestShop({ silent: 'stripe' });

type Step =
  | { do: 'pay' | 'complete' | 'webhook'; buyer: 0 | 1 }
  | { do: 'drain' | 'recover' | 'mend' }
  | { do: 'pass'; seconds: number }
  | { do: 'fault'; fault: Fault }
  | { do: 'provider'; options: object }
  | { do: 'balance'; amount: number };

const lists = { party: 'esim-go', method: 'GET', path: '/v2.4/*' } as const;
const FAULTS: Omit<Fault, 'times'>[] = [
  { ...ORDERING, effect: 'status', status: 500 },
  { ...ORDERING, effect: 'status', status: 429 },
  { ...ORDERING, effect: 'garbage' },
  { ...ORDERING, effect: 'cut-before' },
  { ...ORDERING, effect: 'cut-after' },
  { ...lists, effect: 'status', status: 500 },
  { ...lists, effect: 'garbage' },
  { ...REFUNDING, effect: 'cut-after' },
  { ...REFUNDING, effect: 'status', status: 500 },
  { ...READING_INTENT, effect: 'status', status: 500 },
  { ...SENDING_MAIL, effect: 'status', status: 451 },
  { ...SENDING_MAIL, effect: 'cut-after' },
];

const RUNS = isLong ? 20 : 5;
const COUNTRIES = 'AT AU BE BG BR CA CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT JP NL'.split(' ');

const buyer = fc.constantFrom<0 | 1>(0, 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('pay', 'complete', 'webhook'), buyer }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('drain', 'recover') }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('pass'), seconds: fc.constantFrom(5, 61, 650, 1900) }),
  },
  {
    weight: 3,
    arbitrary: fc
      .record({ fault: fc.constantFrom(...FAULTS), times: fc.integer({ min: 1, max: 4 }) })
      .map(({ fault, times }) => ({ do: 'fault' as const, fault: { ...fault, times } })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Step>(
      { do: 'mend' },
      { do: 'provider', options: { orderProcessingMs: 200_000 } },
      { do: 'provider', options: { orderProcessingMs: 0, orderOutcome: 'failed' } },
      { do: 'balance', amount: 0 },
    ),
  },
);

async function mend(): Promise<void> {
  await shop.world.clearFaults();
  await shop.world.control('balance', { amount: 100_000 });
  await shop.world.control('provider', { orderProcessingMs: 0, orderOutcome: 'completed' });
}

/** Somebody who buys the plan: for a new eSIM, or for one they have. */
type Walker = Paid & {
  /** The eSIM that the plan tops up; null for a new one. */
  onto: string | null;
  /** The mails they had before. */
  toldBefore: Set<string>;
};

async function forNewEsim(plan: Plan): Promise<Walker> {
  const who = shop.buyer();
  return { ...(await who.begin(plan)), buyer: who, onto: null, toldBefore: new Set() };
}

async function forOwnEsim(plan: Plan): Promise<Walker> {
  const isOther = ({ bundle_name, isUnlimited }: Plan) => bundle_name !== plan.bundle_name && !isUnlimited;
  const owned = await ownerOfEsim(shop, { iso: plan.country_code, wanted: isOther });
  const changes = { attempt_id: randomUUID(), top_up_esim_id: owned.id };
  const begun = await owned.buyer.begin(plan, changes);
  const { mails } = await shop.world.books(begun);
  const toldBefore = new Set(mails.map(({ message_id: id }) => id));
  return { ...begun, buyer: owned.buyer, onto: owned.iccid, toldBefore };
}

async function take(next: Step, both: [Paid, Paid], underWay: Promise<unknown>[]): Promise<void> {
  switch (next.do) {
    case 'pay':
      await both[next.buyer].buyer.pay(both[next.buyer].started);
      break;
    case 'complete':
      underWay.push(both[next.buyer].complete());
      break;
    case 'webhook': {
      const { body, signature } = signedEvent(both[next.buyer].started.payment_intent_id);
      const headers = { 'stripe-signature': signature };
      await shop.app.request(`${shop.baseUrl}/api/webhooks/stripe`, { method: 'POST', headers, body });
      break;
    }
    case 'drain':
      underWay.push(shop.drain());
      break;
    case 'recover':
      underWay.push(shop.recover());
      break;
    case 'pass':
      await shop.pass(next.seconds);
      break;
    case 'mend':
      await mend();
      break;
    case 'fault':
      await shop.world.fault(next.fault);
      break;
    case 'provider':
    case 'balance':
      await shop.world.control(next.do, next.do === 'balance' ? { amount: next.amount } : next.options);
      break;
  }
}

/** Everything that is wrong with how a purchase ended. */
async function wrongs(paid: Walker): Promise<string[]> {
  const { charges, refunds: back, orders: bought, mails } = await shop.world.books(paid);
  const order = await paid.buyer.order(paid.started.order);
  const isNew = ({ message_id: id }: { message_id: string }) => !paid.toldBefore.has(id);
  const subjects = new Map(mails.filter(isNew).map((message) => [message.message_id, message.subject]));
  const told = [...subjects.values()].join(', ');
  const wrong: string[] = [];
  if (charges.length === 0) {
    if (order.status !== 'unpaid' || told !== '') wrong.push(`unpaid, but ${order.status}, told ${told}`);
    return wrong;
  }
  if (charges.length > 1) wrong.push(`${charges.length} charges`);
  if (order.status === 'ready') {
    const mine = bought.filter(({ iccids }) => iccids.includes(order.esim?.iccid ?? ''));
    if (mine.length !== 1) wrong.push(`${mine.length} orders for its eSIM`);
    if (back.length > 0) wrong.push('eSIM and money back');
    if (paid.onto !== null && order.esim?.iccid !== paid.onto) wrong.push('added to another eSIM');
    const words = paid.onto === null ? /^Your eSIM for .* is ready$/ : /^Your plan for .* is on your eSIM$/;
    if (!words.test(told)) wrong.push(`ready, told ${told}`);
  } else if (order.status === 'refunded') {
    const sum = back.reduce((cents, { amount }) => cents + amount, 0);
    if (back.length !== 1 || sum !== charges[0]?.amount) wrong.push(`${back.length} refunds of ${sum}`);
    if (order.esim) wrong.push('refunded with an eSIM');
    if (told !== 'Your money is on its way back') wrong.push(`refunded, told ${told}`);
  } else {
    wrong.push(`still ${order.status}`);
  }
  return wrong;
}

/** Not the plan of the other kind of buyer. */
const isOfThirtyDays = ({ duration, isUnlimited }: Plan) => duration === 30 && !isUnlimited;

const KINDS = [
  ['two new eSIMs', forNewEsim],
  ['a new eSIM and data for one that is there', forOwnEsim],
] as const;

test.each(KINDS)(
  'whatever happens to %s, it ends with everything delivered or everything refunded',
  async (_kind, begin) => {
    const visitor = shop.buyer();
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
        // Its own bundle, so that the books of different runs stay apart.
        const plan = await visitor.plan(COUNTRIES[run++], begin === forNewEsim ? undefined : isOfThirtyDays);
        const both: [Walker, Walker] = [await forNewEsim(plan), await begin(plan)];
        const underWay: Promise<unknown>[] = [];
        for (const next of steps) await take(next, both, underWay);
        await mend();
        await Promise.all(underWay);
        for (let sweep = 0; sweep < 12; sweep++) {
          await shop.later(301);
        }
        expect([await wrongs(both[0]), await wrongs(both[1])]).toEqual([[], []]);
        const ended = await Promise.all(both.map(({ buyer: who, started }) => who.order(started.order)));
        const iccids = ended.flatMap(({ esim }) => esim?.iccid ?? []);
        expect(new Set(iccids).size).toBe(iccids.length);
        // An order may remain after a refund, but never beside an eSIM.
        const refunded = ended.filter(({ status }) => status === 'refunded').length;
        const { orders: bought } = await shop.world.books(both[0]);
        expect(bought.length).toBeLessThanOrEqual(iccids.length + refunded);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  },
  180_000,
);
