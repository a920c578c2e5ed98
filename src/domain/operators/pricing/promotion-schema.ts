import { z } from 'zod';

import { CURRENCIES } from '../../currencies.ts';
import { LOCAL_CURRENCIES } from './currency-schema.ts';
import { asPromotionCode, MAX_TYPED_CODE_LENGTH, PROMOTION_CODE } from './promotion-code.ts';

const MAX_OFF = 10_000_000;
const MAX_LOCAL = 2_000_000_000;
const MAX_USES = 100_000_000;
const MAX_PLACES = 300;

const count = z.int().min(1).max(MAX_USES).nullable().default(null);
const moment = z.iso.datetime().nullable().default(null);

/** A code as operators type it, lower case too. */
export const promotionName = z
  .string()
  .max(MAX_TYPED_CODE_LENGTH)
  .transform(asPromotionCode)
  .pipe(z.string().regex(PROMOTION_CODE, 'A code has 3 to 30 letters, digits and hyphens.'));

/** What a code takes off in other currencies than the base one, in minor units. */
export const promotionAmountsSchema = z.partialRecord(
  z.enum(LOCAL_CURRENCIES),
  z.int().min(1).max(MAX_LOCAL),
);

export type PromotionAmounts = z.infer<typeof promotionAmountsSchema>;

/** An operator's terms for a code. Fields left out limit nothing. */
export const promotionTerms = {
  /** In hundredths of a percent; null if it takes an amount off. */
  percent_bp: z.int().min(1).max(10_000).nullable().default(null),
  amount_cents: z.int().min(1).max(MAX_OFF).nullable().default(null),
  amounts: promotionAmountsSchema
    .default({})
    .describe(
      'amounts in other currencies, in their smallest units: {"EUR": 500, "JPY": 800}; the code doesn’t apply where it has none',
    ),
  /** Valid from the first moment until the second. */
  starts_at: moment,
  ends_at: moment,
  most_uses: count,
  most_per_mailbox: count,
  first_order: z.boolean().default(false).describe('only if the mailbox has bought nothing before'),
  places: z
    .array(z.string().min(1).max(40))
    .max(MAX_PLACES)
    .default([])
    .describe(
      'codes of countries or regions, or parts of the world for all their countries; none means everywhere',
    ),
  below_floor: z.boolean().default(false).describe('whether it may go below the floor of a price'),
  note: z.string().trim().max(300).default(''),
};

type Terms = z.output<z.ZodObject<typeof promotionTerms>>;

/** The faults between fields; each with the field that shows it. */
export function promotionFaults({
  percent_bp: percent,
  amount_cents: amount,
  amounts,
  starts_at: from,
  ends_at: until,
}: Pick<Terms, 'percent_bp' | 'amount_cents' | 'amounts' | 'starts_at' | 'ends_at'>): {
  field: keyof Terms;
  words: string;
}[] {
  const broken = LOCAL_CURRENCIES.find((code) => (amounts[code] ?? 0) % CURRENCIES[code].step !== 0);
  return [
    ...((percent === null) === (amount === null)
      ? [{ field: 'percent_bp' as const, words: 'A code takes off either a percentage or an amount.' }]
      : []),
    ...(percent !== null && Object.keys(amounts).length > 0
      ? [{ field: 'amounts' as const, words: 'A percentage needs no amounts in other currencies.' }]
      : []),
    ...(broken === undefined
      ? []
      : [{ field: 'amounts' as const, words: `Amounts in ${broken} are whole.` }]),
    ...(from !== null && until !== null && Date.parse(from) >= Date.parse(until)
      ? [{ field: 'ends_at' as const, words: 'The end must be after the start.' }]
      : []),
  ];
}
