import { z } from 'zod';

import { quoteSchema } from '../checkout/quote-schema.ts';

/** A plan that can be added to an eSIM: what it costs, and when it starts and ends there. */
export const topUpSchema = z.object({
  quote: quoteSchema,
  /** Its days begin with its first use, but not before this: an equal plan in use comes first; null when none does. */
  starts_after: z.string().nullable(),
  /** An equal plan comes first that has not begun: this one starts when that ends, which nobody knows. */
  is_behind: z.boolean(),
  /** Never used by then, it lapses. */
  use_by: z.string(),
  /** It ends so many days of 24 hours after its first use. */
  lasts_days: z.number().int(),
});

export type TopUp = z.infer<typeof topUpSchema>;
