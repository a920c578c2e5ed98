import { z } from 'zod';

import { allPlaces, calledOf } from '../../catalog/overrides/places.ts';
import { planCalled } from '../../catalog/plan-called.ts';
import { syncOfId, syncsBefore } from '../../catalog/sync-log.ts';
import type { Db } from '../../db/database.ts';
import { type Json, Malformed } from '../../db/json-column.ts';
import { operatorsById } from '../../staff/operators.ts';
import { iso, moment, verb } from '../parts/verb.ts';

const countsSchema = z.object({
  added: z.int(),
  gone: z.int(),
  dearer: z.int(),
  cheaper: z.int(),
  places_added: z.int(),
  places_gone: z.int(),
});

const syncSchema = z.object({
  id: z.int(),
  at: moment,
  outcome: z.enum(['changed', 'same', 'failed']),
  /** The revision after the sync; null if it failed. */
  revision: z.int().nullable(),
  /** Totals of what the wholesalers sell. */
  counts: z.object({ countries: z.int(), regions: z.int(), plans: z.int() }).nullable(),
  /** Number of plans that changed; null if none did. */
  differences: countsSchema.nullable(),
  /** Number of listed bundles that are not sold; null if not recorded. */
  refused: z.int().nullable(),
  /** Why the sync failed, or why its row cannot be read. */
  failure: z.string().nullable(),
  /** Null for both the timer and the command line; `origin` tells them apart. */
  by: z.string().nullable(),
  origin: z.string().nullable(),
});

/** Leaves out the wholesale price itself, which not every role may read. */
const planSchema = z.object({
  place: z.string(),
  place_name: z.string(),
  bundle_name: z.string(),
  name: z.string(),
});

type Row = Awaited<ReturnType<typeof syncsBefore>>[number];

async function syncsIn(db: Db, rows: readonly Row[]): Promise<z.infer<typeof syncSchema>[]> {
  const people = await operatorsById(
    db,
    rows.flatMap(({ operatorId }) => operatorId ?? []),
  );
  return rows.map((row) => {
    const { id, at, outcome, revision, refused, operatorId, origin } = row;
    const [counts, differences] = [readable(row.counts), readable(row.differences)];
    return {
      id,
      at: iso(at),
      outcome,
      revision,
      counts,
      differences: differences && {
        added: differences.added,
        gone: differences.gone,
        dearer: differences.dearer,
        cheaper: differences.cheaper,
        places_added: differences.placesAdded,
        places_gone: differences.placesGone,
      },
      refused,
      failure: row.failure ?? faultIn(row.counts) ?? faultIn(row.differences),
      by: people.get(operatorId ?? '')?.email ?? null,
      origin,
    };
  });
}

function readable<Value>(value: Json<Value> | null): Value | null {
  return value instanceof Malformed ? null : value;
}

function faultIn(value: unknown): string | null {
  return value instanceof Malformed ? `${value.column} cannot be read: ${value.why}` : null;
}

export const syncs = verb({
  permission: 'catalogue.read',
  summary: 'List syncs of the wholesalers’ catalogue with the number of changes, newest first',
  changes: false,
  input: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(20),
    before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  }),
  output: z.object({ syncs: z.array(syncSchema), next: z.int().nullable() }),
  async run({ deps }, { limit, before }) {
    const found = await syncsBefore(deps.db.db, before, limit + 1);
    const shown = found.slice(0, limit);
    return {
      syncs: await syncsIn(deps.db.db, shown),
      next: found.length > limit ? (shown.at(-1)?.id ?? null) : null,
    };
  },
});

export const sync_log = verb({
  permission: 'catalogue.read',
  summary: 'Show a sync with new, removed, repriced and unsellable plans; of long lists the first 100',
  changes: false,
  input: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  output: syncSchema.extend({
    added: z.array(planSchema),
    gone: z.array(planSchema),
    moved: z.array(
      planSchema.extend({
        /** Change of the wholesale price, in hundredths of a percent. */
        change_bp: z.int(),
      }),
    ),
    places_added: z.array(z.string()),
    places_gone: z.array(z.string()),
    /** Bundles that are not sold, by name, with the reason. */
    unsold: z.array(z.object({ bundle_name: z.string(), why: z.string() })),
  }),
  async run({ deps }, { id }) {
    const { db } = deps.db;
    const row = await syncOfId(db, id);
    const names = new Map((await allPlaces(db)).map((place) => [place.code, calledOf(place)]));
    const nameOf = (code: string) => names.get(code) ?? code;
    const planIn = ({ countryCode, bundleName }: { countryCode: string; bundleName: string }) => ({
      place: countryCode,
      place_name: nameOf(countryCode),
      bundle_name: bundleName,
      name: planCalled(deps.catalog.current(), bundleName, countryCode),
    });
    const [differences, refused] = [readable(row.differences), readable(row.refused)];
    const [facts] = await syncsIn(db, [
      {
        ...row,
        differences: differences?.counts ?? null,
        refused: refused?.count ?? null,
        failure: row.failure ?? faultIn(row.differences) ?? faultIn(row.refused),
      },
    ]);
    if (!facts) throw new Error('one row is one sync');
    return {
      ...facts,
      added: differences?.added.map(planIn) ?? [],
      gone: differences?.gone.map(planIn) ?? [],
      moved:
        differences?.moved.map((plan) => ({
          ...planIn(plan),
          change_bp: Math.round(
            ((plan.wholesaleCents - plan.fromCents) * 10_000) / Math.max(1, plan.fromCents),
          ),
        })) ?? [],
      places_added: differences?.placesAdded.map(nameOf) ?? [],
      places_gone: differences?.placesGone.map(nameOf) ?? [],
      unsold: refused?.first.map(({ bundle, why }) => ({ bundle_name: bundle, why })) ?? [],
    };
  },
});
