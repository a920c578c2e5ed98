import { phrase } from '../core/phrase.ts';
import { linkWords } from '../core/words.ts';
import type * as source from './footer-words.ts';

export const footerWords: typeof source.footerWords = {
  toHome: (brand) => `${brand}のホーム`,
  line: '出発前に買って、到着後すぐ使える旅行用データ通信。',
  columns: { plans: 'プラン', company: '会社', legal: '法的情報' },
  aboutUs: '会社概要',
  privacy: linkWords.privacy,
  terms: linkWords.terms,
  refundPolicy: linkWords.refundPolicy,
  accessibility: 'アクセシビリティ',
  withdraw: linkWords.withdraw,
  analytics: 'アクセス解析の設定',
  app: 'Androidアプリ',
  language: '言語',
  closeLanguages: '言語の一覧を閉じる',
  rights: (year, legalName) => `© ${year} ${legalName}（無断転載を禁じます）`,
  sources: {
    text: (cities, licence, outlines) => phrase`都市の光：${cities}、${licence}。輪郭：${outlines}。`,
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
