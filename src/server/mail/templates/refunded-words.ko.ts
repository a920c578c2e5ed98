import { DUPLICATE_WORDS, refundSentence } from '../../../domain/checkout/refund-words.ts';
import { josa } from '../../../domain/language-words.ko.ts';
import { BANK_TIME } from '../../../domain/promise/refund-time.ts';
import type * as source from './refunded-words.ts';

const late = DUPLICATE_WORDS.paid_too_late;

/** '전액 $17.63를', '남은 금액 $2.50를'. */
const refunded = (amount: string, isRest: boolean) =>
  `${isRest ? '남은 금액' : '전액'} ${josa(amount, '을/를')}`;

const eSIM: typeof source.refundedWords.eSIM = {
  undelivered: {
    lead: ({ country, amount, isRest }) =>
      `${country} eSIM을 제때 준비하지 못해 죄송합니다. ${refunded(amount, isRest)} 환불했어요.`,
    happened: `${refundSentence('undelivered', 'eSIM')} 결제는 완료됐지만 통신사에서 eSIM을 제때 받지 못했어요. 오래 기다리시지 않도록 주문을 취소했어요. 설치할 eSIM은 없어요.`,
  },
  withdrawn: {
    lead: ({ country, amount, isRest }) =>
      `요청하신 대로 ${country} eSIM 주문을 취소하고 ${refunded(amount, isRest)} 환불했어요.`,
    happened: `${refundSentence('withdrawn', 'eSIM')} 설치할 eSIM은 없어요.`,
  },
  returned_by_you: {
    lead: ({ country, amount, isRest }) =>
      `요청하신 대로 ${country} eSIM을 반품 처리하고 ${refunded(amount, isRest)} 환불했어요.`,
    happened: `${refundSentence('returned_by_you', 'eSIM')} 환불하기 전에 회수했기 때문에 이제 설치하거나 사용할 수 없어요.`,
  },
  returned_by_us: {
    lead: ({ country, amount, isRest }) =>
      `${country} eSIM 주문을 취소하고 ${refunded(amount, isRest)} 환불했어요.`,
    happened: `${refundSentence('returned_by_us', 'eSIM')} eSIM을 회수했으니 설치하거나 사용하지 마세요.`,
    happenedUndelivered: `${refundSentence('returned_by_us', 'eSIM')} eSIM이 전달되지 않았으니 설치할 eSIM은 없어요.`,
  },
};

const plan: typeof source.refundedWords.plan = {
  undelivered: {
    lead: ({ country, iccid, amount, isRest }) =>
      `${country} 요금제를 eSIM(ICCID 끝자리 ${iccid})에 추가하지 못해 죄송합니다. ${refunded(amount, isRest)} 환불했어요.`,
    happened: `${refundSentence('undelivered', 'plan')} 결제는 완료됐지만 통신사에서 요금제를 받아들이지 않았어요. 오래 기다리시지 않도록 주문을 취소했어요. eSIM에 있던 것은 그대로예요.`,
  },
  withdrawn: {
    lead: ({ country, iccid, amount, isRest }) =>
      `요청하신 대로 eSIM(ICCID 끝자리 ${iccid})의 ${country} 요금제 주문을 취소하고 ${refunded(amount, isRest)} 환불했어요.`,
    happened: `${refundSentence('withdrawn', 'plan')} eSIM에 있던 것은 그대로예요.`,
  },
  returned_by_you: {
    lead: ({ country, iccid, amount, isRest }) =>
      `요청하신 대로 eSIM(ICCID 끝자리 ${iccid})의 ${country} 요금제를 반품 처리하고 ${refunded(amount, isRest)} 환불했어요.`,
    happened: `${refundSentence('returned_by_you', 'plan')} 환불하기 전에 eSIM에서 회수했어요. eSIM의 다른 요금제는 그대로예요.`,
  },
  returned_by_us: {
    lead: ({ country, iccid, amount, isRest }) =>
      `eSIM(ICCID 끝자리 ${iccid})의 ${country} 요금제 주문을 취소하고 ${refunded(amount, isRest)} 환불했어요.`,
    happened: `${refundSentence('returned_by_us', 'plan')} 요금제를 eSIM에서 회수했어요. eSIM의 다른 요금제는 그대로예요.`,
    happenedUndelivered: `${refundSentence('returned_by_us', 'plan')} 요금제는 추가되지 않았어요. eSIM에 있던 것은 그대로예요.`,
  },
};

export const refundedWords: typeof source.refundedWords = {
  subject: '환불해 드렸어요',
  preview: (amount, method) =>
    `${josa(amount, '이/가')} ${josa(method, '으로/로')} 환불돼요. 따로 하실 일은 없어요.`,
  eSIM,
  plan,
  paidTwice: {
    lead: (country, amount) =>
      `${country} 주문이 두 번 결제되어, 두 번째 결제 금액 ${josa(amount, '을/를')} 환불했어요.`,
    happened: '하나의 주문에 두 번 결제됐어요.',
    next: (amount, method) =>
      `${josa(amount, '은/는')} ${josa(method, '으로/로')} 환불돼요. ${BANK_TIME} 따로 하실 일은 없어요.`,
    stands: {
      lead: (country, amount) =>
        `${country} 주문이 두 번 결제됐어요. 한 번만 결제하시면 되므로 두 번째 결제 금액 ${josa(amount, '을/를')} 환불했어요.`,
      happened:
        '하나의 주문에 두 번 결제됐어요. 첫 번째 결제로 주문이 완료됐고, 이 환불은 eSIM에 영향을 주지 않아요.',
      seeEsim: 'eSIM과 코드는 주문 페이지에서도 볼 수 있어요.',
      seePlan: '요금제가 어느 eSIM에 있는지는 주문 페이지에서 볼 수 있어요.',
    },
  },
  paidTooLate: {
    lead: (country, amount) => `결제 유효 시간이 지난 뒤에 ${country} 결제(${amount})가 완료되어 환불했어요.`,
    happened: `${late.title}. ${late.text} 이 결제에 해당하는 eSIM은 없어요.`,
  },
  free: {
    subject: '주문이 취소됐어요',
    preview: '무료 주문이라 환불할 금액이 없어요. 따로 하실 일은 없어요.',
    lead: (country) => `${country} 주문을 취소했어요. 무료 주문이라 환불할 금액이 없어요.`,
    happened: '주문이 종료됐어요. 이 주문의 eSIM이 있다면 설치하거나 사용하지 마세요.',
    undelivered: '통신사에서 주문하신 상품을 제때 받지 못해 주문을 취소했어요. 설치할 eSIM은 없어요.',
  },
  happenedTitle: '환불 사유',
  next: ({ amount, isRest }, method) =>
    `${isRest ? '남은 금액' : '전액'} ${josa(amount, '은/는')} ${josa(method, '으로/로')} 환불돼요. ${BANK_TIME} 따로 하실 일은 없어요.`,
  seeOthers: '다른 요금제 보기',
  refund: {
    title: '환불 내역',
    before: '이전 환불',
    total: '전액 환불',
    rest: '이번 환불',
  },
};
