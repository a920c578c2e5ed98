import type * as source from './country-words.ts';
import { catalogWords } from './words.ts';

export const countryWords: typeof source.countryWords = {
  meta: (country) => ({
    title: catalogWords.plansOf(country),
    description: `eSIM prépayée ${country}, données fixes ou illimitées. Installez-la chez vous, atterrissez connecté.`,
  }),
  unsoldMeta: (country) => ({
    title: country,
    description: `Nous n’avons pas encore de forfait ${country}.`,
  }),
  missingMeta: {
    title: 'Pays introuvable',
    description: 'Nous ne connaissons pas cette destination.',
  },
  missing: { title: 'Pays introuvable', text: 'Nous n’avons pas trouvé cette destination.' },
  failed: { title: 'Les données du pays ne se chargent pas', text: catalogWords.notLoaded },
};
