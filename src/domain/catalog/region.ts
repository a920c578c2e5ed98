import { coverage } from './region-words.ts';

export { coverage } from './region-words.ts';

/** A coverage line as the API and a purchase have it, which is English, in the language of the page. */
export function shownCoverage(line: string): string {
  const countries = Number.parseInt(line, 10);
  return Number.isNaN(countries) ? coverage('country', 1) : coverage('region', countries);
}

/** The slug of a region: lower case, without accents, and hyphens for everything but letters and digits. */
export function regionSlug(label: string): string {
  return label
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
