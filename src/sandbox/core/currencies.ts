/** Currencies that card processors count in whole ones. They count all others in hundredths. */
const UNDIVIDED = new Set(['JPY', 'KRW']);
/** Nobody pays fractions of these, although card processors count the last two in hundredths. */
const PAID_WHOLE = new Set([...UNDIVIDED, 'HUF', 'TWD']);

/** How many of its smallest units make one of the currency: 100 cents, 1 yen. */
export function unitsIn(currency: string): number {
  return UNDIVIDED.has(currency.toUpperCase()) ? 1 : 100;
}

/** Whether amounts of the currency have no decimals. */
export function isPaidWhole(currency: string): boolean {
  return PAID_WHOLE.has(currency.toUpperCase());
}

/** '12.34', or '1500' where nobody pays fractions, for an amount in the smallest unit. */
export function decimal(amount: number, currency: string): string {
  return (amount / unitsIn(currency)).toFixed(digitsOf(currency));
}

/** '$12.34', '¥1,500' and 'HUF 4,900' (with a space that does not break) for an amount in the smallest unit. */
export function shownAmount(amount: number, currency: string): string {
  const digits = digitsOf(currency);
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(amount / unitsIn(currency));
}

function digitsOf(currency: string): number {
  return isPaidWhole(currency) ? 0 : 2;
}
