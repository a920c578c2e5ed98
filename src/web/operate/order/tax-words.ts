import type { Output } from '../api/verbs.ts';

type Company = NonNullable<NonNullable<Output<'order'>['tax']>['company']>;
type Decided = NonNullable<NonNullable<Output<'order'>['tax']>['decided']>;

export const taxWords = {
  title: 'Tax',
  none: 'The shop charged no VAT or sales tax when this order was begun.',
  undecided: 'The tax is decided when the eSIM is handed over.',
  place: 'Taxed in',
  kind: 'Treatment',
  kinds: {
    consumer: 'VAT in the price',
    reverse_charge: 'Reverse charge',
    outside: 'Outside the scope of VAT',
  } satisfies Record<Decided['kind'], string>,
  rate: 'Rate',
  percent: (bp: number) => `${bp / 100}%`,
  net: 'Net',
  tax: 'Tax',
  national: 'Tax in national currency',
  rule: 'Rule for the place',
  rules: {
    buyer: 'Where the buyer is',
    sim: 'Where the SIM is from',
  } satisfies Record<Decided['rule'], string>,
  card: 'Card issued in',
  address: 'Address in',
  network: 'Network in',
  sim: 'SIM from',
  expected: 'SIM expected from',
  vatNumber: 'VAT number',
  vies: 'VIES says',
  standings: {
    valid: 'Valid',
    invalid: 'Not registered',
    unknown: 'Not known yet',
  } satisfies Record<Company['standing'], string>,
  because: (standing: string, answer: string) => `${standing} (${answer})`,
  asked: 'VIES asked',
  consultation: 'Consultation number',
  registeredName: 'Registered name',
  registeredAddress: 'Registered address',
  compare:
    'Compare the company below with the buyer’s. If the number is a stranger’s, you owe the VAT of the buyer’s country.',
  unknown: 'Nothing is known of where the buyer is.',
  doubts: {
    place: 'The facts don’t agree, so the highest rate among them was taken',
    stripe: 'Stripe Tax refused this sale or its refund, so look at it there',
    sim: 'The eSIM is from another country than SIM_COUNTRIES says',
    company: 'VIES names another company for this VAT number',
  } satisfies Record<NonNullable<Decided['doubt']>, string>,
};
