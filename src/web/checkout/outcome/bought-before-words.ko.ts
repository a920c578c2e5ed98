import { phrase } from '../../core/phrase.ts';
import type * as source from './bought-before-words.ts';

export const boughtBeforeWords: typeof source.boughtBeforeWords = {
  title: '이미 구매했어요',
  text: {
    eSIM: (country, at) => phrase`${country} eSIM은 ${at}에 결제했어요.`,
    plan: (country, at) => phrase`${country} 데이터 추가는 ${at}에 결제했어요.`,
  },
  order: '주문 보기',
  another: { eSIM: '하나 더 구매', plan: '다시 추가' },
};
