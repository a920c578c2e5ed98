export { coverage } from './region-words.ts';

/** The slug of a region: lower case, without accents, and hyphens for everything but letters and digits. */
export function regionSlug(label: string): string {
  return label
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
