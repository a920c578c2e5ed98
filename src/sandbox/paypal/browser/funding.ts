/** Payment methods that a shop can query. The sandbox offers the first. */
export const FUNDING_SOURCES = [
  'paypal',
  'venmo',
  'applepay',
  'itau',
  'credit',
  'paylater',
  'card',
  'ideal',
  'sepa',
];

export function isFundingEligible(source: string): boolean {
  return source === 'paypal';
}
