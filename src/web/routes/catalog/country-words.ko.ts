import type * as source from './country-words.ts';
import { catalogWords } from './words.ts';

export const countryWords: typeof source.countryWords = {
  meta: (country) => ({
    title: catalogWords.plansOf(country),
    description: `${country}에서 쓰는 선불 데이터 eSIM. 용량형과 무제한이 있어요. 집에서 설치하고 도착하면 바로 연결돼요.`,
  }),
  unsoldMeta: (country) => ({
    title: country,
    description: `${country} 요금제는 아직 없어요.`,
  }),
  missingMeta: { title: '국가를 찾을 수 없어요', description: '이 여행지를 찾지 못했어요.' },
  missing: { title: '국가를 찾을 수 없어요', text: '이 여행지를 찾지 못했어요.' },
  failed: { title: '국가 데이터를 불러오지 못했어요', text: catalogWords.notLoaded },
};
