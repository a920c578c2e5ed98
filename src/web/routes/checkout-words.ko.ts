import type * as source from './checkout-words.ts';

export const checkoutWords: typeof source.checkoutWords = {
  meta: { title: '안전 결제', description: '여행용 eSIM을 결제해요.' },
  invalid: {
    title: '잘못된 요금제 정보',
    text: '더 이상 판매하지 않는 요금제예요. 청구된 금액은 없어요.',
    dashboard: '대시보드로 돌아가기',
  },
  lost: {
    title: '페이지를 불러오지 못했어요',
    text: '방금 결제했다면 다시 결제하지 마세요. eSIM이 이메일로 도착해요. 결제하지 않았다면 청구된 금액은 없어요.',
  },
  failed: {
    title: '결제 페이지를 불러오지 못했어요',
    text: '가격을 가져오지 못했어요. 연결 상태를 확인하고 다시 시도해 주세요. 청구된 금액은 없어요.',
  },
};
