import type { Minor } from '../../domain/money.ts';
import type { Purchase } from './tables.ts';

/** The bundle that a purchase's wholesaler delivers it with. */
export function bundleOf({
  bundleName,
  sourceBundle,
}: Pick<Purchase, 'bundleName' | 'sourceBundle'>): string {
  return sourceBundle ?? bundleName;
}

/** A purchase as seen by the wholesaler of one of its orders, which need not be the one that was asked last. */
export function atSource<
  P extends Pick<Purchase, 'bundleName' | 'sourceBundle' | 'wholesaler' | 'wholesaleCents'>,
>(
  purchase: P,
  { wholesaler, bundleName, wholesaleCents }: Pick<Purchase, 'wholesaler' | 'bundleName' | 'wholesaleCents'>,
): P {
  const sourceBundle = bundleName === purchase.bundleName ? null : bundleName;
  return { ...purchase, wholesaler, sourceBundle, wholesaleCents };
}

/** What the plan was sold for in the base currency: after the discount, and with the tax that a business was not charged. */
export function soldFor({
  priceCents,
  taxOffCents,
  rate,
}: Pick<Purchase, 'priceCents' | 'taxOffCents' | 'rate'>): Minor {
  const price = priceCents + taxOffCents;
  return rate === null ? price : Math.round(price / rate);
}
