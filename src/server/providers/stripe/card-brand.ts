import { cardWords } from './words.ts';

const BRANDS: Record<string, string> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' };

/** A card's brand as people write it. */
export function brandName(brand: string | null): string {
  return brand ? (BRANDS[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1)) : cardWords.unknownBrand;
}
