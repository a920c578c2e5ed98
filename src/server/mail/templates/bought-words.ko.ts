import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { formatHours } from '../../../domain/promise/refund-time.ts';
import type * as source from './bought-words.ts';

export const boughtWords: typeof source.boughtWords = {
  starts: (days, country) =>
    `휴대폰이 ${country}에서 처음 인터넷에 연결될 때부터 ${formatDays(days)} 동안 사용할 수 있어요.`,
  isValid: (days) => `유효 기간은 ${formatDays(days)}이에요.`,
  rows: {
    price: '요금제 가격',
    code: (code) => `할인 코드 ${code}`,
    speed: '속도',
  },
  summary: '계약 요약',
  speed: (gigabytes, speed) => `하루 ${gigabytes}GB까지 최고 속도, 이후 ${speed}`,
  total: '총 결제 금액',
  declared: (begin, ends) => `결제하실 때 “${begin}”, “${ends}”라고 확인하셨습니다.`,
  refund: {
    eSIM: (hours) =>
      `마음이 바뀌셨나요? 활성화도 사용도 하지 않은 eSIM은 구매 후 ${formatHours(hours)} 안에 전액 환불받을 수 있어요.`,
    plan: (hours) =>
      `마음이 바뀌셨나요? 사용하지 않은 요금제는 구매 후 ${formatHours(hours)} 안에 전액 환불받을 수 있어요.`,
  },
};
