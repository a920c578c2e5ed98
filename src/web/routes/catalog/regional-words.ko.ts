import type * as source from './regional-words.ts';

export const regionalWords: typeof source.regionalWords = {
  meta: {
    title: '지역 eSIM 요금제',
    description: '여러 나라에서 하나로 쓰는 선불 데이터 eSIM. 국경을 넘어도 계속 쓸 수 있는 지역 요금제예요.',
  },
  title: 'eSIM 하나로 여러 나라를',
  lead: '지역 요금제는 기차가 다음 나라로 넘어가도 계속 쓸 수 있어요.',
  loading: '불러오는 중…',
};
