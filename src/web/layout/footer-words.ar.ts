import { isolated } from '../../domain/language-words.ar.ts';
import { phrase } from '../core/phrase.ts';
import { linkWords } from '../core/words.ts';
import type * as source from './footer-words.ts';

export const footerWords: typeof source.footerWords = {
  toHome: (brand) => `${brand}، الصفحة الرئيسية`,
  line: 'إنترنت لسفرك، تشتريه قبل الإقلاع وتستخدمه عند الوصول.',
  columns: { plans: 'الباقات', company: 'الشركة', legal: 'الشؤون القانونية' },
  aboutUs: 'من نحن',
  privacy: linkWords.privacy,
  terms: linkWords.terms,
  refundPolicy: linkWords.refundPolicy,
  accessibility: 'إمكانية الوصول',
  withdraw: linkWords.withdraw,
  analytics: 'خيارات التحليلات',
  app: 'تطبيق Android',
  language: 'اللغة',
  closeLanguages: 'إغلاق اللغات',
  rights: (year, legalName) => `© ${year} ${isolated(legalName)} – جميع الحقوق محفوظة.`,
  sources: {
    text: (cities, licence, outlines) => phrase`أضواء المدن: ${cities}، ${licence}. الحدود: ${outlines}.`,
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
