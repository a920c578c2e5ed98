import { z } from '@hono/zod-openapi';

import { failures } from '../http/problems.ts';

const json = <T extends z.ZodType>(schema: T) => ({ 'application/json': { schema } });

/** 'Visa ending in 4242', 'Apple Pay (Visa 4242)' or 'PayPal'. */
const paidWith = z.string().nullable();
/** `returned`: a duplicate payment that is refunded; `not_taken`: it never took any money. */
const secondPayment = z.enum(['returned', 'not_taken']).nullable();

/** Of a basket of several plans: what became of each. `refunded`: it could not be delivered, and its money goes back. */
const lines = z
  .array(
    z.object({
      order: z.string(),
      status: z.enum(['ready', 'processing', 'refunded']),
      iccid: z.string().optional(),
      esim_id: z.string().optional(),
    }),
  )
  .optional();

/** The `responses` of a route that ends with an eSIM. */
export const completedAnswers = {
  200: {
    description: 'The eSIM is there',
    content: json(
      z.object({
        status: z.literal('ready'),
        iccid: z.string(),
        esim_id: z.string(),
        order: z.string(),
        paid_with: paidWith,
        second_payment: secondPayment,
        lines,
      }),
    ),
  },
  202: {
    description:
      'Paid, and the eSIM is on its way; or `pending`: the money is still being checked. The order page follows both',
    content: json(
      z.union([
        z.object({
          status: z.literal('processing'),
          order: z.string(),
          paid_with: paidWith,
          second_payment: secondPayment,
          lines,
        }),
        z.object({ status: z.literal('pending'), order: z.string() }),
      ]),
    ),
  },
  ...failures,
};
