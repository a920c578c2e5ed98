import { z } from 'zod';

import { allows, SOURCE_CHOICES, type Source } from '../../../domain/catalog/choose-source.ts';
import { LOCALE } from '../../../domain/language-words.ts';
import { marginOf } from '../../../domain/operators/pricing/price-plan.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { sourcesOf } from '../../catalog/answers.ts';
import { placeOfCode } from '../../catalog/overrides/places.ts';
import { placeCalled, planCalled } from '../../catalog/plan-called.ts';
import type { Offer } from '../../catalog/queries.ts';
import { blockedWholesalers, chooseSource } from '../../catalog/source-choices.ts';
import type { Deps } from '../../deps.ts';
import { ordersByOutcome } from '../../fulfilment/order-outcomes.ts';
import { outagesNow } from '../../providers/health.ts';
import { actor } from '../../staff/acting.ts';
import { takingsOf } from '../../tax/takings.ts';
import {
  amountSchema,
  baseAmountOf,
  iso,
  isoOrNull,
  moment,
  reason,
  verb,
  wrongField,
} from '../parts/verb.ts';
import { placeCode, subjectOf } from './place-facts.ts';

const bundleName = z.string().min(1).max(200);

const sourceSchema = z.object({
  wholesaler: z.string(),
  wholesaler_name: z.string(),
  bundle_name: z.string(),
  cost: amountSchema,
  /** What the price leaves after this cost, fees and tax. */
  margin: amountSchema,
  /** The least price at which this wholesaler lets the plan be sold. */
  least_retail: amountSchema.nullable(),
  /** False if today's price is below that. */
  allowed: z.boolean(),
  /** The plan has its name, address and price from this one. */
  own: z.boolean(),
  takes_back: z.enum(['at once', 'by request', 'never']),
  choice: z.enum(SOURCE_CHOICES).nullable(),
  /** Since when it has not answered orders. */
  away_since: moment.nullable(),
});

const planSchema = z.object({
  place: z.string(),
  place_name: z.string(),
  bundle_name: z.string(),
  name: z.string(),
  price: amountSchema,
  sources: z.array(sourceSchema),
});

type SourcedPlan = z.infer<typeof planSchema>;

const SHOWN = ['all', 'chosen', 'loss'] as const;

const WANTED: Record<(typeof SHOWN)[number], (plan: SourcedPlan) => boolean> = {
  all: () => true,
  chosen: ({ sources }) => sources.some(({ choice }) => choice !== null),
  loss: ({ sources }) => sources.some(({ margin, choice }) => margin.cents < 0 && choice !== 'block'),
};

export const sources = verb({
  permission: 'prices.read',
  summary: 'List the plans that several wholesalers can deliver, with cost and margin at each',
  changes: false,
  input: z.object({
    /** Part of the name of a place or bundle. */
    search: z.string().trim().max(60).default(''),
    only: z.enum(SHOWN).default('all'),
    limit: z.coerce.number().int().min(1).max(500).default(50),
    /** Number of plans to skip. */
    skip: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  output: z.object({ count: z.int(), plans: z.array(planSchema), next: z.int().nullable() }),
  async run({ deps }, { search, only, limit, skip }) {
    const wanted = search.toLowerCase();
    const found = (await plansWithSources(deps)).filter(
      (plan) =>
        WANTED[only](plan) &&
        [plan.place, plan.name, plan.bundle_name].some((text) => text.toLowerCase().includes(wanted)),
    );
    return {
      count: found.length,
      plans: found.slice(skip, skip + limit),
      next: skip + limit < found.length ? skip + limit : null,
    };
  },
});

export const plan_sources = verb({
  permission: 'prices.read',
  summary: 'Show the wholesalers that can deliver a plan',
  changes: false,
  input: z.object({ place: placeCode, bundle_name: bundleName }),
  output: planSchema,
  run: async ({ deps }, { place, bundle_name: name }) => readPlan(deps, place, name),
});

async function readPlan(deps: Deps, place: string, name: string): Promise<SourcedPlan> {
  const code = place.toUpperCase();
  const found = (await plansWithSources(deps)).find(
    (plan) => plan.place === code && plan.bundle_name === name,
  );
  if (!found) throw new Problem('no_place_plan');
  return found;
}

export const source_choose = verb({
  permission: 'prices.change',
  summary:
    'Prefer, pin or block a wholesaler for a plan, or take that back with null; it applies within two seconds',
  changes: true,
  input: z.object({
    place: placeCode,
    bundle_name: bundleName,
    wholesaler: z.string().min(1).max(40),
    choice: z.enum(SOURCE_CHOICES).nullable(),
    reason,
  }),
  output: z.object({ changed: z.boolean() }),
  async run({ deps, by }, { place, bundle_name: name, wholesaler, choice, reason: why }) {
    await deps.catalog.refresh();
    const plan = await readPlan(deps, place, name);
    const of = plan.sources.find((source) => source.wholesaler === wholesaler);
    if (!of) throw wrongField('wholesaler', NOT_A_SOURCE);
    const others = plan.sources.filter((source) => source !== of && source.choice !== 'block');
    if (choice === 'block' && others.length === 0) throw wrongField('choice', LAST_SOURCE);
    const changed = await deps.db.db.transaction(async (tx) => {
      const where = { wholesaler, plan: { countryCode: plan.place, bundleName: name } };
      const before = await chooseSource(tx, where, choice);
      if (before === choice) return false;
      await recordAudit(deps, tx, {
        ...actor(by),
        what: 'source chosen',
        why,
        subject: subjectOf(await placeOfCode(tx, plan.place)),
        before: { choice: before },
        after: { plan: plan.name, wholesaler, choice },
      });
      return true;
    });
    await deps.catalog.refresh();
    return { changed };
  },
});

const NOT_A_SOURCE = 'This wholesaler can’t deliver the plan.';
const LAST_SOURCE = 'Nobody would be left to deliver the plan. Hide the plan instead.';

export const wholesalers = verb({
  permission: 'prices.read',
  summary: 'List the wholesalers, whether they answer orders, and what became of the last day’s orders',
  changes: false,
  input: z.object({}),
  output: z.object({
    wholesalers: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** It sells nothing more here. */
        blocked: z.boolean(),
        away_since: moment.nullable(),
        /** When an order was last lost there. */
        seen_at: moment.nullable(),
        error: z.string().nullable(),
        /** Plans that have their name and price from it, and plans that it can deliver beside. */
        plans: z.int(),
        stands_in: z.int(),
        /** Of the last 24 hours. */
        orders: z.object({ bought: z.int(), refused: z.int(), open: z.int() }),
      }),
    ),
  }),
  async run({ deps }) {
    const { db } = deps.db;
    const now = deps.now();
    const outages = new Map((await outagesNow(db, now)).map((one) => [one.wholesaler, one]));
    const blocked = await blockedWholesalers(db);
    const orders = await ordersByOutcome(db, new Date(now.getTime() - 86_400_000));
    const all = [...deps.catalog.current().offers.values()];
    return {
      wholesalers: deps.wholesalers.all.map(({ id, name }) => {
        const outage = outages.get(id);
        return {
          id,
          name,
          blocked: blocked.has(id),
          away_since: isoOrNull(outage?.since),
          seen_at: isoOrNull(outage?.seenAt),
          error: outage?.error ?? null,
          plans: all.filter(({ wholesaler }) => wholesaler === id).length,
          stands_in: all.filter(({ others }) =>
            others?.split('\n').some((line) => line.startsWith(`${id}\t`)),
          ).length,
          orders: orders.get(id) ?? { bought: 0, refused: 0, open: 0 },
        };
      }),
    };
  },
});

