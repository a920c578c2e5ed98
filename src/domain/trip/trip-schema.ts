import { z } from 'zod';

import { soldPlanSchema } from '../catalog/catalog-schema.ts';

const placeSchema = z.object({ iso: z.string(), name: z.string() });

/** Days in a row at a stop, by its position; the trip's first day is 0. */
const useSchema = z.object({ stop: z.number().int(), day: z.number().int(), days: z.number().int() });

const tripPlanSchema = z.object({
  plan: soldPlanSchema,
  /** The last part of the address of a region's page; left out for a country's plan. */
  slug: z.string().optional(),
  uses: z.array(useSchema),
  /** First and last day of use. */
  from: z.number().int(),
  to: z.number().int(),
  /** The day to install it; -1 is the day before the trip. */
  install: z.number().int(),
  /** The first day to buy it; null if any day before is as good. */
  buy_from: z.number().int().nullable(),
});

/** Plans in the order to buy and install them. */
const tripPlansSchema = z.array(tripPlanSchema);

/** Of some plans in one purchase by card, as it is listed. */
const totalSchema = z.object({ amount: z.number().int(), currency: z.string(), at: z.string() });

/** A trip as the shop understood it, and the plans for it. */
export const tripAnswerSchema = z.object({
  stops: z.array(
    z.object({
      typed: z.string(),
      /** The country; null if none is meant. */
      place: placeSchema.nullable(),
      /** If none is meant, one that is nearly called so. */
      nearly: placeSchema.nullable(),
      /** Null if no number of days was typed. */
      days: z.number().int().nullable(),
      typed_days: z.string(),
    }),
  ),
  /** Null if a stop is not understood, or there is none. */
  plans: z
    .object({
      /** For the least money. */
      cheapest: tripPlansSchema,
      /** Null if there are none. */
      cheapest_total: totalSchema.nullable(),
      /** With fewer plans than the cheapest; null if it has the fewest. */
      fewest: tripPlansSchema.nullable(),
      fewest_total: totalSchema.nullable(),
      /** Whether no other plans cost less, as docs/trip.md counts; with many stops, some might. */
      is_best: z.boolean(),
      /** Stops where no plan serves a day: because none works there, or none has so much data. */
      gaps: z.array(z.object({ stop: z.number().int(), why: z.enum(['unsold', 'too_little']) })),
      /** Why no region's plan is among the cheapest: the cheapest plan for the whole trip, or what the best region lacks. */
      regional: z
        .object({ plan: soldPlanSchema, slug: z.string().optional() })
        .or(z.object({ name: z.string(), slug: z.string(), lacks: z.array(z.string()) }))
        .nullable(),
    })
    .nullable(),
});

export type TripSent = z.infer<typeof tripAnswerSchema>;
export type TripPlanSent = z.infer<typeof tripPlanSchema>;
