import { BASE_CURRENCY, type Currency, isCurrency } from '../currencies.ts';
import { fromDecimal, type Money } from '../money.ts';

/** The chosen plan; its facts and price come from the quote. */
export interface ChosenPlan {
  id: string;
  countryCode: string;
  /** Id of the bought eSIM to top up; without it, the plan comes with a new eSIM. */
  topUpOf?: string;
  /** The private link of that eSIM's order, as in a mail: it authorises a device that did not buy the eSIM. */
  order?: string;
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

/** Reads the `top_up` parameter, the bought eSIM that the plan goes onto; null if it names none. */
export function readTopUpLink(parameter: string | null): string | null {
  return parameter !== null && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(parameter)
    ? parameter
    : null;
}

/** Reads the `order` parameter; null if it is invalid. */
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
