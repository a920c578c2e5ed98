import type { BasisPoints, Minor } from '../../money.ts';

/** The scopes of rules, widest first. A narrower rule completely replaces a wider one. */
export const SCOPES = ['global', 'region', 'country', 'plan'] as const;
export type Scope = (typeof SCOPES)[number];

/** A price's ending: `none` leaves it as calculated. */
export const ENDINGS = ['none', '.49', '.99'] as const;
export type Ending = (typeof ENDINGS)[number];

/** What happens to a price below its floor. */
export const BELOW_FLOOR = ['sell', 'hold', 'hide'] as const;
export type BelowFloor = (typeof BELOW_FLOOR)[number];

/** The largest surcharge. */
export const MAX_SURCHARGE: Minor = 100_000;

/** How the plans of one place, of many or of all are priced. */
export interface PriceRule {
  scope: Scope;
  /** Empty for `global`; a part of the world or a region's code; a country's code; see {@link planKey}. */
  of: string;
  /** On the wholesale price. */
  markup_bp: BasisPoints;
  /** Added after the markup. */
  surcharge_cents: Minor;
  ending: Ending;
  /**
   * The least share of the price without its tax that must remain after wholesale price and fees. Null: nothing has to, but there may be
   * no loss; a negative share allows one.
   */
  min_margin_bp: BasisPoints | null;
  /** The price itself: markup, surcharge and ending are then ignored. */
  fixed_price_cents: Minor | null;
  /** ISO; null: unlimited. `until` is exclusive. */
  from: string | null;
  until: string | null;
}

/** The pricing at one moment. */
export interface Pricing {
  /** The rules in force. */
  rules: readonly PriceRule[];
  belowFloor: BelowFloor;
}

/** Whether it is the global rule without a time, which must exist. */
export function isStanding({ scope, from, until }: PriceRule): boolean {
  return scope === 'global' && from === null && until === null;
}

/** The plan of a rule: bundles have the same name in several places. */
export const planKey = (place: string, bundleName: string) => `${place} ${bundleName}`;

/** A key that is the same for rules with the same scope and time. */
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
 * Normalises the list, whatever the order of its rules and the format of their times: widest first, then by name, then by time.
 */
export function inOrder(rules: readonly PriceRule[]): PriceRule[] {
  const written = (moment: string | null) => moment && new Date(moment).toISOString();
  return rules
    .map(
      ({ scope, of, markup_bp, surcharge_cents, ending, min_margin_bp, fixed_price_cents, from, until }) => {
        const asks = { markup_bp, surcharge_cents, ending, min_margin_bp, fixed_price_cents };
        return { scope, of, ...asks, from: written(from), until: written(until) };
      },
    )
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

/** The rules in force at a moment. */
export function inForceAt(rules: readonly PriceRule[], at: Date): PriceRule[] {
  const now = at.getTime();
  return rules.filter(({ from, until }) => time(from, -Infinity) <= now && now < time(until, Infinity));
}

/** The fields of a plan that select its rule. */
export interface Ruled {
  bundleName: string;
  countryCode: string;
  /** The part of the world of its country; null for a region's plan. */
  part: string | null;
}

/**
 * Finds a plan's rule among those in force: the narrowest, and among equal ones the one that began last, so that a temporary rule
 * precedes a permanent one.
 * @throws {RangeError} by the returned function, if no rule applies to a plan
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
