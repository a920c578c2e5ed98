import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';

import {
  atlasPlaceSchema,
  countryCardSchema,
  countrySchema,
  destinationSchema,
  listedRegionSchema,
  regionSchema,
  scriptNamesSchema,
  searchNamesSchema,
  type SoldPlan,
  tripCoverageSchema,
} from '../../domain/catalog/catalog-schema.ts';
import { allPlans } from '../../domain/catalog/country.ts';
import { MAX_TRIP_LENGTH } from '../../domain/catalog/coverage.ts';
import { MAX_PLAN_NAME_LENGTH, nearestPlan } from '../../domain/catalog/found/nearest-plan.ts';
import { SCRIPTS } from '../../domain/catalog/scripts.ts';
import { mostTravelled } from '../../domain/catalog/travel-rank.ts';
import { type Language, LANGUAGE_CODES, SOURCE } from '../../domain/languages.ts';
import { Problem } from '../../domain/problems/problem.ts';
import type { Deps } from '../deps.ts';
import { failures, refuseInvalid } from '../http/problems.ts';
import { shareAnswers } from '../response-cache/share-answers.ts';
import {
  goneIn,
  listCountries,
  listPopular,
  readCountry,
  readNames,
  readRegion,
  unsoldCountry,
} from './answers.ts';
import { snapshotIn } from './in-language.ts';
import type { Snapshot } from './snapshot.ts';
import { coverageOfTrip } from './trip-coverage.ts';

const json = <T extends z.ZodType>(schema: T, description: string) => ({
  200: { description, content: { 'application/json': { schema } } },
});

/** Without NUL, which no database can store; other routes reject it as malformed, too. */
const word = z
  .string()
  .min(1)
  .regex(/^[^\0]*$/);

const isoList = z
  .string()
  .max(200)
  .transform((text) => text.split(',').filter((iso) => iso !== ''))
  .pipe(z.array(z.string().min(2).max(5)).max(20));

/** In which language places are named and sorted; the source's without it. */
const spoken = { language: z.enum(LANGUAGE_CODES).optional() };

/** No part of the world has a longer name. */
const MAX_PART_LENGTH = 60;

/** A plan named by a link. */
const ofLink = z.object({ plan: z.string().max(MAX_PLAN_NAME_LENGTH).optional(), ...spoken });
/** Name of the plan nearest to the requested one, if that is no longer sold here. */
const nearest = { nearest: z.string().optional() };

const countries = createRoute({
  method: 'get',
  path: '/countries',
  summary:
    'Countries, those that come first and then by name, page by page (after: the next of the page before), all or those of one part of the world; or those of isos in that order',
  request: {
    query: z.object({
      limit: z.coerce.number().int().min(1).max(50).default(9),
      after: z.string().max(10).optional(),
      isos: isoList.optional(),
      part: word.max(MAX_PART_LENGTH).optional(),
      ...spoken,
    }),
  },
  responses: {
    ...json(
      z.object({ countries: z.array(countryCardSchema), next: z.string().nullable() }),
      'A page of countries',
    ),
    ...failures,
  },
});

const popular = createRoute({
  method: 'get',
  path: '/popular',
  summary: 'The popular countries in their order: six, or as many as there are',
  request: { query: z.object(spoken) },
  responses: { ...json(z.object({ countries: z.array(countryCardSchema) }), 'The countries'), ...failures },
});

const country = createRoute({
  method: 'get',
  path: '/countries/{iso}',
  summary: 'One country with its plans; one that is not on sale has none',
  request: { params: z.object({ iso: word.max(10) }), query: ofLink },
  responses: { ...json(z.object({ country: countrySchema, ...nearest }), 'The country'), ...failures },
});

const regions = createRoute({
  method: 'get',
  path: '/regions',
  summary: 'Every region with plans of its own: those that come first, then by name',
  request: { query: z.object(spoken) },
  responses: { ...json(z.object({ regions: z.array(listedRegionSchema) }), 'The regions'), ...failures },
});

const region = createRoute({
  method: 'get',
  path: '/regions/{slug}',
  summary: 'One region with its countries and plans',
  request: { params: z.object({ slug: word.max(100) }), query: ofLink },
  responses: { ...json(z.object({ region: regionSchema, ...nearest }), 'The region'), ...failures },
});

const coverage = createRoute({
  method: 'get',
  path: '/coverage',
  summary:
    'The countries named in a question, and the regions that work in them, those that work in most first',
  request: { query: z.object({ to: word.max(MAX_TRIP_LENGTH), ...spoken }) },
  responses: { ...json(tripCoverageSchema, 'The countries and regions'), ...failures },
});

