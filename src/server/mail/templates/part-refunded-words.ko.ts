import { josa } from '../../../domain/language-words.ko.ts';
import { BANK_TIME } from '../../../domain/promise/refund-time.ts';
import type * as source from './part-refunded-words.ts';

export const partRefundedWords: typeof source.partRefundedWords = {
  subject: '결제 금액의 일부를 환불했어요',
  goodwillSubject: '사과의 뜻으로 일부를 환불했어요',
  vatSubject: 'VAT를 환불했어요',
  preview: (amount, method, stays) =>
    `${josa(amount, '이/가')} ${josa(method, '으로/로')} 환불돼요. ${stays}`,
  stays: {
    eSIM: 'eSIM은 그대로 사용할 수 있고, 달라지는 것은 없어요.',
    plan: '요금제는 그대로 사용할 수 있고, 달라지는 것은 없어요.',
    order: '주문은 그대로 진행돼요.',
  },
  lead: {
    eSIM: ({ country, amount, stays }) =>
      `${country} eSIM의 결제 금액 중 ${josa(amount, '을/를')} 환불했어요. ${stays}`,
    plan: ({ country, amount, stays }) =>
      `${country} 요금제의 결제 금액 중 ${josa(amount, '을/를')} 환불했어요. ${stays}`,
  },
  goodwillLead: {
    eSIM: ({ country, amount, stays }) =>
      `${country} eSIM으로 불편을 드려 죄송합니다. 사과의 뜻으로 ${josa(amount, '을/를')} 환불했어요. ${stays}`,
    plan: ({ country, amount, stays }) =>
      `${country} 요금제로 불편을 드려 죄송합니다. 사과의 뜻으로 ${josa(amount, '을/를')} 환불했어요. ${stays}`,
  },
  vatLead: ({ country, amount, stays }) =>
    `VAT 번호가 확인되어 ${country} 주문의 VAT ${josa(amount, '을/를')} 환불했어요. ${stays}`,
  next: (amount, method) =>
    `${josa(amount, '은/는')} ${josa(method, '으로/로')} 환불돼요. ${BANK_TIME} 따로 하실 일은 없어요.`,
  title: () => '환불 내역',
  total: (refunds) => (refunds > 1 ? '지금까지 환불한 금액' : '환불 금액'),
};
