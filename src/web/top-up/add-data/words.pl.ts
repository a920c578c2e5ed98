import { toPlace } from '../../../domain/language-words.pl.ts';
import { phrase } from '../../core/phrase.ts';
import { linkWords } from '../../core/words.ts';
import type * as source from './words.ts';

export const addDataWords: typeof source.addDataWords = {
  buy: (charge) => `Dalej • ${charge}`,
  onto: (country, iccid) =>
    phrase`Pakiet trafi na Twój eSIM: ${country}, ICCID …\u2060${iccid}. Nie trzeba nic instalować.`,
};

export const topUpListWords: typeof source.topUpListWords = {
  name: (place) => `Pakiety ${toPlace(place)}, które pasują do tego eSIM‑u`,
  more: 'Pokaż więcej pakietów',
  nothing: {
    title: (place) => `Żaden pakiet ${toPlace(place)} nie pasuje do tego eSIM‑u`,
    text: 'Wybierz inny kierunek albo kup do tego nowy eSIM.',
  },
  refused: 'Nie można doładować',
  failed: 'Nie udało się wczytać pakietów',
  all: 'Zobacz wszystkie pakiety',
};

export const topUpRowWords: typeof source.topUpRowWords = {
  sameAgain: linkWords.sameAgain,
};

export const topUpPlaceWords: typeof source.topUpPlaceWords = {
  name: 'Kierunek',
  chosen: (place) => phrase`Pakiety: ${place}`,
  change: 'Zmień',
  changeName: 'Zmień kierunek',
  back: (own) => `Wróć do kierunku: ${own}`,
};
