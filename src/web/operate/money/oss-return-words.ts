import type { OssSection } from '../../../domain/tax/oss-return.ts';

export const ossReturnWords = {
  title: 'OSS return',
  lead: (quarter: string, home: string | null) =>
    `${quarter}: VAT for the EU’s one-stop shop by country and rate${home === null ? '' : `, without ${home}`}`,
  filters: { quarter: 'Quarter' },
  lastQuarter: 'Last ended',
  totals: 'Totals CSV',
  documents: 'Documents CSV',
  vat: (amount: string) => `VAT due: ${amount}`,
  vatHint: 'Supplies and corrections, in euros.',
  sections: {
    supplies: 'Supplies',
    corrections: 'Corrections of earlier quarters',
    domestic: 'For the return at home',
    elsewhere: 'Outside the EU',
    untaxed: 'Without VAT',
  } satisfies Record<OssSection, string>,
  columns: {
    country: 'Country',
    period: 'Quarter',
    rate: 'Rate',
    net: 'Taxable, EUR',
    tax: 'VAT, EUR',
    own: 'In currency: taxable, VAT',
    documents: 'Documents',
  },
  percent: (bp: number) => `${bp / 100}%`,
  own: (net: string, tax: string) => `${net}, ${tax}`,
  nowhere: 'No tax charged',
  none: 'No invoice or credit note counts in this quarter.',
  rates: {
    title: 'Rates of the European Central Bank',
    currency: 'Currency',
    day: 'Day',
    perEuro: 'For one euro',
    toCome: 'Not published yet',
    missing: 'Not known',
  },
  missing: {
    title: 'Some amounts can’t be converted',
    toCome: 'The bank hasn’t published all rates yet. The shop reads them on their day.',
    rate: ({ currency, day }: { currency: string; day: string }) => `${currency} on ${day}`,
    unknown: (named: string) =>
      `The shop doesn’t have the rate of ${named}. Look it up at the bank, and convert those amounts yourself.`,
  },
  note: 'An invoice counts in the quarter of its payment. A credit note for an earlier quarter is a correction, by the rate of that quarter.',
};
