import { BASE_CURRENCY, type Currency, isCurrency } from '../currencies.ts';
import { fromDecimal, type Money } from '../money.ts';
import { MOST_LINES } from './basket.ts';

/** One more plan of the same purchase. */
export interface AlsoChosen {
  id: string;
  countryCode: string;
  /** The position of the plan whose eSIM this one goes onto; without it, it comes with an eSIM of its own. */
  onto?: number;
}

/** The chosen plan; its facts and price come from the quote. */
export interface ChosenPlan {
  id: string;
  countryCode: string;
  /** Bought with it. */
  more?: readonly AlsoChosen[];
  /** Id of the bought eSIM to top up; without it, the plan comes with a new eSIM. */
  topUpOf?: string;
  /** The private link of that eSIM's order, as in a mail: it authorises a device that did not buy the eSIM. */
  order?: string;
  /** The token of an order that an operator made: it has the plans and their price. */
  draftOrder?: string;
  /** In which its buyer pays. */
  currency?: Currency;
}

/**
 * Reads the `plan` parameter; null if it is missing or unreadable. Parsed by hand, because the browser's bundle has no schemas.
 */
export function readCheckoutLink(parameter: string | null): ChosenPlan | null {
  try {
    const { id, countryCode } = JSON.parse(parameter ?? '') as Record<keyof ChosenPlan, unknown>;
    return isText(id, 1, 100) && isText(countryCode, 2, 10) ? { id, countryCode } : null;
  } catch {
    return null;
  }
}

/** The value of the `plans` parameter. */
export function plansParameter(plans: readonly AlsoChosen[]): string {
  return JSON.stringify(plans.map(({ id, countryCode, onto }) => ({ id, countryCode, onto })));
}

/** Reads the `plans` parameter, several plans for one purchase; null if it is missing, unreadable or has too many. */
export function readPlansLink(parameter: string | null): ChosenPlan | null {
  try {
    const listed = JSON.parse(parameter ?? '') as unknown;
    if (!Array.isArray(listed) || listed.length > MOST_LINES) return null;
    const plans = listed.map((one: unknown, position): AlsoChosen | null => {
      const plan = readCheckoutLink(JSON.stringify(one));
      const { onto } = one as { onto?: unknown };
      if (!plan || onto === undefined) return plan;
      const isBefore = Number.isInteger(onto) && Number(onto) >= 0 && Number(onto) < position;
      return isBefore ? Object.assign(plan, { onto: Number(onto) }) : null;
    });
    const [first, ...more] = plans.filter((plan) => plan !== null);
    if (!first || more.length + 1 < plans.length) return null;
    return more.length === 0 ? first : { ...first, more };
  } catch {
    return null;
  }
}

/** All plans of one purchase, the first one first. */
export function allChosen({ id, countryCode, more = [] }: ChosenPlan): AlsoChosen[] {
  return [{ id, countryCode }, ...more];
}

/** How the API names them. */
export function chosenOnWire({ id, countryCode, more, draftOrder }: ChosenPlan) {
  return {
    bundle_name: id,
    country_code: countryCode,
    ...(draftOrder !== undefined && { draft_order: draftOrder }),
    ...(more && {
      more_plans: more.map((plan) => ({
        bundle_name: plan.id,
        country_code: plan.countryCode,
        ...(plan.onto !== undefined && { onto_line: plan.onto }),
      })),
    }),
  };
}

/** Reads the `top_up` parameter, the bought eSIM that the plan goes onto; null if it names none. */
export function readTopUpLink(parameter: string | null): string | null {
  return parameter !== null && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(parameter)
    ? parameter
    : null;
}

/** Reads the `order` and `draft_order` parameters; null for an invalid one. */
export function readOrderLink(parameter: string | null): string | null {
  return parameter !== null && /^[\w.-]{20,200}$/.test(parameter) ? parameter : null;
}

/** Reads the `currency` parameter; null if it names none in which the shop can sell. */
export function readCurrency(parameter: string | null): Currency | null {
  return parameter !== null && isCurrency(parameter) ? parameter : null;
}

/**
 * The price that the link claims; null if there is no readable one, or it is in another currency than the quote. Only for telling the buyer that the price has
 * changed, never for charging.
 */
export function claimedPrice(parameter: string | null, currency: Currency): Money | null {
  try {
    const { price, currency: of = BASE_CURRENCY } = JSON.parse(parameter ?? '') as Record<string, unknown>;
    if (of !== currency) return null;
    if (typeof price !== 'string' && typeof price !== 'number') return null;
    return /^\d{1,9}(\.\d{1,2})?$/.test(String(price)) ? fromDecimal(price, currency) : null;
  } catch {
    return null;
  }
}

function isText(value: unknown, shortest: number, longest: number): value is string {
  return typeof value === 'string' && value.length >= shortest && value.length <= longest;
}
