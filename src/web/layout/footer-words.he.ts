import { isolated } from '../../domain/language-words.he.ts';
import { phrase } from '../core/phrase.ts';
import { linkWords } from '../core/words.ts';
import type * as source from './footer-words.ts';

export const footerWords: typeof source.footerWords = {
  toHome: (brand) => `${brand}, עמוד הבית`,
  line: 'גלישה בחו״ל שרוכשים לפני ההמראה ומשתמשים בה בנחיתה.',
  columns: { plans: 'חבילות', company: 'החברה', legal: 'מידע משפטי' },
  aboutUs: 'עלינו',
  privacy: linkWords.privacy,
  terms: linkWords.terms,
  refundPolicy: linkWords.refundPolicy,
  accessibility: 'נגישות',
  withdraw: linkWords.withdraw,
  analytics: 'ניתוח שימוש',
  app: 'אפליקציית Android',
  language: 'שפה',
  closeLanguages: 'סגירת רשימת השפות',
  rights: (year, legalName) => `© ${year} ${isolated(legalName)} כל הזכויות שמורות.`,
  sources: {
    text: (cities, licence, outlines) => phrase`אורות הערים: ${cities}, ${licence}. קווי המתאר: ${outlines}.`,
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
