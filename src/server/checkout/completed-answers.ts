import { z } from '@hono/zod-openapi';

import { failures } from '../http/problems.ts';

const json = <T extends z.ZodType>(schema: T) => ({ 'application/json': { schema } });

/** 'Visa ending in 4242', 'Apple Pay (Visa 4242)' or 'PayPal'. */
const paidWith = z.string().nullable();
/** `returned`: a duplicate payment that is refunded; `not_taken`: it never took any money. */
const secondPayment = z.enum(['returned', 'not_taken']).nullable();

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
        }),
        z.object({ status: z.literal('pending'), order: z.string() }),
      ]),
    ),
  },
  ...failures,
};
