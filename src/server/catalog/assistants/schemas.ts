import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { z } from 'zod';

import { MAX_NAMED } from '../../../domain/catalog/meant/named-places.ts';
import { MAX_STOPS } from '../../../domain/trip/cover-stops.ts';
import { type Habit, HABITS } from '../../../domain/trip/need.ts';
import { MAX_TRIP_DAYS } from '../../../domain/trip/trip-address.ts';
import { offeredLanguages } from '../../core/built-languages.ts';
import { assistantWords } from './words.ts';

const { inputs, outputs } = assistantWords;
const USES = Object.keys(HABITS) as [Habit, ...Habit[]];
const code = z.string().trim().min(1).max(100);

/** Of pages that an answer links to: every language that visitors can choose. */
const language = z.enum(offeredLanguages()).optional().describe(inputs.language);

/** A tool's input and policyInput else: an unknown argument is refused, because the answer would ignore it. */
function takes<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: ({ code: fault, keys }) =>
      fault === 'unrecognized_keys' ? assistantWords.unknownInput(keys, Object.keys(shape)) : undefined,
  });
}

const trip = {
  days: z.int().min(1).max(365).optional().describe(inputs.days),
  data_gb: z.number().positive().max(10_000).optional().describe(inputs.data_gb),
  data: z.enum(['fixed', 'unlimited']).optional().describe(inputs.data),
};
export const tripInput = z.object(trip);
const plan = { place: code.describe(inputs.place), plan: code.describe(inputs.plan) };
export const planInput = takes(plan);
const linkInput = takes({ ...plan, language });
export const listInput = takes({ place: code.describe(inputs.place), ...trip, language });
export const findInput = takes({
  places: z.array(code).min(1).max(MAX_NAMED).describe(inputs.places),
  ...trip,
  language,
});
export const tripPlanInput = takes({
  stops: z
    .array(
      z.strictObject({
        place: code.describe(inputs.stop),
        days: z.int().min(1).max(MAX_TRIP_DAYS).describe(inputs.stop_days),
      }),
    )
    .min(1)
    .max(MAX_STOPS)
    .describe(inputs.stops),
  use: z.enum(USES).optional().describe(inputs.use),
  mb_a_day: z.int().min(1).max(100_000).optional().describe(inputs.mb_a_day),
  unlimited: z.boolean().optional().describe(inputs.unlimited),
  both_on_travel_days: z.boolean().optional().describe(inputs.both),
  language,
});
export const searchInput = takes({
  query: z.string().trim().min(1).max(200).describe(inputs.query),
  language,
});
export const deviceInput = takes({ device: z.string().trim().min(1).max(100).describe(inputs.device) });
const installInput = takes({ system: z.enum(['ios', 'android']).describe(inputs.system), language });
const policyInput = takes({ language });

export const money = z.object({
  amount: z.int().describe(outputs.amount),
  currency: z.string().describe(outputs.currency),
  text: z.string().describe(outputs.text),
});
const price = money.describe(outputs.price);

export const placeOutput = z.object({
  kind: z.enum(['country', 'region']),
  code: z.string(),
  name: z.string(),
  url: z.string(),
  covers: z.array(z.string()).nullable().describe(outputs.covers),
  plans: z.int().describe(outputs.plans),
  cheapest: price.nullable(),
});

export const planOutput = z.object({
  id: z.string(),
  place: z.string().describe(outputs.place),
  place_name: z.string(),
  name: z.string(),
  days: z.int(),
  data_mb: z.int().nullable().describe(outputs.data_mb),
  price,
  networks: z.array(z.string()).nullable(),
  starts: z.enum(['first_use', 'purchase']).nullable(),
  hotspot: z.boolean().nullable(),
  top_up: z.boolean().nullable(),
  id_check: z.boolean().nullable(),
  full_speed_mb_per_day: z.int().nullable().describe(outputs.full_speed),
  throttled_kbps: z.int().nullable().describe(outputs.throttled),
});

