import { z } from 'zod';

import { CURRENCY_CODES, BASE_CURRENCY, type Currency } from '../../currencies.ts';
import { canEnd, LOCAL_ENDINGS } from './local-price.ts';

/** A rate may be raised by a quarter at most. */
const MAX_MARGIN = 2500;

/** Currencies beside the one that prices are made in. */
export type LocalCurrency = Exclude<Currency, typeof BASE_CURRENCY>;
export const LOCAL_CURRENCIES = CURRENCY_CODES.filter(
  (code): code is LocalCurrency => code !== BASE_CURRENCY,
);

/** How the prices of a currency are made. */
export const termsSchema = z.object({
  margin_bp: z.int().min(0).max(MAX_MARGIN),
  ending: z.enum(LOCAL_ENDINGS),
});

export const currencyPolicySchema = termsSchema.extend({ on: z.boolean() });

/** What an operator decided about each currency; those left out were never switched on. */
export const currencyPoliciesSchema = z
  .partialRecord(z.enum(LOCAL_CURRENCIES), currencyPolicySchema)
  .superRefine((policies, context) => {
    for (const [code, { ending }] of Object.entries(policies))
      if (!canEnd(code as LocalCurrency, ending))
        context.addIssue({
          code: 'custom',
          path: [code, 'ending'],
          message: `Prices in ${code} can’t end in ${ending}.`,
        });
  });

export type CurrencyPolicies = z.infer<typeof currencyPoliciesSchema>;
export type Terms = z.infer<typeof termsSchema>;
