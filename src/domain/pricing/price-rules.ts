import { z } from 'zod';

import type { BasisPoints, Cents } from '../money.ts';

/** What a rule is for, the widest first. A narrower one takes the place of a wider one whole. */
export const SCOPES = ['global', 'region', 'country', 'plan'] as const;
export type Scope = (typeof SCOPES)[number];

/** How a price ends: `none` leaves it as it comes out. */
export const ENDINGS = ['none', '.49', '.99'] as const;
export type Ending = (typeof ENDINGS)[number];

/** What becomes of a price that leaves less than its floor. */
export const BELOW_FLOOR = ['sell', 'hold', 'hide'] as const;
export type BelowFloor = (typeof BELOW_FLOOR)[number];

export const MOST_RULES = 2000;
/** Above these the dearest bundle that a wholesaler may ask would not fit a price. */
const MOST_MARKUP: BasisPoints = 200_000;
export const MOST_FIXED: Cents = 100_000;
const MOST_LOCK: Cents = 10_000_000;
/** What is left of a price after fees is less than all of it, so a floor near that could never be kept. */
const MOST_FLOOR: BasisPoints = 8000;

const moment = z.iso.datetime();

export const priceRuleSchema = z
  .strictObject({
    scope: z.enum(SCOPES),
    /** Empty for `global`; a part of the world or the code of a region; the code of a country; see {@link planKey}. */
    of: z.string().max(160).default(''),
    /** On the wholesale price. */
    markup_bp: z.int().min(0).max(MOST_MARKUP),
    /** Added after the markup. */
    fixed_cents: z.int().min(0).max(MOST_FIXED).default(0),
    ending: z.enum(ENDINGS).default('none'),
    /** The least share of the price that has to stay after wholesale and fees; null where any will do. */
    floor_bp: z.int().min(0).max(MOST_FLOOR).nullable().default(null),
    /** The price itself: markup, fixed part and ending do not count then. */
    lock_cents: z.int().min(1).max(MOST_LOCK).nullable().default(null),
    /** Null: since ever, and for ever. `until` itself is past it. */
    from: moment.nullable().default(null),
    until: moment.nullable().default(null),
  })
  .superRefine(({ scope, of, from, until }, context) => {
    const say = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (scope === 'global' && of !== '') say('of', 'A global rule is for everything.');
    if (scope !== 'global' && of.trim() === '') say('of', 'Say what the rule is for.');
    if (scope === 'plan' && !/^\S+ \S/.test(of)) say('of', 'Name the plan by its place and its bundle.');
    if (from !== null && until !== null && Date.parse(from) >= Date.parse(until))
      say('until', 'A rule ends after it begins.');
  });

export type PriceRule = z.output<typeof priceRuleSchema>;

/** All rules of a shop: a global one without an end is among them, and no two are for the same and the same time. */
export const priceRulesSchema = z
  .array(priceRuleSchema)
  .max(MOST_RULES)
  .superRefine((rules, context) => {
    if (!rules.some(isStanding))
      context.addIssue({
        code: 'custom',
        message: 'There must be a global rule without a beginning and an end.',
      });
    const seen = new Set<string>();
    rules.forEach((rule, index) => {
      const key = keyOf(rule);
      if (seen.has(key))
        context.addIssue({
          code: 'custom',
          path: [index],
          message: 'There is another rule for the same and the same time.',
        });
      seen.add(key);
    });
  });

/** What prices are made by at one moment. */
export interface Pricing {
  /** Those in force. */
  rules: readonly PriceRule[];
  belowFloor: BelowFloor;
}

function isStanding({ scope, from, until }: PriceRule): boolean {
  return scope === 'global' && from === null && until === null;
}

/** Which plan a rule is for: bundles have the same name in several places. */
export const planKey = (place: string, bundleName: string) => `${place} ${bundleName}`;

/** The same for two rules that only differ in what they ask. */
export function keyOf({
  scope,
  of,
  from,
  until,
}: Pick<PriceRule, 'scope' | 'of' | 'from' | 'until'>): string {
  return JSON.stringify([scope, of, time(from, -Infinity), time(until, Infinity)].map(String));
}

const time = (moment: string | null, otherwise: number) => (moment === null ? otherwise : Date.parse(moment));

/**
 * The same list for the same rules, whatever their order and however their moments are written: widest first, then by
 * name, then by their time.
 */
export function inOrder(rules: readonly PriceRule[]): PriceRule[] {
  const written = (moment: string | null) => moment && new Date(moment).toISOString();
  return rules
    .map(({ scope, of, markup_bp, fixed_cents, ending, floor_bp, lock_cents, from, until }) => {
      const asks = { markup_bp, fixed_cents, ending, floor_bp, lock_cents };
      return { scope, of, ...asks, from: written(from), until: written(until) };
    })
    .toSorted(
      (a, b) =>
        SCOPES.indexOf(a.scope) - SCOPES.indexOf(b.scope) ||
        compare(a.of, b.of) ||
        compare(time(a.from, -Infinity), time(b.from, -Infinity)) ||
        compare(time(a.until, Infinity), time(b.until, Infinity)),
    );
}

function compare<T extends string | number>(a: T, b: T): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Those that count at a moment. */
export function inForceAt(rules: readonly PriceRule[], at: Date): PriceRule[] {
  const now = at.getTime();
  return rules.filter(({ from, until }) => time(from, -Infinity) <= now && now < time(until, Infinity));
}

/** A plan, as far as a rule can be for it. */
export interface Ruled {
  bundleName: string;
  countryCode: string;
  /** The part of the world that its country is in; null for the plan of a region. */
  part: string | null;
}

/**
 * Finds the rule of a plan among those in force: the narrowest, and of several for the same the one that began last, which
 * is the one for a time where another is for ever.
 * @throws {RangeError} by the function that it gives, where no rule is for a plan
 */
export function rulesByPlan(rules: readonly PriceRule[]): (plan: Ruled) => PriceRule {
  const byKey = new Map<string, PriceRule>();
  const key = (scope: Scope, of: string) => `${scope} ${of}`;
  for (const rule of rules) {
    const other = byKey.get(key(rule.scope, rule.of));
    if (!other || isNarrower(rule, other)) byKey.set(key(rule.scope, rule.of), rule);
  }
  return ({ bundleName, countryCode, part }) => {
    const found =
      byKey.get(key('plan', planKey(countryCode, bundleName))) ??
      (part === null ? byKey.get(key('region', countryCode)) : byKey.get(key('country', countryCode))) ??
      (part === null ? undefined : byKey.get(key('region', part))) ??
      byKey.get(key('global', ''));
    if (!found) throw new RangeError(`no rule for ${countryCode} ${bundleName}`);
    return found;
  };
}

function isNarrower(rule: PriceRule, than: PriceRule): boolean {
  const [from, other] = [time(rule.from, -Infinity), time(than.from, -Infinity)];
  return from === other ? time(rule.until, Infinity) < time(than.until, Infinity) : from > other;
}
