import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { toPlace } from '../../../domain/language-words.pl.ts';
import type * as source from './invoice-words.ts';

export const invoiceWords: typeof source.invoiceWords = {
  title: { invoice: 'Faktura', credit_note: 'Faktura korygująca' },
  soldBy: 'Sprzedawca',
  billedTo: 'Nabywca',
  nameErased: 'Imię i nazwisko usunięto',
  vatNumber: (number) => `Nr VAT ${number}`,
  rows: {
    order: 'Zamówienie',
    corrects: 'Dotyczy faktury',
    paidOn: 'Data płatności',
    method: { invoice: 'Metoda płatności', credit_note: 'Metoda zwrotu' },
    period: 'Okres usługi',
    payTo: 'Płatne przelewem na konto',
    owed: 'Do zapłaty',
  },
  period: {
    first_use: (days) => `${formatDays(days)} od pierwszego użycia`,
    purchase: (days) => `${formatDays(days)} od zakupu`,
  },
  description: 'Opis',
  amount: 'Kwota',
  plan: {
    whole: ({ country, label, days }) =>
      `Pakiet danych eSIM ${toPlace(country)}, ${label}, ${formatDays(days)}`,
    part: ({ country, label, days }) =>
      `Część ceny pakietu danych eSIM ${toPlace(country)}, ${label}, ${formatDays(days)}`,
    rest: ({ country, label, days }) =>
      `Reszta ceny pakietu danych eSIM ${toPlace(country)}, ${label}, ${formatDays(days)}`,
    tax: ({ country, label, days }) =>
      `VAT od pakietu danych eSIM ${toPlace(country)}, ${label}, ${formatDays(days)}`,
  },
  code: (code) => `Kod ${code}`,
  taxes: 'Podatki i opłata serwisowa',
  included: 'W cenie',
  untaxed: 'Nie naliczamy VAT ani podatku od sprzedaży.',
  net: 'Kwota netto',
  vat: (rate, country) => `Podatek VAT ${rate} (${country})`,
  noVat: {
    outside: 'Bez VAT: nabywca jest w kraju, w którym go nie naliczamy.',
    reverse_charge: 'Odwrotne obciążenie: VAT rozlicza nabywca.',
  },
  national: (tax, day) => `VAT w walucie krajowej: ${tax}, po kursie z dnia ${day}.`,
  total: { invoice: 'Zapłacono', credit_note: 'Zwrócono' },
  credited: {
    total: 'Kwota korekty',
    note: (email) => `Ta kwota pomniejsza Twoje zobowiązanie. Masz pytania? Napisz na ${email}.`,
  },
  thanks: (shop, email) => `Dziękujemy za podróż z ${shop}. Masz pytania? Napisz na ${email}.`,
  returned: {
    whole: (email) => `Zwrócono całą płatność. Masz pytania? Napisz na ${email}.`,
    part: (email) => `Zwrócono część płatności. Masz pytania? Napisz na ${email}.`,
    rest: (email) => `Zwrócono pozostałą część płatności. Masz pytania? Napisz na ${email}.`,
    tax: (email) => `Zwrócono VAT. Masz pytania? Napisz na ${email}.`,
  },
};
