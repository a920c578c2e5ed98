import { fromDollars, ofBase, toDecimal } from '../../../domain/money.ts';
import { keyOf, type PriceRule, type Scope } from '../../../domain/operators/pricing/price-rules.ts';
import { ruleWords as words } from './words.ts';

/** The values of the editor's fields. */
export interface TypedRule {
  scope: Scope;
  region: string;
  country: string;
  place: string;
  plan: string;
  markup: string;
  surcharge: string;
  ending: PriceRule['ending'];
  minMargin: string;
  fixedPrice: string;
  from: string;
  until: string;
}

export type RuleField = keyof TypedRule;

const decimal = (hundredths: number) => toDecimal(ofBase(hundredths)).replace(/\.?0+$/, '');
const minute = (moment: string | null) => moment?.slice(0, 16) ?? '';

/** A rule as field values. */
export function typedOf(rule: PriceRule): TypedRule {
  const { scope, of } = rule;
  return {
    scope,
    region: scope === 'region' ? of : '',
    country: scope === 'country' ? of : '',
    place: scope === 'plan' ? (of.split(' ')[0] ?? '') : '',
    plan: scope === 'plan' ? of : '',
    markup: decimal(rule.markup_bp),
    surcharge: rule.surcharge_cents === 0 ? '' : toDecimal(ofBase(rule.surcharge_cents)),
    ending: rule.ending,
    minMargin: rule.min_margin_bp === null ? '' : decimal(rule.min_margin_bp),
    fixedPrice: rule.fixed_price_cents === null ? '' : toDecimal(ofBase(rule.fixed_price_cents)),
    from: minute(rule.from),
    until: minute(rule.until),
  };
}

/**
 * Reads the fields. Returns the errors by field, or the rule.
 * @param others the rules that it must not duplicate
 */
export function readRule(
  typed: TypedRule,
  others: readonly PriceRule[],
): { rule: PriceRule } | { wrong: Partial<Record<RuleField, string>> } {
  const wrong: Partial<Record<RuleField, string>> = {};
  const number = (field: RuleField, most: number, complaint: string, least = 0): number => {
    const value = fromDollars(typed[field].trim().replace(/^\$|%$/g, '') || '0');
    if (value === null || value < least || value > most) wrong[field] = complaint;
    return value ?? 0;
  };
  const orNull = (field: RuleField, most: number, complaint: string, least = 0) =>
    typed[field].trim() === '' ? null : number(field, most, complaint, least);
  const at = (text: string) => (text === '' ? null : new Date(`${text}:00Z`).toISOString());
  const of = { global: '', region: typed.region, country: typed.country, plan: typed.plan }[typed.scope];
  const rule: PriceRule = {
    scope: typed.scope,
    of,
    markup_bp: number('markup', 200_000, words.wrongMarkup),
    surcharge_cents: number('surcharge', 100_000, words.wrongSurcharge),
    ending: typed.ending,
    min_margin_bp: orNull('minMargin', 8000, words.wrongMinMargin, -10_000),
    fixed_price_cents: orNull('fixedPrice', 10_000_000, words.wrongFixedPrice, 1),
    from: at(typed.from),
    until: at(typed.until),
  };
  if (typed.scope === 'plan' && of === '') wrong.plan = words.wrongPlan;
  if ((typed.scope === 'country' || typed.scope === 'region') && of === '') wrong.scope = words.wrongPlace;
  if (rule.from !== null && rule.until !== null && rule.from >= rule.until) wrong.until = words.wrongTime;
  if (others.some((other) => keyOf(other) === keyOf(rule))) wrong.scope = words.double;
  return Object.keys(wrong).length > 0 ? { wrong } : { rule };
}
