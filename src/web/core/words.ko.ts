import { WITHDRAW_LINK } from '../../domain/promise/refund-time.ts';
import type * as source from './words.ts';

export const feeIncluded: typeof source.feeIncluded = (charged) => `${charged}(수수료 포함)`;

export const expressWords: string = '빠른 결제';

export const asGuestWords: string = '계정 없이 계속';

/** The sign before the last name is that of all others. */
export const listed: typeof source.listed = (names) => names.join(', ');

export const linkWords: typeof source.linkWords = {
  viewMyEsims: '내 eSIM 보기',
  followOrder: '주문 상태 보기',
  followThis: '이 주문 상태 보기',
  addData: '데이터 추가',
  sameAgain: '같은 요금제 추가',
  terms: '이용약관',
  privacy: '개인정보 처리방침',
  refundPolicy: '환불 정책',
  getRefund: '환불 요청',
  withdraw: WITHDRAW_LINK,
};

export const idCheckWords: typeof source.idCheckWords = { what: '본인 확인 필요', more: '여권을 준비하세요' };
