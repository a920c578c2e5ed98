import { z } from 'zod';

import {
  type CurrencyPolicies,
  currencyPolicySchema,
  LOCAL_CURRENCIES,
  type LocalCurrency,
} from '../../../domain/operators/pricing/currency-schema.ts';
import { canEnd, LOCAL_ENDINGS, RATE_SOURCES } from '../../../domain/operators/pricing/local-price.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { localizePrices, madeOf, pricedPlans, storedPrices } from '../../catalog/localize-prices.ts';
import {
  addCurrencies,
  currenciesOfVersion,
  currencyListsBefore,
  newestCurrencies,
} from '../../pricing/currency-lists.ts';
import { type DayRate, keepRates, newestRates } from '../../pricing/exchange-rates.ts';
import { isSellable, staleDays } from '../../pricing/rate-age.ts';
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

export const currencies = verb({
  permission: 'prices.read',
  summary: 'List the currencies that the shop can sell in, each with its terms and its newest rate',
  changes: false,
  input: z.object({}),
  output: z.object({
    version: z.int(),
    currencies: z.array(
      currencyPolicySchema.extend({
        currency,
        rate: rateSchema.nullable(),
        /** Whether buyers can pay in it now. */
        sold: z.boolean(),
      }),
    ),
  }),
  async run({ deps }) {
    const { db } = deps.db;
    const list = await newestCurrencies(db);
    const rates = await newestRates(db);
    return {
      version: list.version,
      currencies: LOCAL_CURRENCIES.map((code) => {
        const policy = list.currencies[code] ?? USUAL;
        const rate = rates.get(code);
        return {
          currency: code,
          ...policy,
          rate: rate ? rateIn(rate, deps.now()) : null,
          sold: policy.on && rate !== undefined && isSellable(rate.ofDay, deps.now()),
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
    lists: z.array(
      z.object({
        version: z.int(),
        why: z.string(),
        by: z.string().nullable(),
        at: moment,
        on: z.array(currency),
      }),
    ),
    next: z.int().nullable(),
  }),
  async run({ deps }, { limit, before }) {
    const found = await currencyListsBefore(deps.db.db, before, limit + 1);
    const shown = found.slice(0, limit);
    const people = await operatorsById(
      deps.db.db,
      shown.flatMap(({ operatorId }) => operatorId ?? []),
    );
    return {
      lists: shown.map(({ version, why, operatorId, createdAt, currencies }) => ({
        version,
        why,
        by: people.get(operatorId ?? '')?.email ?? null,
        at: iso(createdAt),
        on: LOCAL_CURRENCIES.filter((code) => (currencies as CurrencyPolicies)[code]?.on),
      })),
      next: found.length > limit ? (shown.at(-1)?.version ?? null) : null,
    };
  },
});

const terms = {
  currency,
  margin_bp: currencyPolicySchema.shape.margin_bp.default(USUAL.margin_bp),
  ending: z.enum(LOCAL_ENDINGS).default(USUAL.ending),
};

const previewedSchema = z.object({
  place: z.string(),
  bundle_name: z.string(),
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
    margin_bp: z.coerce.number().pipe(currencyPolicySchema.shape.margin_bp).default(200),
  }),
  output: z.object({
    rate: rateSchema,
    plans: z.int(),
    /** Number of prices that would differ from today's. */
    count: z.int(),
    /** What endings and margin add to the converted prices on average, in hundredths of a percent. */
    added_bp: z.int(),
    /** The cheapest, a middle and the dearest plans. */
    examples: z.array(previewedSchema),
  }),
  async run({ deps }, { currency: code, ...wanted }) {
    mustEnd(code, wanted.ending);
    const { db } = deps.db;
    const rate = (await newestRates(db)).get(code);
    if (!rate) throw new Problem('no_rate', { currency: code });
    const plans = await pricedPlans(db, deps.settings.FEE_POLICY);
    const made = madeOf(plans, rate, wanted, new Map());
    const stored = await storedPrices(db, code);
    const all = plans
      .map((plan) => ({
        plan,
        before: stored.get(plan.countryCode)?.get(plan.bundleName)?.minor ?? null,
        after: made.get(plan.countryCode)?.get(plan.bundleName)?.minor ?? 0,
      }))
      .toSorted((a, b) => a.plan.price - b.plan.price);
    const converted = madeOf(plans, rate, { margin_bp: 0, ending: 'none' }, new Map());
    const sum = (of: typeof made) =>
      plans.reduce(
        (total, { countryCode, bundleName }) => total + (of.get(countryCode)?.get(bundleName)?.minor ?? 0),
        0,
      );
    return {
      rate: rateIn(rate, deps.now()),
      plans: all.length,
      count: all.filter(({ before, after }) => before !== after).length,
      added_bp: all.length === 0 ? 0 : Math.round((sum(made) / sum(converted) - 1) * 10_000),
      examples: spread(all, 9).map(({ plan, before, after }) => ({
        place: plan.countryCode,
        bundle_name: plan.bundleName,
        dollars: baseAmountOf(plan.price),
        before: before === null ? null : amountOf(before, code),
        after: amountOf(after, code),
      })),
    };
  },
});

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
    'Switch a currency on or off, or change how its prices are made; quotes that were given stay valid for their hour',
  changes: true,
  input: z.object({ ...terms, on: z.boolean(), reason, seen }),
  output: publishedSchema,
  async run(call, { currency: code, reason: why, seen: upon, ...policy }) {
    mustEnd(code, policy.ending);
    const { currencies } = await newestCurrencies(call.deps.db.db);
    if (policy.on && !(await newestRates(call.deps.db.db)).has(code))
      throw new Problem('no_rate', { currency: code });
    return publish(call, { currencies: { ...currencies, [code]: policy }, why, upon: upon ?? null }, {});
  },
});

export const currency_undo = verb({
  permission: 'prices.change',
  summary: 'Restore the currencies of an older version, at today’s rates',
  changes: true,
  input: z.object({ version: z.int().min(1), reason, seen }),
  output: publishedSchema,
  async run(call, { version: old, reason: why, seen: upon }) {
    const { currencies } = await currenciesOfVersion(call.deps.db.db, old);
    return publish(call, { currencies, why, upon: upon ?? null }, { as_version: old });
  },
});

async function publish(
  { deps, by }: VerbCall,
  { currencies, why, upon }: { currencies: CurrencyPolicies; why: string; upon: number | null },
  beside: { as_version?: number },
): Promise<z.infer<typeof publishedSchema>> {
  const { version: now, published } = await deps.db.db.transaction(async (tx) => {
    const before = await newestCurrencies(tx);
    const list = await addCurrencies(tx, { currencies, why, operatorId: by.operatorId, upon });
    if (list.version === before.version) return { version: list.version, published: false };
    await recordAudit(deps, tx, {
      ...actor(by),
      what: 'currencies published',
      why,
      subject: `currency list ${list.version}`,
      before: { version: before.version, on: onIn(before.currencies) },
      after: { version: list.version, on: onIn(currencies), ...beside },
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
  input: z.object({ currency, per_base: z.number().positive().max(1_000_000), reason }),
  output: z.object({ count: z.int() }),
  async run({ deps, by }, { currency: code, per_base: perBase, reason: why }) {
    const ofDay = deps.now().toISOString().slice(0, 10);
    const before = (await newestRates(deps.db.db)).get(code) ?? null;
    await deps.db.db.transaction(async (tx) => {
      await keepRates(tx, [{ currency: code, perBase, source: 'hand', ofDay }], deps.now());
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
