import type { BasisPoints, Cents } from '../../money.ts';

/** What a rule is for, the widest first. A narrower one takes the place of a wider one whole. */
export const SCOPES = ['global', 'region', 'country', 'plan'] as const;
export type Scope = (typeof SCOPES)[number];

/** How a price ends: `none` leaves it as it comes out. */
export const ENDINGS = ['none', '.49', '.99'] as const;
export type Ending = (typeof ENDINGS)[number];

/** What becomes of a price that leaves less than its floor. */
export const BELOW_FLOOR = ['sell', 'hold', 'hide'] as const;
export type BelowFloor = (typeof BELOW_FLOOR)[number];

/** The most that a fixed part can be. */
export const MOST_FIXED: Cents = 100_000;

/** By what the plans of one place, of many, or of all, are priced. */
export interface PriceRule {
  scope: Scope;
  /** Empty for `global`; a part of the world or the code of a region; the code of a country; see {@link planKey}. */
  of: string;
  /** On the wholesale price. */
  markup_bp: BasisPoints;
  /** Added after the markup. */
  fixed_cents: Cents;
  ending: Ending;
  /** The least share of the price that has to stay after wholesale and fees; null where any will do. */
  floor_bp: BasisPoints | null;
  /** The price itself: markup, fixed part and ending do not count then. */
  lock_cents: Cents | null;
  /** ISO; null: since ever, and for ever. `until` itself is past it. */
  from: string | null;
  until: string | null;
}

/** What prices are made by at one moment. */
export interface Pricing {
  /** Those in force. */
  rules: readonly PriceRule[];
  belowFloor: BelowFloor;
}

/** The rule for all that no other is for, whenever that is: there must be one. */
export function isStanding({ scope, from, until }: PriceRule): boolean {
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
