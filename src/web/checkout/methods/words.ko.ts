import { josa } from '../../../domain/language-words.ko.ts';
import type * as source from './words.ts';

export const cardFieldWords: typeof source.cardFieldWords = {
  name: '카드 정보',
  loading: '카드 입력란을 불러오는 중…',
  failed: '카드 입력란을 불러오지 못했어요.',
  otherWays: (other) =>
    `광고 차단기나 네트워크가 카드 결제 대행사 Stripe를 막고 있을 수 있어요. ${other ? `${josa(other, '은/는')} 그대로 쓸 수 있어요.` : '이 페이지에서 차단기를 끄거나 다른 브라우저나 네트워크를 사용해 주세요.'}`,
  complete: '카드 정보를 모두 입력했어요',
  incomplete: '카드 정보를 모두 입력해 주세요',
  who: '결제는 Stripe에서 처리해요. 카드 번호는 저희에게 전달되지 않아요.',
};

export const methodWords: typeof source.methodWords = {
  title: '결제 정보',
  card: '신용카드 또는 체크카드',
  cards: 'Visa, Mastercard, American Express',
  elsewhereHint: (name) => `${name} 페이지가 열리고, 결제가 끝나면 여기로 돌아와요.`,
  paypalHint: 'PayPal 창이 열리고, 결제가 끝나면 여기로 돌아와요.',
  currency: '통화',
  notIn: (name, currency) =>
    `${name}에서는 ${josa(currency, '으로/로')} 결제할 수 없어요. 카드로 결제해 주세요.`,
};

export const paypalFieldWords: typeof source.paypalFieldWords = {
  loading: 'PayPal을 불러오는 중…',
  failed: {
    title: 'PayPal을 불러오지 못했어요.',
    text: '다시 시도하거나 카드로 결제해 주세요.',
  },
};

export const saveCardWords: typeof source.saveCardWords = {
  label: '다음에도 쓸 수 있게 카드 저장',
  hint: '카드는 결제 대행사 Stripe에 보관되고, 저희는 끝 네 자리만 볼 수 있어요. 구매 버튼을 누를 때만 청구돼요. 대시보드에서 언제든지 삭제할 수 있어요.',
};

export const savedCardWords: typeof source.savedCardWords = {
  name: '사용할 카드',
  other: '다른 카드 사용',
};
