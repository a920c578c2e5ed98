import type * as source from './country-words.ts';
import { catalogWords } from './words.ts';

export const countryWords: typeof source.countryWords = {
  meta: (country) => ({
    title: catalogWords.plansOf(country),
    description: `eSIM prepagata ${country}, con dati fissi o illimitati. La installi a casa, e all’atterraggio hai già campo.`,
  }),
  unsoldMeta: (country) => ({
    title: country,
    description: `${country}: non abbiamo ancora un piano.`,
  }),
  missingMeta: { title: 'Paese non trovato', description: 'Non conosciamo questa destinazione.' },
  missing: { title: 'Paese non trovato', text: 'Non siamo riusciti a trovare questa destinazione.' },
  failed: { title: 'I dati del Paese non si caricano', text: catalogWords.notLoaded },
};
