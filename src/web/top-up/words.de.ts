import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const topUpStartWords: typeof source.topUpStartWords = {
  alone: {
    behind: 'Wenn der erste endet',
    firstUse: 'Bei der ersten Nutzung',
    after: (moment) => phrase`Nach dem ${moment}, wenn der gleiche Tarif auf dieser eSIM endet`,
  },
  it: {
    behind: 'Der Tarif startet, wenn der erste endet.',
    firstUse: 'Der Tarif startet bei der ersten Nutzung.',
    after: (moment) => phrase`Der Tarif startet nach dem ${moment}, wenn der gleiche auf dieser eSIM endet.`,
  },
  brief: {
    behind: 'Startet, wenn der erste endet',
    firstUse: 'Startet bei der ersten Nutzung',
    after: (day) => phrase`Startet nach dem ${day}`,
  },
};

export const topUpTimesWords: typeof source.topUpTimesWords = {
  end: (days, lapses) => phrase`Er endet ${days} später. Ungenutzt verfällt der Tarif am ${lapses}.`,
  endOfFirst: (days) => `${days} nach der ersten Nutzung`,
  endOfNext: (days) => `${days} nach dem Start`,
};

export const topUpNoteWords: typeof source.topUpNoteWords = {
  loading: 'Die sichere Kasse lädt …',
  fits: {
    title: (country, iccid) => `Das kommt auf deine eSIM ${country}, ICCID …${iccid}`,
    text: 'Du musst nichts installieren.',
  },
  refused: {
    title: 'Der Tarif lässt sich nicht hinzufügen',
    newEsim: 'Mit neuer eSIM kaufen',
  },
  failed: 'Wir konnten nicht prüfen, ob dieser Tarif passt',
  notCharged: 'Dir wurde nichts berechnet.',
};
