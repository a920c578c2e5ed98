import { formatDays } from '../../../domain/catalog/data-amount.ts';
import type * as source from './invoice-words.ts';

export const invoiceWords: typeof source.invoiceWords = {
  title: { invoice: 'Rechnung', credit_note: 'Gutschrift' },
  soldBy: 'Verkauft von',
  billedTo: 'Rechnung an',
  nameErased: 'Name gelöscht',
  vatNumber: (number) => `USt-IdNr. ${number}`,
  rows: {
    order: 'Bestellung',
    corrects: 'Korrigiert',
    paidOn: 'Bezahlt am',
    method: { invoice: 'Zahlungsart', credit_note: 'Erstattet an' },
    period: 'Leistungszeitraum',
    payTo: 'Zahlbar per Überweisung an',
    owed: 'Offener Betrag',
  },
  period: {
    first_use: (days) => `${formatDays(days)} ab der ersten Nutzung`,
    purchase: (days) => `${formatDays(days)} ab dem Kauf`,
  },
  description: 'Beschreibung',
  amount: 'Betrag',
  plan: {
    whole: ({ country, label, days }) => `eSIM-Datentarif ${country}, ${label}, ${formatDays(days)}`,
    part: ({ country, label, days }) =>
      `Teil des Preises: eSIM-Datentarif ${country}, ${label}, ${formatDays(days)}`,
    rest: ({ country, label, days }) =>
      `Rest des Preises: eSIM-Datentarif ${country}, ${label}, ${formatDays(days)}`,
    tax: ({ country, label, days }) =>
      `Mehrwertsteuer: eSIM-Datentarif ${country}, ${label}, ${formatDays(days)}`,
  },
  code: (code) => `Gutscheincode ${code}`,
  taxes: 'Steuern & Service',
  included: 'Enthalten',
  untaxed: 'Es wird weder Mehrwertsteuer noch Verkaufssteuer berechnet.',
  net: 'Nettobetrag',
  vat: (rate, country) => `Mehrwertsteuer ${rate} (${country})`,
  noVat: {
    outside: 'Keine Mehrwertsteuer: Der Käufer ist in einem Land, in dem wir keine berechnen.',
    reverse_charge: 'Steuerschuldnerschaft des Leistungsempfängers (Reverse-Charge).',
  },
  national: (tax, day) => `Mehrwertsteuer in Landeswährung: ${tax}, umgerechnet mit dem Kurs vom ${day}.`,
  total: { invoice: 'Insgesamt bezahlt', credit_note: 'Insgesamt erstattet' },
  credited: {
    total: 'Gutgeschriebener Betrag',
    note: (email) => `Dieser Betrag wird von deinem offenen Saldo abgezogen. Fragen? Schreib an ${email}.`,
  },
  thanks: (shop, email) => `Danke, dass du mit ${shop} reist. Fragen? Schreib an ${email}.`,
  returned: {
    whole: (email) => `Die ganze Zahlung wurde erstattet. Fragen? Schreib an ${email}.`,
    part: (email) => `Ein Teil der Zahlung wurde erstattet. Fragen? Schreib an ${email}.`,
    rest: (email) => `Der Rest der Zahlung wurde erstattet. Fragen? Schreib an ${email}.`,
    tax: (email) => `Die Mehrwertsteuer wurde erstattet. Fragen? Schreib an ${email}.`,
  },
};
