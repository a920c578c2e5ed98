/** Ways to pay that a shop can ask the script about. The sandbox offers the first. */
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
