import { josa } from '../../../domain/language-words.ko.ts';
import type * as source from './words.ts';

export const paymentWords: typeof source.paymentWords = {
  notStarted: '결제를 시작하지 못했어요',
  notCharged: '카드에 청구하지 못했어요.',
  expired: '만료된 결제예요. 다시 시도해 주세요.',
  paidBefore: '이미 결제된 구매예요.',
  notCompleted: '구매를 완료하지 못했어요',
};

export const paymentNewsWords: typeof source.paymentNewsWords = {
  paid: {
    title: '결제가 완료됐어요',
    eSIM: (amount, to) =>
      `${josa(amount, '을/를')} 결제했고, eSIM을 ${to} 주소로 보내 드려요. 이 페이지만 열리지 않았어요. 다시 시도하거나 이메일에서 설치해 주세요. 다시 결제하지 않아도 돼요.`,
    eSIMs: (amount, to) =>
      `${josa(amount, '을/를')} 결제했고, eSIM을 ${to} 주소로 보내 드려요. 이 페이지만 열리지 않았어요. 다시 시도하거나 이메일에서 설치해 주세요. 다시 결제하지 않아도 돼요.`,
    plan: (amount, to) =>
      `${josa(amount, '을/를')} 결제했고, 인보이스를 ${to} 주소로 보내 드려요. 이 페이지만 열리지 않았어요. 다시 시도해 주세요. 다시 결제하지 않아도 돼요.`,
  },
  begun: {
    title: '결제를 확인하고 있어요',
    text: (amount, to) =>
      `${josa(amount, '을/를')} 결제하는 도중에 이 페이지가 열리지 않았어요. 다시 결제하지 마세요. 진행 상황은 주문 페이지에서 볼 수 있고, ${to} 주소로도 알려 드려요.`,
  },
};
