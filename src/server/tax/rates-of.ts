import { EU_RATES, type TaxRate } from '../../domain/tax/tax-rates.ts';

/** The rates by which the shop charges: the EU's, and those of the settings, which replace the EU's of the same day. */
export function ratesOf(own: readonly TaxRate[]): readonly TaxRate[] {
  const isReplaced = ({ country, from }: TaxRate) =>
    own.some((rate) => rate.country === country && rate.from === from);
  return [...EU_RATES.filter((rate) => !isReplaced(rate)), ...own];
}
