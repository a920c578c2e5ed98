import * as fc from 'fast-check';

import { type Wallet, WALLETS } from '../../../src/domain/checkout/paid-method.ts';
import type { Currency } from '../../../src/domain/currencies.ts';
import type { ProviderId } from '../../support/memory-world/surroundings.ts';
import type { RefundFate } from '../../support/memory-world/taken.ts';
import type { OrderMood } from '../../support/memory-world/wholesaler-books.ts';
import type { Break } from '../../support/memory-world/wire.ts';

export type Method = 'stripe' | 'paypal';
/** `tests`: tries one declined card after the other. A wallet: pays with a card in it, or through PayPal as usual. */
export type Paying = Wallet | 'pays' | 'declines' | 'tests' | 'held' | 'leaves';

/** What the shop does, or what people ask of it; the process may be killed meanwhile. */
export type Action =
  /** `onto`: for the buyer's eSIM, if they have one. `code`: with the walk's code, which can be used twice. */
  | {
      do: 'start';
      buyer: number;
      method: Method;
      plan: number;
      currency: Currency;
      onto: boolean;
      code: boolean;
      paying: Paying;
    }
  | { do: 'complete'; buyer: number; which: number }
  | { do: 'event'; which: number; copies: number }
  | { do: 'return'; buyer: number; which: number; who: 'buyer' | 'operator' }
  /** An operator refunds a part, in hundredths of the payment. */
  | { do: 'part'; buyer: number; which: number; part: 'part' | 'goodwill'; share: number }
  | { do: 'replace'; buyer: number; which: number }
  | { do: 'put right'; buyer: number; which: number; to: number }
  | { do: 'jobs' | 'recover' };

export type Step =
  /** The process is killed at call or query number `dies`, counted from 0; null: it lives. */
  | { do: 'action'; action: Action; dies: number | null }
  | { do: 'at once'; actions: [Action, Action]; dies: number | null }
  /** The process pauses at crossing number `at` of the wire, while time passes and others act. */
  | { do: 'held up'; action: Action; at: number; seconds: number; meanwhile: Action[] }
  | { do: 'pay'; buyer: number; which: number; how: Exclude<Paying, 'leaves'> }
  | { do: 'dispute' | 'use'; buyer: number; which: number }
  | { do: 'dispute ends'; buyer: number; which: number; isLost: boolean }
  | { do: 'dashboard'; buyer: number; which: number; part: boolean }
  | { do: 'held money'; isGood: boolean }
  | { do: 'price'; plan: number }
  | { do: 'pass'; seconds: number }
  | { do: 'break'; provider: ProviderId; when: Break; times: number }
  | { do: 'orders'; mood: OrderMood; lags: boolean }
  | { do: 'returns'; keepsUsed: boolean; keepsStock: boolean; givesStockOnly: boolean }
  | { do: 'refunds'; fate: RefundFate }
  | { do: 'mail refused' | 'mend' | 'jobs lost' };

export const BUYERS = 2;
export const PLANS = 2;
/** In which the shop sells. */
export const CURRENCIES = ['USD', 'EUR', 'JPY'] as const satisfies Currency[];
/** The addresses that buyers give; the first unless they choose otherwise. */
export const ADDRESSES = ['mia@example.com', 'mia@example.net'] as const;

const buyer = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.nat({ max: BUYERS - 1 }) },
);
const plan = fc.nat({ max: PLANS - 1 });
/** The index of one of a buyer's payments, oldest first; most have one. */
const which = fc.nat({ max: 3 });
const one = <const T>(...values: T[]) => fc.constantFrom(...values);
const is = <const T extends string>(name: T) => fc.constant(name);

