import { inPlace } from '../../domain/language-words.pl.ts';
import type * as source from './words.ts';

export const ticketWords: typeof source.ticketWords = {
  data: 'Dane',
  validity: 'Ważność',
  coverage: 'Zasięg',
  price: 'Cena pakietu',
  code: (code) => `Kod ${code}`,
  reverseCharge: 'VAT (odwrotne obciążenie)',
  total: 'Razem',
  currency: (code) => code,
};

export const summaryWords: typeof source.summaryWords = {
  title: 'Podsumowanie zamówienia',
  onto: 'Trafi na',
  ontoEsim: (iccid) => `eSIM …${iccid}`,
  starts: 'Start',
  ends: 'Koniec',
  taxes: 'Podatki i opłata serwisowa',
  included: 'W cenie',
  untaxed: 'Nie naliczamy VAT ani podatku od sprzedaży.',
  speed: (speeds) => `Prędkość: ${speeds ?? 'nieznana'}`,
  speedNote: (line, country) =>
    country === null ? `${line}.` : `${line}. Dni liczą się od pierwszego użycia ${inPlace(country)}.`,
};

export const planLineWords: typeof source.planLineWords = {
  fullSpeed: (gigabytes, slower) =>
    `${String(gigabytes).replace('.', ',')}\u00A0GB dziennie z pełną prędkością, potem ${slower}`,
  startsIn: (place) => `Start przy pierwszym użyciu ${inPlace(place)}`,
};
