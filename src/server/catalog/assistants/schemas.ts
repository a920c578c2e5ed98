import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { z } from 'zod';

import { assistantWords } from './words.ts';

const { inputs } = assistantWords;
const code = z.string().trim().min(1).max(100);

const placeInput = z.object({ place: code.describe(inputs.place) });
export const planInput = placeInput.extend({ plan: code.describe(inputs.plan) });
export const listInput = placeInput.extend({
  trip_days: z.int().min(1).max(365).optional().describe(inputs.trip_days),
  data: z.enum(['fixed', 'unlimited']).optional().describe(inputs.data),
});
export const searchInput = z.object({ query: z.string().trim().min(1).max(100).describe(inputs.query) });
export const deviceInput = z.object({ device: z.string().trim().min(1).max(100).describe(inputs.device) });
const installInput = z.object({ system: z.enum(['ios', 'android']).describe(inputs.system) });

const money = z.object({ amount: z.int(), currency: z.string() });

export const placeOutput = z.object({
  kind: z.enum(['country', 'region']),
  code: z.string(),
  name: z.string(),
  url: z.string(),
  plans: z.int(),
  cheapest: money,
});

export const planOutput = z.object({
  id: z.string(),
  place: z.string(),
  place_name: z.string(),
  name: z.string(),
  days: z.int(),
  /** Decimal megabytes; null where they do not run out. */
  data_mb: z.int().nullable(),
  /** What is paid by card, in cents. */
  price: money,
  networks: z.array(z.string()).nullable(),
  starts: z.enum(['first_use', 'purchase']).nullable(),
  hotspot: z.boolean().nullable(),
  top_up: z.boolean().nullable(),
  id_check: z.boolean().nullable(),
  full_speed_mb_per_day: z.int().nullable(),
  throttled_kbps: z.int().nullable(),
});

export const searchOutput = z.object({ destinations: z.array(placeOutput) });
export const listOutput = z.object({
  place: placeOutput,
  /** Of a country. */
  networks: z.array(z.object({ brand: z.string(), has_5g: z.boolean() })),
  plans: z.array(planOutput),
  for_most_trips: planOutput.nullable(),
});
export const planAnswer = z.object({ plan: planOutput });
export const deviceOutput = z.object({
  takes_esim: z.boolean(),
  models: z.array(z.object({ name: z.string(), note: z.string().nullable() })),
  text: z.string(),
});
const amounts = z.object({ price: money, fee: money, total: money });
export const quoteOutput = z.object({ plan: planOutput, card: amounts, paypal: amounts.nullable() });
export const linkOutput = z.object({ url: z.string(), plan: planOutput });
export const refundOutput = z.object({ hours: z.int(), text: z.string(), url: z.string() });
export const installOutput = z.object({ steps: z.array(z.string()), url: z.string() });

/**
 * A schema for the library of the protocol, which asks it anew for each call: its description is made once, and an object that
 * was found right is not looked at again.
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
  listInput: asked(listInput),
  searchInput: asked(searchInput),
  deviceInput: asked(deviceInput),
  installInput: asked(installInput),
  searchOutput: asked(searchOutput),
  listOutput: asked(listOutput),
  planAnswer: asked(planAnswer),
  deviceOutput: asked(deviceOutput),
  quoteOutput: asked(quoteOutput),
  linkOutput: asked(linkOutput),
  refundOutput: asked(refundOutput),
  installOutput: asked(installOutput),
};
