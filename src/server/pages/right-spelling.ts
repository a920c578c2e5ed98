import { addressOf } from '../response-cache/addresses.ts';

/**
 * The address of a public page if `path` is another spelling of it: other case, a trailing slash, encoded letters. Null if it is
 * spelled right, or is no such page. Throws a `URIError` if it cannot be decoded.
 */
export function rightSpelling(path: string): string | null {
  const decoded = decodeURIComponent(path);
  const lower = (decoded.endsWith('/') ? decoded.slice(0, -1) : decoded).toLowerCase();
  // Only a country's code is in capital letters.
  const right = lower.replace(
    /^((?:\/[a-z-]+)?\/country\/)([^/.]+)/,
    (_, before: string, code: string) => before + code.toUpperCase(),
  );
  const address = addressOf(right);
  // An encoded question mark would begin a query, and lead to another page than this path's.
  return right !== path && address?.kind === 'page' && address.key === right ? right : null;
}
