import { inPlace } from '../../domain/language-words.nl.ts';
import type * as source from './words.ts';

export const ticketWords: typeof source.ticketWords = {
  data: 'Hoeveelheid data',
  validity: 'Geldigheid',
  coverage: 'Dekking',
  price: 'Prijs van de bundel',
  code: (code) => `Code ${code}`,
  reverseCharge: 'Btw verlegd',
  total: 'Totaal',
  currency: (code) => code,
};

export const summaryWords: typeof source.summaryWords = {
  title: 'Besteloverzicht',
  onto: 'Komt op',
  ontoEsim: (iccid) => `eSIM …${iccid}`,
  starts: 'Start',
  ends: 'Loopt af',
  taxes: 'Belasting en servicekosten',
  included: 'Inbegrepen',
  untaxed: 'We berekenen geen btw of andere verkoopbelasting.',
  speed: (speeds) => `Snelheid: ${speeds ?? 'onbekend'}`,
  speedNote: (line, country) =>
    country === null ? `${line}.` : `${line}. De dagen gaan in bij het eerste gebruik ${inPlace(country)}.`,
};

export const planLineWords: typeof source.planLineWords = {
  fullSpeed: (gigabytes, slower) => `${gigabytes}\u00A0GB per dag op volle snelheid, daarna ${slower}`,
  startsIn: (place) => `Start bij het eerste gebruik ${inPlace(place)}`,
};
