import { z } from 'zod';

import type { BasisPoints, Minor } from '../../money.ts';
import { ENDINGS, isStanding, keyOf, MAX_SURCHARGE, type PriceRule, SCOPES } from './price-rules.ts';

const MAX_RULES = 2000;
/** Above these the dearest possible bundle would not fit a price column. */
const MAX_MARKUP: BasisPoints = 200_000;
const MAX_FIXED_PRICE: Minor = 10_000_000;
/** Fees leave less than the whole price, so a minimum margin near that could never be kept. */
const MAX_MIN_MARGIN: BasisPoints = 8000;
/** A loss as large as the price itself. */
const MIN_MIN_MARGIN: BasisPoints = -10_000;

const moment = z.iso.datetime();

/** A rule as price lists hold it. Nothing is left out: a minimum margin that got lost must not read as none. */
export const listedRuleSchema = z.object({
  scope: z.enum(SCOPES),
  of: z.string().max(160),
  markup_bp: z.int().min(0).max(MAX_MARKUP),
  surcharge_cents: z.int().min(0).max(MAX_SURCHARGE),
  ending: z.enum(ENDINGS),
  min_margin_bp: z.int().min(MIN_MIN_MARGIN).max(MAX_MIN_MARGIN).nullable(),
  fixed_price_cents: z.int().min(1).max(MAX_FIXED_PRICE).nullable(),
  from: moment.nullable(),
  until: moment.nullable(),
}) satisfies z.ZodType<PriceRule>;

const { scope, of, markup_bp, surcharge_cents, ending, min_margin_bp, fixed_price_cents, from, until } =
  listedRuleSchema.shape;

/** A rule in a request. Fields left out add nothing and require nothing. */
export const priceRuleSchema = z
  .strictObject({
    scope,
    of: of.default(''),
    markup_bp,
    surcharge_cents: surcharge_cents.default(0),
    ending: ending.default('none'),
    min_margin_bp: min_margin_bp.default(null),
    fixed_price_cents: fixed_price_cents.default(null),
    from: from.default(null),
    until: until.default(null),
  })
  .superRefine(({ scope, of, from, until }, context) => {
    const say = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (scope === 'global' && of !== '') say('of', 'A global rule is for everything.');
    if (scope !== 'global' && of.trim() === '') say('of', 'Say what the rule is for.');
    if (scope === 'plan' && !/^\S+ \S/.test(of)) say('of', 'Name the plan by its place and its bundle.');
    if (from !== null && until !== null && Date.parse(from) >= Date.parse(until))
      say('until', 'The end must be after the start.');
  }) satisfies z.ZodType<PriceRule>;

/** All rules of a shop: one global rule without an end is required, and no two may have the same scope and time. */
export const priceRulesSchema = z
  .array(priceRuleSchema)
  .max(MAX_RULES)
  .superRefine((rules, context) => {
    if (!rules.some(isStanding))
      context.addIssue({
        code: 'custom',
        message: 'There must be a global rule without a start and an end.',
      });
    const seen = new Set<string>();
    rules.forEach((rule, index) => {
      const key = keyOf(rule);
      if (seen.has(key))
        context.addIssue({
          code: 'custom',
          path: [index],
          message: 'Another rule covers the same at the same time.',
        });
      seen.add(key);
    });
  });
