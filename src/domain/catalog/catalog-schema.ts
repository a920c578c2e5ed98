import { z } from 'zod';

import { CURRENCY_CODES } from '../currencies.ts';

/**
 * A price in the currency of the answer's language, beside the dollars. Left out where that is the dollar, or where nothing is sold
 * in it.
 */
const localMoneySchema = z.object({ minor: z.number().int(), currency: z.enum(CURRENCY_CODES) }).optional();

/** Facts about a plan that the trade usually hides. Null is unknown, and is shown as unknown. */
const planFactsSchema = z.object({
  tier: z.enum(['Lite', 'Essential', 'Plus']).nullable(),
  full_speed_mb_per_day: z.number().int().nullable(),
  throttled_kbps: z.number().int().nullable(),
  starts: z.enum(['first_use', 'purchase']).nullable(),
  shelf_life_days: z.number().int().nullable(),
  speeds: z.array(z.string()).nullable(),
  hotspot: z.boolean().nullable(),
  id_check: z.boolean().nullable(),
  top_up: z.boolean().nullable(),
});

export type PlanFacts = z.infer<typeof planFactsSchema>;
export type Tier = NonNullable<PlanFacts['tier']>;

/** The data of an unlimited plan in 24 hours. */
export const dailyAllowanceSchema = z.object({
  tier: planFactsSchema.shape.tier.unwrap(),
  /** Megabytes. */
  fullSpeedMb: z.number().int(),
  thenKbps: z.number().int(),
});

export type DailyAllowance = z.infer<typeof dailyAllowanceSchema>;

/** The public view of a bundle, which is all that leaves the server about it. Wholesale price and markup are left out. */
export const planSchema = z.object({
  bundle_name: z.string(),
  /** ISO code, or the region's code for a regional plan. */
  country_code: z.string(),
  countryCode: z.string(),
  /** Country name, or the region's label for a regional plan. */
  country: z.string(),
  type: z.enum(['fixed', 'unlimited']),
  isUnlimited: z.boolean(),
  /** Days. */
  duration: z.number().int(),
  /** Decimal megabytes, -1 for unlimited. */
  data_amount: z.number().int(),
  /** The price in dollars, without a processing fee that is added at the checkout. */
  finalPrice: z.number(),
  auto_start: z.boolean(),
  speed: z.array(z.string()),
  groups: z.array(z.string()),
  description: z.string().nullable(),
  truth: planFactsSchema,
});

export type Plan = z.infer<typeof planSchema>;

/** A plan that can be bought now. */
export const soldPlanSchema = planSchema.extend({
  /** The total by card in dollars; more than `finalPrice` if a processing fee is added. */
  card_total: z.number(),
  /** Both prices in the currency of the answer's language, in minor units; left out like any local price. */
  local: z
    .object({
      currency: z.enum(CURRENCY_CODES),
      price: z.number().int(),
      card_total: z.number().int(),
    })
    .optional(),
});

export type SoldPlan = z.infer<typeof soldPlanSchema>;

/** The part of a plan that comparisons use. */
export type PlanSize = Pick<SoldPlan, 'duration' | 'data_amount' | 'finalPrice'>;

/** A region in lists. */
const regionCardSchema = z.object({
  code: z.string(),
  name: z.string(),
  slug: z.string(),
  image_url: z.string().nullable(),
  countries_count: z.number().int(),
  plans_count: z.number().int(),
  /** Dollars of its cheapest plan, null if it has none now. */
  starting_price: z.number().nullable(),
  local_starting_price: localMoneySchema,
});

export type RegionCard = z.infer<typeof regionCardSchema>;

/** A country by its name. */
const namedCountrySchema = z.object({ iso: z.string(), name: z.string() });

export type NamedCountry = z.infer<typeof namedCountrySchema>;

/** The least and the most of something among plans. */
const rangeSchema = z.object({ least: z.number().int(), most: z.number().int() });

/** With the names of the few where most people travel. */
const someCountriesSchema = z.object({ count: z.number().int(), names: z.array(z.string()) });

/** A region in the list of all. */
export const listedRegionSchema = regionCardSchema.extend({
  /** Code of the place's region with the most plans; its own if it is that one. */
  stands_under: z.string(),
  /** Countries that it has and that region has not. */
  more: someCountriesSchema,
  /** Countries that that region has and it has not. */
  fewer: someCountriesSchema,
  /** The best-known countries that people expect in it and it has not, most travelled first. */
  not_included: z.array(namedCountrySchema),
  /** How many of those there are, named or not. */
  not_included_count: z.number().int(),
  /** Names of those it has where most people travel, if it lacks more than it has. */
  best_known: z.array(z.string()).optional(),
  /** Sizes of its plans, in days and in megabytes, unlimited ones left out of those; null without such plans. */
  days: rangeSchema.nullable(),
  data_amounts: rangeSchema.nullable(),
  /** Its rank among those that come first; left out for all others. */
  first: z.number().int().optional(),
});