const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: is('start'),
      buyer,
      method: one('stripe', 'paypal'),
      plan: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: plan }),
      currency: one(...CURRENCIES),
      onto: one(false, false, true),
      code: one(false, false, true),
      paying: one('pays', 'pays', ...WALLETS, 'declines', 'tests', 'held', 'leaves'),
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: is('complete'), buyer, which }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: is('event'),
      which: fc.nat({ max: 5 }),
      copies: fc.integer({ min: 1, max: 2 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: is('return'), buyer, which, who: one('buyer', 'buyer', 'operator') }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: is('part'),
      buyer,
      which,
      part: one('part', 'goodwill'),
      share: one(10, 30, 60, 100),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: is('replace'), buyer, which }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: is('put right'), buyer, which, to: fc.nat({ max: ADDRESSES.length - 1 }) }),
  },
  { weight: 5, arbitrary: fc.record({ do: one('jobs', 'recover') }) },
);

const dies = fc.oneof(
  { weight: 2, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.nat({ max: 40 }) },
);

const trouble: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: is('break'),
      provider: one('stripe', 'paypal', 'esim-go', 'esim-go', 'mail'),
      when: one('before', 'after'),
      times: one(1, 1, 2, 6),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: is('orders'),
      mood: one('prompt', 'slow', 'no money', 'bundle gone', 'bundle gone', 'busy'),
      lags: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: is('returns'),
      keepsUsed: fc.boolean(),
      keepsStock: fc.boolean(),
      givesStockOnly: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: is('refunds'), fate: one('at once', 'pending', 'fails', 'bounces') }),
  },
);

const seconds = one(5, 61, 310, 650, 1900, 3700, 12_000);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 9, arbitrary: fc.record({ do: is('action'), action, dies }) },
  { weight: 2, arbitrary: fc.record({ do: is('at once'), actions: fc.tuple(action, action), dies }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: is('held up'),
      action,
      at: fc.nat({ max: 5 }),
      seconds: one(0, 0, 61, 310, 1900),
      meanwhile: fc.array(action, { minLength: 1, maxLength: 2 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: is('pay'),
      buyer,
      which,
      how: one('pays', ...WALLETS, 'declines', 'tests', 'held'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: one('dispute', 'use', 'use'), buyer, which }) },
  { weight: 1, arbitrary: fc.record({ do: is('dispute ends'), buyer, which, isLost: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: is('dashboard'), buyer, which, part: one(false, false, true) }),
  },
  { weight: 1, arbitrary: fc.record({ do: is('held money'), isGood: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: is('price'), plan }) },
  { weight: 2, arbitrary: fc.record({ do: is('pass'), seconds }) },
  { weight: 6, arbitrary: trouble },
  { weight: 1, arbitrary: fc.record({ do: one('mail refused', 'mend', 'mend', 'jobs lost', 'jobs lost') }) },
);

const start = (method: Method, paying: Paying, how: { currency: Currency; code: boolean }): Action => ({
  do: 'start',
  buyer: 0,
  method,
  plan: 0,
  onto: false,
  ...how,
  paying,
});

/** Somebody pays at the beginning, some with both methods, with or without trouble, and most of them wait. */
export const walk: fc.Arbitrary<Step[]> = fc
  .record({
    method: one<Method>('stripe', 'paypal'),
    paying: one<Paying>('pays', ...WALLETS),
    currency: one(...CURRENCIES),
    paysTwice: one(false, false, true),
    code: one(false, true),
    trouble: fc.option(trouble, { freq: 3 }),
    deaths: fc.tuple(dies, dies),
    waits: fc.boolean(),
    rest: fc.array(step, { maxLength: 8 }),
  })
  .map(({ method, paying, currency, paysTwice, code, trouble, deaths, waits, rest }): Step[] => {
    const other = method === 'stripe' ? 'paypal' : 'stripe';
    const steps: Step[] = paysTwice
      ? [{ do: 'action', action: start(other, 'leaves', { currency, code }), dies: null }]
      : [];
    steps.push({ do: 'action', action: start(method, paying, { currency, code }), dies: deaths[0] });
    if (paysTwice) steps.push({ do: 'pay', buyer: 0, which: 0, how: 'pays' });
    if (trouble) steps.push(trouble);
    if (waits) steps.push({ do: 'action', action: { do: 'complete', buyer: 0, which: 0 }, dies: deaths[1] });
    steps.push(...rest);
    return steps;
  });
