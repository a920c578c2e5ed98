import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { named } from '../../../domain/language-words.nl.ts';
import type * as source from './invoice-words.ts';

export const invoiceWords: typeof source.invoiceWords = {
  title: { invoice: 'Factuur', credit_note: 'Creditnota' },
  soldBy: 'Verkocht door',
  billedTo: 'Gefactureerd aan',
  nameErased: 'Naam gewist',
  vatNumber: (number) => `Btw-nr. ${number}`,
  rows: {
    order: 'Bestelling',
    corrects: 'Corrigeert',
    paidOn: 'Betaald op',
    method: { invoice: 'Betaalmethode', credit_note: 'Terugbetaald op' },
    period: 'Leveringsperiode',
    payTo: 'Te betalen per overschrijving aan',
    owed: 'Openstaand bedrag',
  },
  period: {
    first_use: (days) => `${formatDays(days)} vanaf het eerste gebruik`,
    purchase: (days) => `${formatDays(days)} vanaf de aankoop`,
  },
  description: 'Omschrijving',
  amount: 'Bedrag',
  plan: {
    whole: ({ country, label, days }) =>
      `eSIM-databundel voor ${named(country)}, ${label}, ${formatDays(days)}`,
    part: ({ country, label, days }) =>
      `Deel van de prijs van de eSIM-databundel voor ${named(country)}, ${label}, ${formatDays(days)}`,
    rest: ({ country, label, days }) =>
      `Rest van de prijs van de eSIM-databundel voor ${named(country)}, ${label}, ${formatDays(days)}`,
    tax: ({ country, label, days }) =>
      `Btw over de eSIM-databundel voor ${named(country)}, ${label}, ${formatDays(days)}`,
  },
  code: (code) => `Code ${code}`,
  taxes: 'Belasting en servicekosten',
  included: 'Inbegrepen',
  untaxed: 'We berekenen geen btw of andere verkoopbelasting.',
  net: 'Bedrag excl. btw',
  vat: (rate, country) => `Btw ${rate} (${country})`,
  noVat: {
    outside: 'Geen btw: de koper is in een land waar we geen btw berekenen.',
    reverse_charge: 'Btw verlegd naar de afnemer.',
  },
  national: (tax, day) => `Btw in de nationale valuta: ${tax}, tegen de koers van ${day}.`,
  total: { invoice: 'Totaal betaald', credit_note: 'Totaal terugbetaald' },
  credited: {
    total: 'Totaal gecrediteerd',
    note: (email) => `Dit bedrag gaat af van wat je ons nog moet betalen. Vragen? Mail naar ${email}.`,
  },
  thanks: (shop, email) => `Bedankt dat je met ${shop} reist. Vragen? Mail naar ${email}.`,
  returned: {
    whole: (email) => `De hele betaling is teruggestort. Vragen? Mail naar ${email}.`,
    part: (email) => `Een deel van de betaling is teruggestort. Vragen? Mail naar ${email}.`,
    rest: (email) => `Wat er van de betaling over was, is teruggestort. Vragen? Mail naar ${email}.`,
    tax: (email) => `De btw is teruggestort. Vragen? Mail naar ${email}.`,
  },
};
