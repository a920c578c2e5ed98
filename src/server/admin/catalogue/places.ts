import { z } from 'zod';

import { pictureSizes } from '../../catalog/overrides/pictures.ts';
import { allPlaces, type HandledPlace, placeOfCode, plansIn } from '../../catalog/overrides/places.ts';
import { Malformed } from '../../db/json-column.ts';
import { verb } from '../parts/verb.ts';
import { isCalled } from './find-places.ts';
import { placeCode, placeIn, placeSchema } from './place-facts.ts';

const SHOWN = ['all', 'hidden', 'changed', 'countries', 'regions'] as const;

/** The filter behind each word of the list. */
const WANTED: Record<(typeof SHOWN)[number], (place: HandledPlace) => boolean> = {
  all: () => true,
  hidden: ({ visible, hiddenPlans }) => !visible || hiddenPlans > 0,
  changed: ({ ownName, ownText, pictureId, imageUrl }) =>
    [ownName, ownText, pictureId, imageUrl].some((own) => own !== null),
  countries: ({ kind }) => kind === 'country',
  regions: ({ kind }) => kind === 'region',
};

export const places = verb({
  permission: 'catalogue.read',
  summary: 'List countries and regions, including hidden ones, with what you changed',
  changes: false,
  input: z.object({
    /** Part of a name, or a code. */
    search: z.string().trim().max(60).default(''),
    only: z.enum(SHOWN).default('all'),
    limit: z.coerce.number().int().min(1).max(500).default(50),
    /** Number of places to skip. */
    skip: z.coerce.number().int().min(0).max(10_000).default(0),
  }),
  output: z.object({
    count: z.int(),
    places: z.array(placeSchema),
    /** The `skip` of the next page. */
    next: z.int().nullable(),
  }),
  async run({ deps }, { search, only, limit, skip }) {
    const found = (await allPlaces(deps.db.db)).filter(
      (place) => WANTED[only](place) && (search === '' || isCalled(place, search)),
    );
    return {
      count: found.length,
      places: found.slice(skip, skip + limit).map(placeIn),
      next: skip + limit < found.length ? skip + limit : null,
    };
  },
});

export const place = verb({
  permission: 'catalogue.read',
  summary: 'Show a country or region with its plans, and which of them are hidden',
  changes: false,
  input: z.object({ place: placeCode }),
  output: placeSchema.extend({
    /** A country's part of the world. */
    part: z.string().nullable(),
    /** Of the larger picture, in pixels; null if the picture isn't ours. */
    picture_size: z.object({ width: z.int(), height: z.int() }).nullable(),
    offered: z.array(
      z.object({
        bundle_name: z.string(),
        days: z.int(),
        data_mb: z.int(),
        /** Of an unlimited plan whose wholesaler has several: `Lite`, `Essential` or `Plus`. */
        tier: z.string().nullable(),
        wholesaler: z.string(),
        hidden: z.boolean(),
        /** Whether it can be bought now: not if its place is hidden or its price is below the floor. */
        sold: z.boolean(),
      }),
    ),
  }),
  async run({ deps }, { place }) {
    const { db } = deps.db;
    const found = await placeOfCode(db, place);
    const { offers } = deps.catalog.current();
    const size =
      found.pictureId === null ? undefined : (await pictureSizes(db, [found.pictureId])).get(found.pictureId);
    return {
      ...placeIn(found),
      part: found.part,
      picture_size: size ? { width: size.width, height: size.height } : null,
      offered: (await plansIn(db, found.code)).map((plan) => ({
        bundle_name: plan.bundleName,
        days: plan.durationDays,
        data_mb: plan.dataMb,
        tier: plan.dailyAllowance instanceof Malformed ? null : (plan.dailyAllowance?.tier ?? null),
        wholesaler: plan.wholesaler,
        hidden: plan.hidden,
        sold: offers.has(`${found.code} ${plan.bundleName}`),
      })),
    };
  },
});