const atlas = createRoute({
  method: 'get',
  path: '/atlas',
  summary:
    'Every country by name, with its lowest price; or those of one part of the world, most travelled first',
  request: { query: z.object({ part: word.max(MAX_PART_LENGTH).optional(), ...spoken }) },
  responses: {
    ...json(
      z.object({
        places: z.array(atlasPlaceSchema),
        /** Codes of the popular countries in their order. */
        popular: z.array(z.string()),
      }),
      'The countries',
    ),
    ...failures,
  },
});

const search = createRoute({
  method: 'get',
  path: '/search-index',
  summary: 'Every destination, small enough to search in the browser',
  request: { query: z.object(spoken) },
  responses: {
    ...json(
      z.object({
        revision: z.number(),
        countries: z.array(destinationSchema),
        /** Codes of the popular countries in their order. */
        popular: z.array(z.string()),
      }),
      'The index',
    ),
    ...failures,
  },
});

const names = createRoute({
  method: 'get',
  path: '/search-names',
  summary:
    'What people call the destinations beside their names in Latin letters, and the regions with theirs',
  request: { query: z.object(spoken) },
  responses: { ...json(searchNamesSchema.extend({ revision: z.number() }), 'The names'), ...failures },
});

const scripts = createRoute({
  method: 'get',
  path: '/search-scripts',
  summary: 'What people call the destinations in another script, the same in each language of the shop',
  request: { query: z.object({ script: z.enum(SCRIPTS) }) },
  responses: { ...json(scriptNamesSchema.extend({ revision: z.number() }), 'The names'), ...failures },
});

function besideGone(snapshot: Snapshot, asked: string | undefined, place: string, plans: SoldPlan[]) {
  const gone = asked === undefined ? undefined : goneIn(snapshot, asked, place);
  const plan = gone && nearestPlan(plans, gone);
  return plan ? { nearest: plan.bundle_name } : {};
}

export function catalogRoutes({ catalog }: Pick<Deps, 'catalog'>) {
  const app = new OpenAPIHono({ strict: false, defaultHook: refuseInvalid });
  for (const { path } of [
    countries,
    popular,
    country,
    regions,
    region,
    coverage,
    atlas,
    search,
    names,
    scripts,
  ])
    app.use(path.replace('{', ':').replace('}', ''), shareAnswers);
  const shown = ({ language = SOURCE }: { language?: Language | undefined }) =>
    snapshotIn(catalog.current(), language);
  return app
    .openapi(countries, (c) => {
      const { limit, after, isos, part } = c.req.valid('query');
      return c.json(
        listCountries(shown(c.req.valid('query')), { limit: isos ? isos.length : limit, after, isos, part }),
        200,
      );
    })
    .openapi(popular, (c) => c.json({ countries: listPopular(shown(c.req.valid('query'))) }, 200))
    .openapi(country, (c) => {
      const snapshot = shown(c.req.valid('query'));
      const { iso } = c.req.valid('param');
      const found = readCountry(snapshot, iso) ?? unsoldCountry(snapshot, iso);
      if (!found) throw new Problem('no_country');
      return c.json(
        { country: found, ...besideGone(snapshot, c.req.valid('query').plan, found.iso, allPlans(found)) },
        200,
      );
    })
    .openapi(regions, (c) => c.json({ regions: shown(c.req.valid('query')).regionCards }, 200))
    .openapi(region, (c) => {
      const snapshot = shown(c.req.valid('query'));
      const found = readRegion(snapshot, c.req.valid('param').slug);
      if (!found) throw new Problem('no_region');
      return c.json(
        { region: found, ...besideGone(snapshot, c.req.valid('query').plan, found.code, found.plans) },
        200,
      );
    })
    .openapi(coverage, (c) =>
      c.json(coverageOfTrip(shown(c.req.valid('query')), c.req.valid('query').to), 200),
    )
    .openapi(atlas, (c) => {
      const { atlas: all, popular } = shown(c.req.valid('query'));
      const { part } = c.req.valid('query');
      const places = part === undefined ? all : mostTravelled(all.filter(({ region }) => region === part));
      return c.json({ places, popular }, 200);
    })
    .openapi(search, (c) => {
      const { revision, destinations, popular } = shown(c.req.valid('query'));
      return c.json({ revision, countries: destinations, popular }, 200);
    })
    .openapi(names, (c) => {
      const snapshot = shown(c.req.valid('query'));
      return c.json({ revision: snapshot.revision, ...readNames(snapshot).inLatin }, 200);
    })
    .openapi(scripts, (c) => {
      const snapshot = catalog.current();
      return c.json(
        { revision: snapshot.revision, ...readNames(snapshot).inScripts[c.req.valid('query').script] },
        200,
      );
    });
}