export const searchOutput = z.object({
  destinations: z.array(placeOutput),
  covering_all: z.array(placeOutput).describe(outputs.covering_all),
  not_found: z.array(z.string()).describe(outputs.not_found),
});
export const findOutput = z.object({
  places: z.array(placeOutput),
  one_plan: z.array(planOutput).describe(outputs.one_plan),
  separate: z
    .object({
      plans: z.array(z.object({ place: z.string(), plan: planOutput.nullable() })),
      total: money.describe(outputs.total).nullable(),
    })
    .nullable()
    .describe(outputs.separate),
  text: z.string(),
});
const plansOfTrip = z.object({
  plans: z
    .array(
      z.object({
        plan: planOutput,
        url: z.string().describe(outputs.buy_url),
        used: z
          .array(
            z.object({
              stop: z.int().describe(outputs.stop),
              place: z.string(),
              from_day: z.int().describe(outputs.day),
              to_day: z.int(),
            }),
          )
          .describe(outputs.used),
        install_on_day: z.int().describe(outputs.install_on_day),
        buy_from_day: z.int().nullable().describe(outputs.buy_from_day),
      }),
    )
    .describe(outputs.in_order),
  total: money.describe(outputs.trip_total),
  checkout_url: z.string().nullable().describe(outputs.trip_checkout),
});
export const tripPlanOutput = z.object({
  cheapest: plansOfTrip.nullable().describe(outputs.cheapest),
  fewest_plans: plansOfTrip.nullable().describe(outputs.fewest_plans),
  gaps: z
    .array(z.object({ stop: z.int(), place: z.string(), why: z.enum(['unsold', 'too_little']) }))
    .describe(outputs.gaps),
  is_best: z.boolean().describe(outputs.is_best),
  url: z.string().describe(outputs.trip_url),
  text: z.string(),
});
export const listOutput = z.object({
  place: placeOutput,
  networks: z.array(z.object({ brand: z.string(), has_5g: z.boolean() })).describe(outputs.networks),
  plans: z.array(planOutput),
  for_most_trips: planOutput.nullable(),
});
export const planAnswer = z.object({ plan: planOutput });
export const deviceOutput = z.object({
  takes_esim: z.boolean(),
  models: z.array(z.object({ name: z.string(), note: z.string().nullable() })),
  text: z.string(),
});
const amounts = z.object({
  price: money.describe(outputs.before_fee),
  fee: money.describe(outputs.fee),
  total: money.describe(outputs.paid),
});
export const quoteOutput = z.object({ plan: planOutput, card: amounts, paypal: amounts.nullable() });
export const linkOutput = z.object({ url: z.string(), plan: planOutput });
export const refundOutput = z.object({ hours: z.int(), text: z.string(), url: z.string() });
export const installOutput = z.object({ steps: z.array(z.string()), url: z.string() });

/**
 * A schema for the protocol's library, which asks for it on each call: its description is made once, and an object that passed is
 * not checked again.
 */
function asked<In, Out>(schema: z.ZodType<Out, In>): StandardSchemaWithJSON<In, Out> {
  const own = schema['~standard'];
  const described = new Map<string, Record<string, unknown>>();
  const right = new WeakMap<object, ReturnType<typeof own.validate>>();
  const describe = (side: 'input' | 'output', options: Parameters<typeof own.jsonSchema.input>[0]) => {
    const key = `${side} ${options.target}`;
    const known = described.get(key) ?? own.jsonSchema[side](options);
    described.set(key, known);
    return known;
  };
  return {
    '~standard': {
      ...own,
      validate(value) {
        const isObject = typeof value === 'object' && value !== null;
        const known = isObject ? right.get(value) : undefined;
        if (known) return known;
        const read = own.validate(value);
        if (isObject && !('then' in read) && !read.issues) right.set(value, read);
        return read;
      },
      jsonSchema: {
        input: (options) => describe('input', options),
        output: (options) => describe('output', options),
      },
    },
  };
}

export const schemas = {
  planInput: asked(planInput),
  linkInput: asked(linkInput),
  listInput: asked(listInput),
  searchInput: asked(searchInput),
  deviceInput: asked(deviceInput),
  findInput: asked(findInput),
  tripPlanInput: asked(tripPlanInput),
  installInput: asked(installInput),
  policyInput: asked(policyInput),
  searchOutput: asked(searchOutput),
  findOutput: asked(findOutput),
  tripPlanOutput: asked(tripPlanOutput),
  listOutput: asked(listOutput),
  planAnswer: asked(planAnswer),
  deviceOutput: asked(deviceOutput),
  quoteOutput: asked(quoteOutput),
  linkOutput: asked(linkOutput),
  refundOutput: asked(refundOutput),
  installOutput: asked(installOutput),
};
