import { spaced } from '../../domain/language-words.zh-hant.ts';
import { phrase } from '../core/phrase.ts';
import { linkWords } from '../core/words.ts';
import type * as source from './footer-words.ts';

export const footerWords: typeof source.footerWords = {
  toHome: (brand) => spaced`${brand}首頁`,
  line: '起飛前買好，落地就能用的旅遊數據。',
  columns: { plans: '方案', company: '公司', legal: '法律資訊' },
  aboutUs: '關於我們',
  privacy: linkWords.privacy,
  terms: linkWords.terms,
  refundPolicy: linkWords.refundPolicy,
  accessibility: '無障礙',
  withdraw: linkWords.withdraw,
  analytics: '瀏覽統計選項',
  app: 'Android App',
  language: '語言',
  closeLanguages: '關閉語言清單',
  rights: (year, legalName) => `© ${year} ${legalName} 保留所有權利。`,
  sources: {
    text: (cities, licence, outlines) => phrase`城市燈光：${cities}，${licence}。輪廓：${outlines}。`,
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
