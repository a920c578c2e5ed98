import { z } from 'zod';

import { METHODS, PAYMENT_METHODS, takesCurrency } from '../../../domain/checkout/payment-method.ts';
import { CURRENCIES } from '../../../domain/currencies.ts';
import {
  type CurrencyPolicies,
  currencyPolicySchema,
  LOCAL_CURRENCIES,
  type LocalCurrency,
} from '../../../domain/operators/pricing/currency-schema.ts';
import {
  canEnd,
  leastChargeAt,
  LOCAL_ENDINGS,
  RATE_SOURCES,
} from '../../../domain/operators/pricing/local-price.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { localizePrices, storedPrices } from '../../catalog/localize-prices.ts';
import {
  addCurrencies,
  type CurrencyList,
  currenciesOfVersion,
  currencyListsBefore,
  newestCurrencies,
} from '../../pricing/currency-lists.ts';
import { type DayRate, keepRates, newestRates } from '../../pricing/exchange-rates.ts';
import { CURRENCY_STATES, currencyState, staleDays } from '../../pricing/rate-age.ts';
import { isOffered } from '../../providers/processor.ts';
import { actor } from '../../staff/acting.ts';
import { operatorsById } from '../../staff/operators.ts';
import {
  amountOf,
  amountSchema,
  baseAmountOf,
  iso,
  moment,
  reason,
  verb,
  type VerbCall,
} from '../parts/verb.ts';
import { alarmOf, changeAlarm, type Localized, localizedBy, rateAlarm, soldPlans } from './currency-alarm.ts';
import { confirm, MAX_NAMED, planIn, planSchema } from './price-facts.ts';
import { alarmSchema, mustBeConfirmed } from './price-preview.ts';

const currency = z.enum(LOCAL_CURRENCIES);
const version = z.coerce.number().int().min(1).max(2_147_483_647);
/** The newest version that the caller saw; left out at the command line. */
const seen = z.int().min(1).optional();

/** Terms for a currency that was never switched on. */
const USUAL = { on: false, margin_bp: 200, ending: 'none' } as const;

const rateSchema = z.object({
  per_base: z.number(),
  source: z.enum(RATE_SOURCES),
  of_day: z.iso.date(),
  /** Days since then. */
  age: z.int(),
});

/** Who made a list, when and why; `by` is null for the command line and for the first list. */
const listSchema = z.object({ version: z.int(), why: z.string(), by: z.string().nullable(), at: moment });

async function listsWithPeople<List extends Omit<CurrencyList, 'currencies'>>(
  { db }: VerbCall['deps'],
  lists: readonly List[],
) {
  const people = await operatorsById(
    db.db,
    lists.flatMap(({ operatorId }) => operatorId ?? []),
  );
  return lists.map((list) => ({
    list,
    facts: {
      version: list.version,
      why: list.why,
      by: people.get(list.operatorId ?? '')?.email ?? null,
      at: iso(list.createdAt),
    },
  }));
}

export const currencies = verb({
  permission: 'prices.read',
  summary:
    'List the currencies that the shop can sell in, each with its terms, now or in an older version, and its newest rate',
  changes: false,
  input: z.object({ version: version.optional() }),
  output: listSchema.extend({
    currencies: z.array(
      currencyPolicySchema.extend({
        currency,
        state: z.enum(CURRENCY_STATES),
        rate: rateSchema.nullable(),
        /** The least that a buyer is charged. */
        least: amountSchema,
        /** Names of the payment methods that do not take it. */
        not_with: z.array(z.string()),
      }),
    ),
  }),
  async run({ deps }, { version: old }) {
    const { db } = deps.db;
    const wanted = old === undefined ? await newestCurrencies(db) : await currenciesOfVersion(db, old);
    const [told] = await listsWithPeople(deps, [wanted]);
    if (!told) throw new Problem('no_price_list');
    const rates = await newestRates(db);
    const offered = METHODS.filter((method) => isOffered(deps.processors, method));
    return {
      ...told.facts,
      currencies: LOCAL_CURRENCIES.map((code) => {
        const policy = wanted.currencies[code] ?? USUAL;
        const rate = rates.get(code);
        return {
          currency: code,
          ...policy,
          state: currencyState(policy.on, rate, deps.now()),
          rate: rate ? rateIn(rate, deps.now()) : null,
          least: amountOf(rate ? leastChargeAt(rate) : CURRENCIES[code].leastCharge, code),
          not_with: offered
            .filter((method) => !takesCurrency(method, code))
            .map((method) => PAYMENT_METHODS[method].name),
        };
      }),
    };
  },
});

