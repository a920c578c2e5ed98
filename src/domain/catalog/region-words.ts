/** The coverage line of an order summary: 'Nationwide', '1 country', '36 countries'. */
export function coverage(place: 'country' | 'region', countries: number): string {
  if (place === 'country') return 'Nationwide';
  return countries === 1 ? '1 country' : `${countries} countries`;
}
