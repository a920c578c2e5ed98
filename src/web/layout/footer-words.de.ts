import { phrase } from '../core/phrase.ts';
import { linkWords } from '../core/words.ts';
import type * as source from './footer-words.ts';

export const footerWords: typeof source.footerWords = {
  toHome: (brand) => `Zur Startseite von ${brand}`,
  line: 'Mobile Daten für die Reise: vor dem Abflug gekauft, nach der Landung genutzt.',
  columns: { plans: 'Reise-eSIMs', company: 'Unternehmen', legal: 'Rechtliches' },
  aboutUs: 'Über uns',
  privacy: linkWords.privacy,
  terms: linkWords.terms,
  refundPolicy: linkWords.refundPolicy,
  accessibility: 'Barrierefreiheit',
  withdraw: linkWords.withdraw,
  analytics: 'Analyse-Einstellungen',
  app: 'Android-App',
  language: 'Sprache',
  closeLanguages: 'Sprachen schließen',
  rights: (year, legalName) => `© ${year} ${legalName} Alle Rechte vorbehalten.`,
  sources: {
    text: (cities, licence, outlines) => phrase`Stadtlichter: ${cities}, ${licence}. Umrisse: ${outlines}.`,
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
