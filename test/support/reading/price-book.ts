import type { FeePolicy } from '../../../src/domain/checkout/payment-method.ts';
import { listBundles } from '../../../src/sandbox/esim-go/bundles/catalogue.ts';

/** A plan's amounts, as text. */
export interface BookedPlan {
  name: string;
  /** '5 GB, 30 days', 'Unlimited Lite, 1 day'. */
  label: string;
  isUnlimited: boolean;
  days: number;
  cents: number;
  price: string;
  /** Per day of unlimited data, per gigabyte of a fixed amount. */
  unit: string;
  card: { fee: string; total: string };
  paypal: { fee: string; total: string };
}

export type PriceBook = ReadonlyMap<string, readonly BookedPlan[]>;

const TIERS: Record<string, string> = {
  UL: 'Unlimited Lite',
  ULE: 'Unlimited Essential',
  ULP: 'Unlimited Plus',
};
const dollars = (cents: number) =>
  `$${Math.floor(cents / 100).toLocaleString('en-US')}.${String(cents % 100).padStart(2, '0')}`;
const rounded = (numerator: number, denominator: number) =>
  Math.floor((2 * numerator + denominator) / (2 * denominator));
const feeOn = (cents: number, tenThousandths: number) => rounded(cents * tenThousandths, 10_000) + 30;
const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/**
 * What every plan must cost, by the path of its place: the wholesaler's own list and the specification's rules, without any of
 * the shop's arithmetic.
 */
export function priceBook(policy: FeePolicy): PriceBook {
  const book = new Map<string, BookedPlan[]>();
  for (const { name, base, roaming, dataMb, days, wholesaleCents } of listBundles({})) {
    const retail = rounded(wholesaleCents * 12_500, 10_000);
    const cents = policy === 'included' ? retail + feeOn(retail, 440) : retail;
    const by = (share: number) => {
      const fee = policy === 'included' ? 0 : feeOn(cents, share);
      return { fee: dollars(fee), total: dollars(cents + fee) };
    };
    const [, data = ''] = name.split('_');
    const isUnlimited = dataMb < 0;
    const plan: BookedPlan = {
      name,
      label: `${TIERS[data] ?? `${dataMb / 1000} GB`}, ${days} ${days === 1 ? 'day' : 'days'}`,
      isUnlimited,
      days,
      cents,
      price: dollars(cents),
      unit: dollars(Math.round(isUnlimited ? cents / days : (cents * 1000) / dataMb)),
      card: by(440),
      paypal: by(499),
    };
    const address = roaming.length > 0 ? `/regional/${slugOf(base.name)}` : `/country/${base.iso}`;
    book.set(address, [...(book.get(address) ?? []), plan]);
  }
  return book;
}
