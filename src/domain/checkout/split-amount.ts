import type { Minor } from '../money.ts';

/**
 * Splits an amount over the lines of a basket in proportion to their weights. The shares add up to it exactly and are whole steps
 * of its currency, if it is; what rounding leaves goes to the lines that lost most by it, the first of equals. A share is never more than
 * its weight if the amount is no more than all weights together. @throws {RangeError} for a negative amount or weight
 */
export function splitAmount(amount: Minor, weights: readonly Minor[], step = 1): Minor[] {
  if (amount < 0 || weights.length === 0 || weights.some((weight) => weight < 0))
    throw new RangeError(`cannot split ${amount} by ${weights.join(', ')}`);
  const unit = BigInt(step);
  const parts = weights.some((weight) => weight > 0) ? weights.map(BigInt) : weights.map(() => 1n);
  const sum = parts.reduce((total, part) => total + part, 0n);
  const units = BigInt(amount) / unit;
  const shares = parts.map((part, line) => ({
    line,
    cents: (units * part) / sum,
    rest: (units * part) % sum,
  }));
  let left = units - shares.reduce((total, { cents }) => total + cents, 0n);
  for (const share of shares.toSorted(
    (one, other) => Number(other.rest - one.rest) || one.line - other.line,
  )) {
    if (left === 0n) break;
    share.cents += 1n;
    left -= 1n;
  }
  const odd = BigInt(amount) % unit;
  const largest = weights.indexOf(Math.max(...weights));
  return shares.map(({ cents, line }) => Number(cents * unit + (line === largest ? odd : 0n)));
}