export const wholesaler_block = verb({
  permission: 'prices.change',
  summary:
    'Stop selling what a wholesaler has, or sell it again; its eSIMs are looked after as before, and the next sync changes the catalogue',
  changes: true,
  input: z.object({ wholesaler: z.string().min(1).max(40), blocked: z.boolean(), reason }),
  output: z.object({ changed: z.boolean() }),
  async run({ deps, by }, { wholesaler, blocked: isBlocked, reason: why }) {
    const { db } = deps.db;
    const others = deps.wholesalers.all.filter(({ id }) => id !== wholesaler);
    if (others.length === deps.wholesalers.all.length) throw wrongField('wholesaler', NO_SUCH);
    const blocked = await blockedWholesalers(db);
    if (isBlocked && others.every(({ id }) => blocked.has(id))) throw wrongField('wholesaler', LAST_ONE);
    const changed = await db.transaction(async (tx) => {
      const before = await chooseSource(tx, { wholesaler, plan: null }, isBlocked ? 'block' : null);
      if ((before === 'block') === isBlocked) return false;
      await recordAudit(deps, tx, {
        ...actor(by),
        what: isBlocked ? 'wholesaler blocked' : 'wholesaler allowed',
        why,
        after: { wholesaler },
      });
      await deps.queue.send('catalog.sync', {}, { tx });
      return true;
    });
    await deps.catalog.refresh();
    return { changed };
  },
});

const NO_SUCH = 'The settings name no such wholesaler.';
const LAST_ONE = 'The shop would have nothing left to sell. Pause sales instead.';

/** 3 GB before 10 GB. */
const NAMES = new Intl.Collator(LOCALE, { numeric: true });

/** By name. */
async function plansWithSources(deps: Deps): Promise<SourcedPlan[]> {
  const snapshot = deps.catalog.current();
  const away = new Map(
    (await outagesNow(deps.db.db, deps.now())).map(({ wholesaler, since }) => [wholesaler, iso(since)]),
  );
  const plans = [...snapshot.offers.values()].flatMap((offer) => {
    if (offer.others === null) return [];
    const { bundle_name: name, country_code: place } = offer.plan;
    return [
      {
        place,
        place_name: placeCalled(snapshot, place),
        bundle_name: name,
        name: planCalled(snapshot, name, place),
        price: baseAmountOf(offer.price),
        sources: sourcesOf(snapshot, name, place).map((source, index) =>
          sourceIn(deps, offer, source, { isOwn: index === 0, away }),
        ),
      },
    ];
  });
  return plans.toSorted((a, b) => NAMES.compare(a.name, b.name));
}

function sourceIn(
  { wholesalers, settings }: Pick<Deps, 'wholesalers' | 'settings'>,
  { price }: Offer,
  source: Source,
  { isOwn, away }: { isOwn: boolean; away: ReadonlyMap<string, string> },
): z.infer<typeof sourceSchema> {
  const { wholesaler, bundleName: bundle, cents, leastRetail, choice } = source;
  const known = wholesalers.all.find(({ id }) => id === wholesaler);
  return {
    wholesaler,
    wholesaler_name: known?.name ?? wholesaler,
    bundle_name: bundle,
    cost: baseAmountOf(cents),
    margin: baseAmountOf(marginOf(price, cents, takingsOf(settings))),
    least_retail: leastRetail === null ? null : baseAmountOf(leastRetail),
    allowed: isOwn || allows(source, price),
    own: isOwn,
    takes_back: known?.can.takesBack ?? 'never',
    choice,
    away_since: away.get(wholesaler) ?? null,
  };
}
