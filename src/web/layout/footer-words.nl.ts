import { phrase } from '../core/phrase.ts';
import { linkWords } from '../core/words.ts';
import type * as source from './footer-words.ts';

export const footerWords: typeof source.footerWords = {
  toHome: (brand) => `Naar de homepage van ${brand}`,
  line: 'Data voor op reis: gekocht vóór vertrek, gebruikt na de landing.',
  columns: { plans: 'Bundels', company: 'Bedrijf', legal: 'Juridisch' },
  aboutUs: 'Over ons',
  privacy: linkWords.privacy,
  terms: linkWords.terms,
  refundPolicy: linkWords.refundPolicy,
  accessibility: 'Toegankelijkheid',
  withdraw: linkWords.withdraw,
  analytics: 'Keuzes voor statistieken',
  app: 'Android-app',
  language: 'Taal',
  closeLanguages: 'Talen sluiten',
  rights: (year, legalName) => `© ${year} ${legalName} Alle rechten voorbehouden.`,
  sources: {
    text: (cities, licence, outlines) => phrase`Stadslichten: ${cities}, ${licence}. Contouren: ${outlines}.`,
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
