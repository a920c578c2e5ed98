import { josa } from '../../domain/language-words.ko.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const checkoutWords: typeof source.checkoutWords = {
  title: '안전 결제',
  loading: '결제 페이지를 불러오는 중…',
  backTo: {
    esims: '내 eSIM',
    plans: (country) => `${country} 요금제`,
  },
};

export const outdatedLinkWords: typeof source.outdatedLinkWords = {
  title: '이 링크의 가격은 최신이 아니에요.',
  text: (claimed, now) =>
    `링크의 가격은 ${claimed}이지만, 지금 요금제 가격은 ${josa(now, '이에요/예요')}. 합계는 지금 가격으로 계산했어요.`,
};

export const checkoutFormWords: typeof source.checkoutFormWords = {
  noCard: '카드 정보를 모두 입력해 주세요',
  button: (total) => `결제하기 • ${total}`,
  total: (amount) => `합계 ${amount}`,
  busy: '결제하는 중…',
};

export const waitingWords: typeof source.waitingWords = {
  window: 'PayPal 창에서 결제를 마쳐 주세요. 창이 보이지 않으면 이 창 뒤를 확인해 주세요.',
};

export const noticeWords: typeof source.noticeWords = {
  cardFailed: (why) => `구매하지 못했어요. ${why}`,
  failed: (method, why) => `${method} 결제를 하지 못했어요. ${why || '다시 시도해 주세요.'}`,
  notCharged: '청구된 금액은 없어요. 입력한 내용은 그대로 남아 있어요.',
  kept: '입력한 내용은 그대로 남아 있어요.',
  payByCard: '카드로 결제',
  otherCard: '다른 카드로 시도',
  payWith: (method) => `${josa(method, '으로/로')} 결제`,
  unsure:
    '청구되었는지 확인하지 못했어요. 한 번의 구매에 두 번 청구되는 일은 없으니 안심하고 다시 결제해도 돼요.',
  priceChanged: {
    title: '자리를 비운 사이 가격이 바뀌었어요.',
    text: (was, now) => `${was}에서 ${josa(now, '으로/로')} 바뀌었어요. 합계를 확인해 주세요.`,
  },
  paidBefore: (esims) =>
    phrase`다시 청구되지 않았어요. ‘${esims}’에서 확인하거나, 하나 더 사려면 결제해 주세요.`,
  signInAgain: '다시 로그인',
  notReady: '결제 양식이 아직 준비되지 않았어요. 잠시 후 다시 시도해 주세요.',
};
