import { z } from 'zod';

import { POPULAR_COUNT } from '../../../domain/operators/catalogue/ranking.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { allPlaces, calledOf } from '../../catalog/overrides/places.ts';
import { addRanking, newestRanking } from '../../catalog/overrides/rankings.ts';
import { actor } from '../../staff/acting.ts';
import { operatorsById } from '../../staff/operators.ts';
import { iso, moment, verb, reason } from '../parts/verb.ts';
import { placeCode, seenVersion } from './place-facts.ts';

/** Beyond that, an operator wants to reorder the whole list. */
const MAX_FIRST = 40;

const named = z.object({ code: z.string(), name: z.string(), visible: z.boolean() });

export const ranking = verb({
  permission: 'catalogue.read',
  summary: 'Show which countries and regions come first, and the six popular countries',
  changes: false,
  input: z.object({}),
  output: z.object({
    version: z.int(),
    why: z.string(),
    by: z.string().nullable(),
    at: moment,
    /** As the operator chose them. */
    popular: z.array(named),
    countries: z.array(named),
    regions: z.array(named),
    /** The six that visitors see: hidden places are left out, and others fill the gaps. */
    popular_now: z.array(named),
    /** All places to choose from, by name. */
    places: z.array(named.extend({ kind: z.enum(['country', 'region']) })),
  }),
  async run({ deps }) {
    const { db } = deps.db;
    const newest = await newestRanking(db);
    const all = await allPlaces(db);
    const byCode = new Map(all.map((place) => [place.code, place]));
    const nameOf = (code: string) => {
      const place = byCode.get(code);
      return { code, name: place ? calledOf(place) : code, visible: place?.visible ?? false };
    };
    const people = await operatorsById(db, newest.operatorId === null ? [] : [newest.operatorId]);
    return {
      version: newest.version,
      why: newest.why,
      by: people.get(newest.operatorId ?? '')?.email ?? null,
      at: iso(newest.createdAt),
      popular: newest.popular.map(nameOf),
      countries: newest.countries.map(nameOf),
      regions: newest.regions.map(nameOf),
      popular_now: deps.catalog.current().popular.map(nameOf),
      places: all.map((place) => ({
        code: place.code,
        name: calledOf(place),
        visible: place.visible,
        kind: place.kind,
      })),
    };
  },
});

const codes = (most: number) =>
  z
    .array(placeCode)
    .max(most)
    .transform((list) => [...new Set(list.map((code) => code.toUpperCase()))]);

export const places_rank = verb({
  permission: 'catalogue.change',
  summary: 'Set which countries and regions come first, and the six popular countries',
  changes: true,
  input: z.object({
    popular: codes(POPULAR_COUNT),
    countries: codes(MAX_FIRST),
    regions: codes(MAX_FIRST),
    reason,
    seen: seenVersion,
  }),
  output: z.object({
    version: z.int(),
    /** False if the newest ranking was the same already. */
    changed: z.boolean(),
  }),
  async run({ deps, by }, { reason, seen, ...wanted }) {
    const places = await allPlaces(deps.db.db);
    const known = (kind: 'country' | 'region') =>
      new Set(places.filter((place) => place.kind === kind).map(({ code }) => code));
    const [countries, regions] = [known('country'), known('region')];
    const before = await newestRanking(deps.db.db);
    // A place that is ranked already may stay, even if it is no longer offered.
    const isStray = (list: 'popular' | 'countries' | 'regions', code: string) =>
      !(list === 'regions' ? regions : countries).has(code) && !before[list].includes(code);
    for (const list of ['popular', 'countries', 'regions'] as const)
      if (wanted[list].some((code) => isStray(list, code))) throw new Problem('no_place');
    const done = await deps.db.db.transaction(async (tx) => {
      const { operatorId } = by;
      const added = await addRanking(tx, { ...wanted, why: reason, operatorId, upon: seen ?? null });
      if (added.version === before.version) return { version: added.version, changed: false };
      await recordAudit(deps, tx, {
        ...actor(by),
        what: 'places ranked',
        why: reason,
        subject: `ranking ${added.version}`,
        before: {
          popular: before.popular.join(' '),
          countries: before.countries.length,
          regions: before.regions.length,
        },
        after: {
          popular: added.popular.join(' '),
          countries: added.countries.length,
          regions: added.regions.length,
        },
      });
      return { version: added.version, changed: true };
    });
    await deps.catalog.refresh();
    return done;
  },
});
