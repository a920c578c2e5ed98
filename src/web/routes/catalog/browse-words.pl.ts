import type * as source from './browse-words.ts';
import { catalogWords } from './words.ts';

export const browseWords: typeof source.browseWords = {
  meta: {
    title: 'Pakiety eSIM',
    countryTitle: catalogWords.plansOf,
    description: 'Pakiety eSIM prepaid do ponad 200 krajów, z limitem lub bez limitu. Wybierz kierunek.',
  },
  title: 'Pakiety eSIM',
  lead: 'Wybierz kierunek',
  loading: 'Wczytywanie pakietów eSIM…',
  back: 'Wróć do krajów',
  failed: { title: 'Nie udało się wczytać danych kraju', text: catalogWords.notLoaded },
};
