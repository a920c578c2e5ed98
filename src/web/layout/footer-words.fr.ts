import { phrase } from '../core/phrase.ts';
import { linkWords } from '../core/words.ts';
import type * as source from './footer-words.ts';

export const footerWords: typeof source.footerWords = {
  toHome: (brand) => `Accueil ${brand}`,
  line: 'Des données achetées avant le décollage, utilisées à l’atterrissage.',
  columns: { plans: 'Forfaits', company: 'Entreprise', legal: 'Informations légales' },
  aboutUs: 'À propos',
  privacy: linkWords.privacy,
  terms: linkWords.terms,
  refundPolicy: linkWords.refundPolicy,
  accessibility: 'Accessibilité',
  withdraw: linkWords.withdraw,
  analytics: 'Mesure d’audience',
  app: 'Application Android',
  language: 'Langue',
  closeLanguages: 'Fermer les langues',
  rights: (year, legalName) => `© ${year} ${legalName} Tous droits réservés.`,
  sources: {
    text: (cities, licence, outlines) =>
      phrase`Lumières des villes\u00A0: ${cities}, ${licence}. Contours\u00A0: ${outlines}.`,
    cities: 'GeoNames',
    licence: 'CC BY 4.0',
    outlines: 'Natural Earth',
  },
  networks: {
    linkedin: 'LinkedIn',
    instagram: 'Instagram',
    facebook: 'Facebook',
    youtube: 'YouTube',
  },
};
