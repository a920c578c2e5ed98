import { toPlace } from '../../domain/language-words.pl.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const topUpStartWords: typeof source.topUpStartWords = {
  alone: {
    behind: 'Gdy skończy się pierwszy',
    firstUse: 'Przy pierwszym użyciu',
    after: (moment) => phrase`Po ${moment}, gdy na tym eSIM‑ie skończy się taki sam pakiet`,
  },
  it: {
    behind: 'Pakiet zacznie działać, gdy skończy się pierwszy.',
    firstUse: 'Pakiet zacznie działać przy pierwszym użyciu.',
    after: (moment) => phrase`Pakiet zacznie działać po ${moment}, gdy na tym eSIM‑ie skończy się taki sam.`,
  },
  brief: {
    behind: 'Start, gdy skończy się pierwszy',
    firstUse: 'Start przy pierwszym użyciu',
    after: (day) => phrase`Start po ${day}`,
  },
};

export const topUpTimesWords: typeof source.topUpTimesWords = {
  end: (days, lapses) => phrase`Skończy się ${days} później. Jeśli nie zostanie użyty, przepadnie ${lapses}.`,
  endOfFirst: (days) => `${days} po pierwszym użyciu`,
  endOfNext: (days) => `${days} po starcie`,
};

export const topUpNoteWords: typeof source.topUpNoteWords = {
  loading: 'Wczytywanie bezpiecznej płatności…',
  fits: {
    title: (country, iccid) => `Pakiet trafi na Twój eSIM ${toPlace(country)}, ICCID …${iccid}`,
    text: 'Nie trzeba nic instalować.',
  },
  refused: {
    title: 'Tego pakietu nie można dodać',
    newEsim: 'Kup go z nowym eSIM‑em',
  },
  failed: 'Nie udało się sprawdzić, czy ten pakiet pasuje',
  notCharged: 'Nie pobrano opłaty.',
};
