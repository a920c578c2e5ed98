const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** A country's English name by its ISO code; null for unknown codes. */
export function countryNameOf(iso: string): string | null {
  return /^[a-z]{2}$/i.test(iso) ? (countryNames.of(iso.toUpperCase()) ?? null) : null;
}
