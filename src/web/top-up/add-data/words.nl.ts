import { named } from '../../../domain/language-words.nl.ts';
import { phrase } from '../../core/phrase.ts';
import { linkWords } from '../../core/words.ts';
import type * as source from './words.ts';

export const addDataWords: typeof source.addDataWords = {
  buy: (charge) => `Doorgaan • ${charge}`,
  onto: (country, iccid) =>
    phrase`Dit komt op je eSIM voor ${country}, ICCID …\u2060${iccid}. Je hoeft niets te installeren.`,
};

export const topUpListWords: typeof source.topUpListWords = {
  name: (place) => `Bundels voor ${named(place)} die bij deze eSIM passen`,
  more: 'Meer bundels tonen',
  nothing: {
    title: (place) => `Geen bundel voor ${named(place)} past bij deze eSIM`,
    text: 'Kies een andere bestemming, of koop een nieuwe eSIM voor deze.',
  },
  refused: 'Je kunt geen data toevoegen',
  failed: 'We konden de bundels niet laden',
  all: 'Bekijk alle bundels',
};

export const topUpRowWords: typeof source.topUpRowWords = {
  sameAgain: linkWords.sameAgain,
};

export const topUpPlaceWords: typeof source.topUpPlaceWords = {
  name: 'Bestemming',
  chosen: (place) => phrase`Bundels voor ${place}`,
  change: 'Wijzigen',
  changeName: 'Bestemming wijzigen',
  back: (own) => `Terug naar ${named(own)}`,
};
