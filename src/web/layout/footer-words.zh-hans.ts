import { spaced } from '../../domain/language-words.zh-hans.ts';
import { phrase } from '../core/phrase.ts';
import { linkWords } from '../core/words.ts';
import type * as source from './footer-words.ts';

export const footerWords: typeof source.footerWords = {
  toHome: (brand) => spaced`${brand}首页`,
  line: '起飞前买好，落地就能用的旅行流量。',
  columns: { plans: '套餐', company: '公司', legal: '法律信息' },
  aboutUs: '关于我们',
  privacy: linkWords.privacy,
  terms: linkWords.terms,
  refundPolicy: linkWords.refundPolicy,
  accessibility: '无障碍',
  withdraw: linkWords.withdraw,
  analytics: '访问统计选项',
  app: 'Android 应用',
  language: '语言',
  closeLanguages: '关闭语言列表',
  rights: (year, legalName) => `© ${year} ${legalName} 保留所有权利。`,
  sources: {
    text: (cities, licence, outlines) => phrase`城市灯光：${cities}，${licence}。轮廓：${outlines}。`,
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