function rateIn({ perBase, source, ofDay }: DayRate, now: Date): z.infer<typeof rateSchema> {
  return { per_base: perBase, source, of_day: ofDay, age: staleDays(ofDay, now) };
}

export const currency_history = verb({
  permission: 'prices.read',
  summary: 'List published versions of the currencies, with who published them and why, newest first',
  changes: false,
  input: z.object({ limit: z.coerce.number().int().min(1).max(100).default(20), before: version.optional() }),
  output: z.object({
    lists: z.array(listSchema.extend({ on: z.array(currency) })),
    next: z.int().nullable(),
  }),
  async run({ deps }, { limit, before }) {
    const found = await currencyListsBefore(deps.db.db, before, limit + 1);
    const lists = await listsWithPeople(deps, found.slice(0, limit));
    return {
      lists: lists.map(({ list, facts }) => ({
        ...facts,
        on: LOCAL_CURRENCIES.filter((code) => (list.currencies as CurrencyPolicies)[code]?.on),
      })),
      next: found.length > limit ? (lists.at(-1)?.facts.version ?? null) : null,
    };
  },
});

const terms = {
  currency,
  margin_bp: currencyPolicySchema.shape.margin_bp.default(USUAL.margin_bp),
  ending: z.enum(LOCAL_ENDINGS).default(USUAL.ending),
};

const previewedSchema = planSchema.extend({
  dollars: amountSchema,
  /** Null if the currency is not sold in now. */
  before: amountSchema.nullable(),
  after: amountSchema,
});

export const currency_preview = verb({
  permission: 'prices.read',
  summary: 'Preview the prices of a currency under these terms, by its newest rate; it changes nothing',
  changes: false,
  input: z.object({
    ...terms,
    margin_bp: z.coerce.number().pipe(currencyPolicySchema.shape.margin_bp).default(USUAL.margin_bp),
  }),
  output: z.object({
    rate: rateSchema,
    plans: z.int(),
    /** Number of prices that would differ from today's, and of those that rise or fall. */
    count: z.int(),
    dearer: z.int(),
    cheaper: z.int(),
    /** What has to be confirmed to publish the terms; null if nothing has to. */
    alarm: alarmSchema.nullable(),
    /** What the ending adds to a price on average: as an amount, and in hundredths of a percent. */
    ending: z.object({ each: amountSchema, share_bp: z.int() }),
    /** The largest changes; of a currency without prices, plans from the cheapest to the dearest. */
    examples: z.array(previewedSchema),
  }),
  async run({ deps }, { currency: code, ...wanted }) {
    mustEnd(code, wanted.ending);
    const { db } = deps.db;
    const rate = (await newestRates(db)).get(code);
    if (!rate) throw new Problem('no_rate', { currency: code });
    const plans = await soldPlans(deps);
    const stored = await storedPrices(db, code);
    const all = localizedBy(plans, rate, wanted, stored);
    const made = all.map(({ after }) => after);
    const unrounded = localizedBy(plans, rate, { ...wanted, ending: 'none' }, stored).map(
      ({ after }) => after,
    );
    const changed = all.filter(({ before, after }) => before !== after);
    const moved = changed
      .flatMap((one) => (one.before === null ? [] : [{ ...one, by: one.after / one.before - 1 }]))
      .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by));
    const added = sumOf(made) - sumOf(unrounded);
    return {
      rate: rateIn(rate, deps.now()),
      plans: plans.length,
      count: changed.length,
      dearer: moved.filter(({ by }) => by > 0).length,
      cheaper: moved.filter(({ by }) => by < 0).length,
      alarm: alarmOf(all, rate),
      ending: {
        each: amountOf(Math.round(added / Math.max(plans.length, 1)), code),
        share_bp: Math.round((added / Math.max(sumOf(unrounded), 1)) * 10_000),
      },
      examples: (stored.size > 0 ? moved.slice(0, MAX_NAMED) : spread(all, EXAMPLES)).map((one) =>
        previewed(one, code),
      ),
    };
  },
});

const EXAMPLES = 9;

function previewed({ plan, before, after }: Localized, code: LocalCurrency): z.infer<typeof previewedSchema> {
  return {
    ...planIn(plan),
    dollars: baseAmountOf(plan.price),
    before: before === null ? null : amountOf(before, code),
    after: amountOf(after, code),
  };
}

function sumOf(all: readonly number[]): number {
  return all.reduce((sum, one) => sum + one, 0);
}

/** So many of a list, evenly apart. */
function spread<T>(all: readonly T[], count: number): T[] {
  if (all.length <= count) return [...all];
  return Array.from(
    { length: count },
    (_, at) => all[Math.round((at * (all.length - 1)) / (count - 1))] as T,
  );
}

