import { phrase } from '../core/phrase.ts';
import { linkWords } from '../core/words.ts';
import type * as source from './footer-words.ts';

export const footerWords: typeof source.footerWords = {
  toHome: (brand) => `${brand} 홈`,
  line: '이륙 전에 사서 착륙하면 바로 쓰는 여행용 데이터.',
  columns: { plans: '요금제', company: '회사', legal: '약관 및 정책' },
  aboutUs: '회사 소개',
  privacy: linkWords.privacy,
  terms: linkWords.terms,
  refundPolicy: linkWords.refundPolicy,
  accessibility: '접근성',
  withdraw: linkWords.withdraw,
  analytics: '이용 분석 설정',
  app: 'Android 앱',
  language: '언어',
  closeLanguages: '언어 목록 닫기',
  rights: (year, legalName) => `© ${year} ${legalName} 모든 권리 보유.`,
  sources: {
    text: (cities, licence, outlines) => phrase`도시 불빛: ${cities}, ${licence}. 윤곽선: ${outlines}.`,
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
