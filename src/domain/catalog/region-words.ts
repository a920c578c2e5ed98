/** The coverage line of an order summary: 'Nationwide', '1 country', '36 countries'. */
export function coverage(place: 'country' | 'region', countries: number): string {
  if (place === 'country') return 'Nationwide';
  return countries === 1 ? '1 country' : `${countries} countries`;
}

/** The parts of the world, by the wholesaler's names, which rules and filters use. */
export const partNames: Readonly<Partial<Record<string, string>>> = {
  Africa: 'Africa',
  Asia: 'Asia',
  Europe: 'Europe',
  LATAM: 'Latin America',
  'Middle East': 'Middle East',
  'North America': 'North America',
  Oceania: 'Oceania',
};
