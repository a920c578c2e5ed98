import { inDays, inPlace } from '../../domain/language-words.pl.ts';
import { listed } from '../core/words.ts';
import type * as source from './plan-details-words.ts';

export const planDetailsWords: typeof source.planDetailsWords = {
  title: 'Szczegóły pakietu',
  unlimited: 'Dane bez limitu',
  planPrice: (price) => `Cena pakietu ${price}`,
  unitPrice: (price, unit) => `${price} za ${unit === 'day' ? 'dzień' : unit}`,
  buy: 'Kup ten pakiet',
  signInToBuy: 'Zaloguj się, aby kupić',
  country: 'Kraj',
  duration: 'Czas trwania',
  network: 'Sieć',
  autoStart: { name: 'Automatyczny start', on: 'Włączony', off: 'Wyłączony' },
  description: 'Opis dostawcy',
  summary: 'Podsumowanie warunków umowy',
  type: 'Rodzaj pakietu',
  /** The groups are the wholesaler's own, in English. */
  typeOf: (groups) =>
    groups
      .map((group) =>
        group
          .replace(/^Standard /, '')
          .replace(/^Unlimited\b/, 'Bez limitu')
          .replace(/^Fixed$/, 'Z limitem')
          .replace(/^Long Duration$/, 'Długa ważność'),
      )
      .join(', '),
};

export const planFactsWords: typeof source.planFactsWords = {
  title: 'Co naprawdę dostajesz',
  unsaid: (what) => `Nasz dostawca nie podaje: ${listed(what)}.`,
  daysStart: {
    name: 'Początek dni',
    unsaid: 'kiedy zaczynają się dni',
    firstUse: (place) => `Przy pierwszym użyciu ${inPlace(place)}`,
    purchase: 'Z chwilą zakupu',
  },
  hotspot: { name: 'Hotspot', unsaid: 'hotspot', yes: 'Dozwolony', no: 'Niedozwolony' },
  topUp: { name: 'Doładowanie', unsaid: 'doładowanie', yes: 'Tak, ten sam eSIM', no: 'Nie' },
  idCheck: {
    name: 'Weryfikacja tożsamości',
    unsaid: 'weryfikacja tożsamości',
    yes: 'Wymagana',
    no: 'Brak',
  },
  unsaidSpeeds: 'prędkość',
  shelfLife: {
    name: 'Zainstaluj w ciągu',
    unsaid: 'jak długo można czekać z instalacją',
    days: (days) => (days === 1 ? '1 dnia' : inDays(days)),
  },
  fullSpeed: (amount) => `${amount} dziennie`,
  atFullSpeed: (fast) => `z pełną prędkością ${fast.length > 0 ? fast.join(' lub ') : 'sieci'}`,
  slowSpeed: (speed) => `potem ${speed}`,
  atSlowSpeed: (use) => `${use}, do odnowienia po 24\u00A0godz.`,
};
