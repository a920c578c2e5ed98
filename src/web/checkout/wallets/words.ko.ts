import { josa } from '../../../domain/language-words.ko.ts';
import type * as source from './words.ts';

export const walletWords: typeof source.walletWords = {
  others: '또는 다른 방법으로 결제',
};

export const sheetWords: typeof source.sheetWords = {
  busy: '다른 결제가 진행 중이에요. 끝날 때까지 기다려 주세요.',
  noAddress: '간편결제에서 이메일 주소를 선택해 주세요. eSIM을 그 주소로 보내 드려요.',
  priceChanged: (now) => `가격이 ${josa(now, '으로/로')} 바뀌었어요. 이 창을 닫고 버튼을 다시 눌러 주세요.`,
  paidBefore: '이미 결제된 구매예요. 이 창을 닫아 주세요. 더 청구되지 않아요.',
  broken: '문제가 생겼어요. 이 창을 닫고 다시 시도해 주세요.',
};

export const expressEndWords: typeof source.expressEndWords = {
  goesTo: (email, isOne) =>
    `${email === null ? '간편결제에 등록된 이메일' : email} 주소로 ${isOne ? 'eSIM을' : '모든 eSIM을'} 보내 드려요.`,
  others: '다른 방법으로 결제',
};
