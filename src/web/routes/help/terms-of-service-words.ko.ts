import type * as source from './terms-of-service-words.ts';

export const termsWords: typeof source.termsWords = {
  meta: {
    title: '이용약관',
    description: '판매하는 상품, 결제와 제공과 환불의 방법, 서로의 의무를 설명합니다.',
  },
  title: '이용약관',
  lead: '구매하는 상품과 이용 방법, 문제가 생겼을 때의 처리, 고객이 지켜야 할 사항을 설명합니다.',
};
