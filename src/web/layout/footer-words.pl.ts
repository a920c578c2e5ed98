import { phrase } from '../core/phrase.ts';
import { linkWords } from '../core/words.ts';
import type * as source from './footer-words.ts';

export const footerWords: typeof source.footerWords = {
  toHome: (brand) => `${brand} – strona główna`,
  line: 'Internet w podróży: kupujesz przed odlotem, używasz po wylądowaniu.',
  columns: { plans: 'Pakiety', company: 'Firma', legal: 'Informacje prawne' },
  aboutUs: 'O nas',
  privacy: linkWords.privacy,
  terms: linkWords.terms,
  refundPolicy: linkWords.refundPolicy,
  accessibility: 'Dostępność',
  withdraw: linkWords.withdraw,
  analytics: 'Zgoda na statystyki',
  app: 'Aplikacja na Androida',
  language: 'Język',
  closeLanguages: 'Zamknij listę języków',
  rights: (year, legalName) => `© ${year} ${legalName} Wszelkie prawa zastrzeżone.`,
  sources: {
    text: (cities, licence, outlines) => phrase`Światła miast: ${cities}, ${licence}. Kontury: ${outlines}.`,
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
