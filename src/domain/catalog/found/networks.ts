import { LOCALE } from '../../language-words.ts';
import type { Network } from '../catalog-schema.ts';

/** Nobody reads a list of more brands. */
const MAX_BRANDS = 12;

/**
 * Networks of one country by brand, those with 5G first, then by name. One brand may run several, and may be spelled in lower and
 * upper case.
 * @param networks each with the speeds that it has: '4G', '5G'
 */
export function brandsAmong(networks: readonly { brand: string; speed: readonly string[] }[]): Network[] {
  const brands = new Map<string, Network>();
  for (const { brand, speed } of networks) {
    const key = brand.toLowerCase();
    const known = brands.get(key);
    const has5g = speed.includes('5G') || known?.has_5g === true;
    brands.set(key, { brand: known?.brand ?? brand, has_5g: has5g });
  }
  return [...brands.values()]
    .toSorted((a, b) => Number(b.has_5g) - Number(a.has_5g) || a.brand.localeCompare(b.brand, LOCALE))
    .slice(0, MAX_BRANDS);
}
