import type * as source from './browse-words.ts';
import { catalogWords } from './words.ts';

export const browseWords: typeof source.browseWords = {
  meta: {
    title: 'eSIM-Tarife ansehen',
    countryTitle: catalogWords.plansOf,
    description:
      'Prepaid-eSIMs mit Daten für über 200 Länder, als Paket oder unbegrenzt. Wähl dein Reiseziel.',
  },
  title: 'eSIM-Tarife ansehen',
  lead: 'Wähl dein Reiseziel',
  loading: 'eSIM-Tarife werden geladen …',
  back: 'Zurück zu den Ländern',
  failed: { title: 'Die Daten des Landes haben nicht geladen', text: catalogWords.notLoaded },
};
