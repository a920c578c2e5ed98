import { oneLine } from '../../core/one-line.ts';
import type { CatalogueNetwork } from '../wholesaler.ts';
import { wireCountryNetworks, wireNetwork } from './esim-go-wire.ts';

/** Longer texts are not brands. */
const MAX_BRAND_LENGTH = 40;

/**
 * The networks of one country in our terms. Brands are somebody else's text, so they are reduced to one line of a name's length
 * without invisible characters. A network is left out if no name remains, or if it cannot be read.
 */
export function networksOf(sent: unknown): CatalogueNetwork[] {
  const country = wireCountryNetworks.safeParse(sent).data;
  return (country?.networks ?? []).flatMap((each) => {
    const network = wireNetwork.safeParse(each).data;
    const brand = brandOf(network?.brandName ?? '') ?? brandOf(network?.name ?? '');
    if (!country || !network || brand === null) return [];
    const { mcc, mnc, speed, speeds } = network;
    return [{ country: country.name, brand, mcc, mnc, speed: speedsIn([...speed, ...speeds]) }];
  });
}

function brandOf(text: string): string | null {
  // No name has thousands of letters; the rest is not worth cleaning.
  const name = oneLine(text.slice(0, 10 * MAX_BRAND_LENGTH))
    .replace(/\p{Cf}/gu, '')
    .trim();
  return name !== '' && name.length <= MAX_BRAND_LENGTH && /[\p{L}\p{N}]/u.test(name) ? name : null;
}

function speedsIn(told: readonly string[]): string[] {
  const known = told
    .map((speed) => speed.trim().toUpperCase())
    .filter((speed) => /^(?:[2-9]G|LTE)$/.test(speed));
  return [...new Set(known)];
}
