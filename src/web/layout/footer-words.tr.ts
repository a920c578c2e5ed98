import { phrase } from '../core/phrase.ts';
import { linkWords } from '../core/words.ts';
import type * as source from './footer-words.ts';

export const footerWords: typeof source.footerWords = {
  toHome: (brand) => `${brand} ana sayfası`,
  line: 'Kalkıştan önce aldığınız, inince kullandığınız seyahat interneti.',
  columns: { plans: 'Paketler', company: 'Şirket', legal: 'Yasal' },
  aboutUs: 'Hakkımızda',
  privacy: linkWords.privacy,
  terms: linkWords.terms,
  refundPolicy: linkWords.refundPolicy,
  accessibility: 'Erişilebilirlik',
  withdraw: linkWords.withdraw,
  analytics: 'Analiz tercihleri',
  app: 'Android uygulaması',
  language: 'Dil',
  closeLanguages: 'Dilleri kapat',
  rights: (year, legalName) => `© ${year} ${legalName} Tüm hakları saklıdır.`,
  sources: {
    text: (cities, licence, outlines) =>
      phrase`Şehir ışıkları: ${cities}, ${licence}. Sınırlar: ${outlines}.`,
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
