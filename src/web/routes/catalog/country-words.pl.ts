import { inPlace, toPlace } from '../../../domain/language-words.pl.ts';
import type * as source from './country-words.ts';
import { catalogWords } from './words.ts';

export const countryWords: typeof source.countryWords = {
  meta: (country) => ({
    title: catalogWords.plansOf(country),
    description: `Internet prepaid na eSIM‑ie ${inPlace(country)}, z limitem lub bez limitu. Zainstaluj w domu, wyląduj z zasięgiem.`,
  }),
  unsoldMeta: (country) => ({
    title: country,
    description: `Nie mamy jeszcze pakietu ${toPlace(country)}.`,
  }),
  missingMeta: { title: 'Nie znaleziono kraju', description: 'Nie znamy takiego kierunku.' },
  missing: { title: 'Nie znaleziono kraju', text: 'Nie udało nam się znaleźć takiego kierunku.' },
  failed: { title: 'Nie udało się wczytać danych kraju', text: catalogWords.notLoaded },
};
