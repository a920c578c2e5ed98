import { phrase } from '../../core/phrase.ts';
import { linkWords } from '../../core/words.ts';
import type * as source from './words.ts';

export const addDataWords: typeof source.addDataWords = {
  buy: (charge) => `Weiter • ${charge}`,
  onto: (country, iccid) =>
    phrase`Das kommt auf deine eSIM ${country}, ICCID …\u2060${iccid}. Du musst nichts installieren.`,
};

export const topUpListWords: typeof source.topUpListWords = {
  name: (place) => `Tarife ${place}, die zu dieser eSIM passen`,
  more: 'Weitere Tarife ansehen',
  nothing: {
    title: (place) => `Kein Tarif für diese eSIM: ${place}`,
    text: 'Wähle ein anderes Reiseziel oder kauf für dieses eine neue eSIM.',
  },
  refused: 'Daten hinzufügen geht nicht',
  failed: 'Wir konnten die Tarife nicht laden',
  all: 'Alle Tarife ansehen',
};

export const topUpRowWords: typeof source.topUpRowWords = {
  sameAgain: linkWords.sameAgain,
};

export const topUpPlaceWords: typeof source.topUpPlaceWords = {
  name: 'Reiseziel',
  chosen: (place) => phrase`Tarife ${place}`,
  change: 'Ändern',
  changeName: 'Reiseziel ändern',
  back: (own) => `Zurück zu ${own}`,
};
