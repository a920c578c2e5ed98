import { type Money, ofDollars } from '../money.ts';

/** Which plan the buyer wants; the quote says what it is and costs. */
export interface ChosenPlan {
  id: string;
  countryCode: string;
  /** Id of the bought eSIM that the plan goes onto; without it, it comes with an eSIM of its own. */
  topUpOf?: string;
  /** The private link of that eSIM's order, as a mail has it: it counts on a device that did not buy the eSIM. */
  order?: string;
}

/** Reads the `plan` parameter; null when it is missing or unreadable. By hand, for the browser reads it without schemas. */
export function readCheckoutLink(parameter: string | null): ChosenPlan | null {
  try {
    const { id, countryCode } = JSON.parse(parameter ?? '') as Record<keyof ChosenPlan, unknown>;
    return isText(id, 1, 100) && isText(countryCode, 2, 10) ? { id, countryCode } : null;
  } catch {
    return null;
  }
}

/** Reads the `top_up` parameter: which bought eSIM the plan goes onto; null when it names none. */
export function readTopUpLink(parameter: string | null): string | null {
  return parameter !== null && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(parameter)
    ? parameter
    : null;
}

/** Reads the `order` parameter; null when it is none. */
export function readOrderLink(parameter: string | null): string | null {
  return parameter !== null && /^[\w.-]{20,200}$/.test(parameter) ? parameter : null;
}

/**
 * The plan's price that the link claims; null when it claims none that can be read. For telling the buyer that
 * it is another one now, never for charging it.
 */
export function claimedPrice(parameter: string | null): Money | null {
  try {
    const { price } = JSON.parse(parameter ?? '') as Record<string, unknown>;
    if (typeof price !== 'string' && typeof price !== 'number') return null;
    return /^\d{1,6}(\.\d{1,2})?$/.test(String(price)) ? ofDollars(Number(price)) : null;
  } catch {
    return null;
  }
}

function isText(value: unknown, shortest: number, longest: number): value is string {
  return typeof value === 'string' && value.length >= shortest && value.length <= longest;
}
