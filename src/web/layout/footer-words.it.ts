import { phrase } from '../core/phrase.ts';
import { linkWords } from '../core/words.ts';
import type * as source from './footer-words.ts';

export const footerWords: typeof source.footerWords = {
  toHome: (brand) => `Home di ${brand}`,
  line: 'Dati di viaggio che acquisti prima del decollo e usi all’atterraggio.',
  columns: { plans: 'Piani', company: 'Azienda', legal: 'Note legali' },
  aboutUs: 'Chi siamo',
  privacy: linkWords.privacy,
  terms: linkWords.terms,
  refundPolicy: linkWords.refundPolicy,
  accessibility: 'Accessibilità',
  withdraw: linkWords.withdraw,
  analytics: 'Scelte sulle analisi',
  app: 'App per Android',
  language: 'Lingua',
  closeLanguages: 'Chiudi le lingue',
  rights: (year, legalName) => `© ${year} ${legalName} Tutti i diritti riservati.`,
  sources: {
    text: (cities, licence, outlines) =>
      phrase`Luci delle città: ${cities}, ${licence}. Contorni: ${outlines}.`,
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
