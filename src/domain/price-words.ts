import { by, CARD, cappedOff, withMethod } from './money-words.ts';
import { formatMoney, type Money } from './money.ts';

/** A price as the shop says it. */
export interface PriceWords {
  /** '$2.94': the price without a fee. Whatever compares plans says it: cards, rows, ranges, search, regions, pictures. */
  plan: string;
  /**
   * '$3.37 with card': the charge, if the checkout adds a fee. Whatever leads to a payment says it, larger than the price
   * without the fee. Null if that price is the charge.
   */
  charged: string | null;
  /** The two parts of `charged`: '$3.37', and 'with card' or null. */
  total: string;
  by: string | null;
}

/**
 * The one sentence about a price. It follows `FEE_POLICY` by its amounts: where fees are included, nothing is added.
 * @param method as it reads after 'with'
 */
export function priceWords({ fee, total }: { fee: Money; total: Money }, method = CARD): PriceWords {
  const charge = formatMoney(total);
  const hasFee = fee.amount !== 0;
  return {
    plan: formatMoney({ ...total, amount: total.amount - fee.amount }),
    charged: hasFee ? withMethod(charge, method) : null,
    total: charge,
    by: hasFee ? by(method) : null,
  };
}

/** '$2.94/day': the price of unlimited data for a day. */
export const dayPrice = (price: Money) => `${formatMoney(price)}/day`;

/**
 * '20% off, up to $0.57 on this plan': a code promises more than the plan's price allows.
 * @param off less than nothing
 */
export const cappedCode = (promised: string, off: Money) =>
  cappedOff(promised, formatMoney({ ...off, amount: -off.amount }));
