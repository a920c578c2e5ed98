import type * as source from './browse-words.ts';
import { catalogWords } from './words.ts';

export const browseWords: typeof source.browseWords = {
  meta: {
    title: 'Sfoglia i piani eSIM',
    countryTitle: catalogWords.plansOf,
    description:
      'eSIM prepagate per più di 200\u00A0Paesi, con dati fissi o illimitati. Scegli la tua destinazione.',
  },
  title: 'Sfoglia i piani eSIM',
  lead: 'Scegli la tua destinazione',
  loading: 'Caricamento dei piani eSIM…',
  back: 'Torna ai Paesi',
  failed: { title: 'I dati dei Paesi non si caricano', text: catalogWords.notLoaded },
};