const publishedSchema = z.object({
  /** The newest version now. */
  version: z.int(),
  /** False if nothing was different. */
  published: z.boolean(),
  /** Number of prices that changed. */
  count: z.int(),
});

export const currency_publish = verb({
  permission: 'prices.change',
  summary:
    'Switch a currency on or off, or change how its prices are made; whoever has begun to pay keeps the quoted price for an hour',
  changes: true,
  input: z.object({ ...terms, on: z.boolean(), reason, seen, confirm }),
  output: publishedSchema,
  async run(call, { currency: code, reason: why, seen: upon, confirm: confirmed, ...policy }) {
    mustEnd(code, policy.ending);
    const { currencies } = await newestCurrencies(call.deps.db.db);
    if (policy.on && !(await newestRates(call.deps.db.db)).has(code))
      throw new Problem('no_rate', { currency: code });
    const wanted = { ...currencies, [code]: policy };
    return publish(call, { currencies: wanted, why, upon: upon ?? null, confirmed }, {});
  },
});

export const currency_undo = verb({
  permission: 'prices.change',
  summary: 'Restore the currencies of an older version, at today’s rates',
  changes: true,
  input: z.object({ version: z.int().min(1), reason, seen, confirm }),
  output: publishedSchema,
  async run(call, { version: old, reason: why, seen: upon, confirm: confirmed }) {
    const { currencies } = await currenciesOfVersion(call.deps.db.db, old);
    return publish(call, { currencies, why, upon: upon ?? null, confirmed }, { as_version: old });
  },
});

interface Publishing {
  currencies: CurrencyPolicies;
  why: string;
  upon: number | null;
  /** The number that the caller confirmed. */
  confirmed: number | undefined;
}

async function publish(
  call: VerbCall,
  { currencies, why, upon, confirmed }: Publishing,
  beside: { as_version?: number },
): Promise<z.infer<typeof publishedSchema>> {
  const { deps, by } = call;
  const before = await newestCurrencies(deps.db.db);
  if (upon !== null && upon !== before.version) throw new Problem('changed_by_another');
  const alarm = await changeAlarm(deps, before.currencies, currencies);
  mustBeConfirmed(alarm, confirmed);
  const { version: now, published } = await deps.db.db.transaction(async (tx) => {
    const { operatorId } = by;
    const list = await addCurrencies(tx, { currencies, why, operatorId, upon: before.version });
    if (list.version === before.version) return { version: list.version, published: false };
    await recordAudit(deps, tx, {
      ...actor(by),
      what: 'currencies published',
      why,
      subject: `currency list ${list.version}`,
      before: { version: before.version, on: onIn(before.currencies) },
      after: {
        version: list.version,
        on: onIn(currencies),
        ...(alarm && { confirmed: alarm.count }),
        ...beside,
      },
    });
    return { version: list.version, published: true };
  });
  const count = published ? await localizePrices(deps) : 0;
  await deps.catalog.refresh();
  return { version: now, published, count };
}

export const rate_enter = verb({
  permission: 'prices.change',
  summary: 'Enter today’s rate of a currency that no file has, in units for one dollar',
  changes: true,
  input: z.object({ currency, per_base: z.number().positive().max(1_000_000), reason, confirm }),
  output: z.object({ count: z.int() }),
  async run({ deps, by }, { currency: code, per_base: perBase, reason: why, confirm: confirmed }) {
    const ofDay = deps.now().toISOString().slice(0, 10);
    const rate: DayRate = { currency: code, perBase, source: 'hand', ofDay };
    const terms = (await newestCurrencies(deps.db.db)).currencies[code];
    const before = (await newestRates(deps.db.db)).get(code) ?? null;
    if (before) mustBeConfirmed(await rateAlarm(deps, rate, before, terms?.on ? terms : USUAL), confirmed);
    await deps.db.db.transaction(async (tx) => {
      await keepRates(tx, [rate], deps.now());
      await recordAudit(deps, tx, {
        ...actor(by),
        what: 'rate entered',
        why,
        subject: code,
        before: before ? { per_base: before.perBase, of_day: before.ofDay } : {},
        after: { per_base: perBase, of_day: ofDay },
      });
    });
    const count = await localizePrices(deps);
    await deps.catalog.refresh();
    return { count };
  },
});

function onIn(currencies: CurrencyPolicies): string {
  return LOCAL_CURRENCIES.filter((code) => currencies[code]?.on).join(' ');
}

/** @throws Problem `wrong_ending` */
function mustEnd(code: LocalCurrency, ending: (typeof LOCAL_ENDINGS)[number]): void {
  if (!canEnd(code, ending)) throw new Problem('wrong_ending', { currency: code, ending });
}