export type ListedRegion = z.infer<typeof listedRegionSchema>;

/** A mobile network that plans use in a country. */
const networkSchema = z.object({ brand: z.string(), has_5g: z.boolean() });

export type Network = z.infer<typeof networkSchema>;

/** Those with 5G first; empty if the wholesaler does not say. */
const networksSchema = z.array(networkSchema);

export const regionSchema = regionCardSchema.extend({
  /** The shop's own text about it. */
  text: z.string().nullable(),
  /** By name. */
  countries_covered: z.array(namedCountrySchema.extend({ networks: networksSchema })),
  /** Names of those where most people travel, most travelled first. */
  best_known: z.array(z.string()),
  /** The best-known countries that people expect in it and it has not, most travelled first. */
  not_included: z.array(namedCountrySchema),
  /** How many of those there are, named or not. */
  not_included_count: z.number().int(),
  plans: z.array(soldPlanSchema),
});

export type Region = z.infer<typeof regionSchema>;

/** Plans by duration in days; JSON keys are text. */
const plansByDaysSchema = z.record(z.string(), z.array(soldPlanSchema));

export const countrySchema = z.object({
  iso: z.string(),
  name: z.string(),
  region: z.string(),
  image_url: z.string().nullable(),
  /** The shop's own text about it. */
  text: z.string().nullable(),
  fixed_plans: plansByDaysSchema,
  unlimited_plans: plansByDaysSchema,
  /** Regions whose plans work here, cheapest first. */
  covered_by: z.array(regionCardSchema),
  networks: networksSchema,
});

export type Country = z.infer<typeof countrySchema>;

/** A country in lists. */
export const countryCardSchema = z.object({
  iso: z.string(),
  name: z.string(),
  region: z.string(),
  image_url: z.string().nullable(),
  /** Dollars of the cheapest one-day unlimited plan, null if there is none. */
  starting_price: z.number().nullable(),
  local_starting_price: localMoneySchema,
  has_unlimited: z.boolean(),
  has_plans: z.boolean(),
});

export type CountryCard = z.infer<typeof countryCardSchema>;

/** A destination in the search. */
export const destinationSchema = z.object({ iso: z.string(), name: z.string(), region: z.string() });

export type Destination = z.infer<typeof destinationSchema>;

/** Several names in one text, which packs better than a list; read by `namesIn`. */
const namesSchema = z.string().describe('Names with | between them');
const codesSchema = z.string().describe('Codes with blanks between them');

/** All that people call the destinations and regions in Latin letters, beside their names. */
export const searchNamesSchema = z.object({
  /** By code: other names in several languages, cities, islands, sights, and airports as '@HND Haneda'. */
  destinations: z.record(z.string(), namesSchema),
  /** Countries that are not sold, by code: the usual name first. */
  elsewhere: z.record(z.string(), namesSchema),
  /** By dialling code without the plus. */
  dialling: z.record(z.string(), codesSchema),
  regions: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      slug: z.string(),
      also: namesSchema,
      covers: codesSchema,
      /** Code of the region with the most plans around the same place. */
      stands_under: z.string(),
      /** Dollars of its cheapest plan, null if it has none now. */
      starting_price: z.number().nullable(),
    }),
  ),
  /** Names for several countries: parts of the world, groups, seas, mountains, journeys. */
  areas: z.array(
    z.object({
      names: namesSchema,
      /** The most travelled first; empty for the whole world. */
      covers: codesSchema,
      /** Codes of the regions of this name. */
      regions: codesSchema,
    }),
  ),
});

export type SearchNames = z.infer<typeof searchNamesSchema>;

/** What people call them in another script; nobody needs it who types in Latin letters. */
export const scriptNamesSchema = z.object({
  /** By code. */
  destinations: z.record(z.string(), namesSchema),
  /** By the first of the names in Latin letters. */
  areas: z.record(z.string(), namesSchema),
});

export type ScriptNames = z.infer<typeof scriptNamesSchema>;

/** A country in the list of all, with its lowest price for any plan; null if nothing is sold. */
export const atlasPlaceSchema = destinationSchema.extend({
  lowest_price: z.number().nullable(),
  local_lowest_price: localMoneySchema,
});

export type AtlasPlace = z.infer<typeof atlasPlaceSchema>;

/** The regions that work in the countries somebody named. */
export const tripCoverageSchema = z.object({
  /** The countries, in the order named; those of a group most travelled first. */
  asked: z.array(atlasPlaceSchema),
  /** Words that name none. */
  unknown: z.array(z.string()),
  /** Regions on sale that work in any of them, those that work in most first, then the cheapest. */
  regions: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      slug: z.string(),
      starting_price: z.number(),
      local_starting_price: localMoneySchema,
      /** Codes of the named countries where it works, and of the others. */
      has: z.array(z.string()),
      lacks: z.array(z.string()),
    }),
  ),
});

export type TripCoverage = z.infer<typeof tripCoverageSchema>;
