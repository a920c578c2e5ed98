import type * as source from './browse-words.ts';
import { catalogWords } from './words.ts';

export const browseWords: typeof source.browseWords = {
  meta: {
    title: 'eSIM-Tarife ansehen',
    countryTitle: catalogWords.plansOf,
    description:
      'Prepaid-eSIMs mit Daten für über 200 Länder, als Paket oder unbegrenzt. Wähle dein Reiseziel.',
  },
  title: 'eSIM-Tarife ansehen',
  lead: 'Wähle dein Reiseziel',
  loading: 'eSIM-Tarife werden geladen …',
  back: 'Zurück zu den Ländern',
  failed: { title: 'Das Land ließ sich nicht laden', text: catalogWords.notLoaded },
};
