import { addressOf } from '../response-cache/addresses.ts';

/**
 * Where a public page is, when `path` is another spelling of its address: letters of another size, a slash at the end, coded
 * letters. Null where it is spelled right, or is no such page. Throws a `URIError` where it cannot be decoded.
 */
export function rightSpelling(path: string): string | null {
  const decoded = decodeURIComponent(path);
  const lower = (decoded.endsWith('/') ? decoded.slice(0, -1) : decoded).toLowerCase();
  // Of all that is in an address, a country's code alone is in capital letters.
  const right = lower.replace(/^\/country\/[^/.]+/, (place) => `/country/${place.slice(9).toUpperCase()}`);
  const address = addressOf(right);
  // A coded question mark would begin a query, and lead to another page than that of this path.
  return right !== path && address?.kind === 'page' && address.key === right ? right : null;
}
