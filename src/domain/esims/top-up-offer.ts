import { z } from 'zod';

import { quoteSchema } from '../checkout/quote-schema.ts';

/** A plan that can be added to an eSIM: its price, and when it starts and ends there. */
export const topUpSchema = z.object({
  quote: quoteSchema,
  /** Its days begin with its first use, but not before this: an equal plan in use comes first; null if there is none. */
  starts_after: z.string().nullable(),
  /** An equal plan that has not begun comes first: this one starts at its end, whose time is unknown. */
  is_behind: z.boolean(),
  /** It lapses if it is not used by then. */
  use_by: z.string(),
  /** It ends this many days of 24 hours after its first use. */
  lasts_days: z.number().int(),
});

export type TopUp = z.infer<typeof topUpSchema>;
