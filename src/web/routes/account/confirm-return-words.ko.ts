import { josa } from '../../../domain/language-words.ko.ts';
import type * as source from './confirm-return-words.ts';
import { mailLinkWords } from './words.ts';

/** What is returned: a top-up, or an eSIM. */
const thing = (isTopUp: boolean) => (isTopUp ? '요금제' : 'eSIM');

const theThing = (isTopUp: boolean) => josa(thing(isTopUp), '을/를');

export const returnWords: typeof source.returnWords = {
  meta: {
    title: 'eSIM 반품',
    description: 'eSIM을 반품할지 확인해요.',
  },
  checking: mailLinkWords.checking,
  noLink: {
    title: mailLinkWords.dead,
    text: '이미 사용했거나, 너무 오래됐거나, 링크의 일부가 빠졌어요. 환불을 다시 요청하면 새 링크를 보내 드려요.',
    esims: '내 eSIM 보기',
  },
  title: (isTopUp) => `이 ${theThing(isTopUp)} 반품할까요?`,
  text: ({ number, country, plan, amount, isTopUp }) =>
    `주문 ${number}: ${country}, ${plan}. ${theThing(isTopUp)} 완전히 회수하고, 결제한 카드나 계좌로 환불해요(환불 금액: ${amount}). 마음이 바뀌셨나요? 이 페이지를 닫으면 아무것도 바뀌지 않아요.`,
  agree: (amount, isTopUp) => `${thing(isTopUp)} 반품하고 ${amount} 환불받기`,
  busy: '잠시만 기다려 주세요…',
  unchanged: '아무것도 바뀌지 않았어요.',
  asked: {
    title: '통신사에 요청했어요',
    paused: '반품 요청을 접수했어요',
    text: (amount, isTopUp) =>
      `이 ${theThing(isTopUp)} 회수할지는 통신사가 결정해요. 회수되는 대로 ${josa(amount, '을/를')} 결제한 카드나 계좌로 환불해요. 그때까지 사용하지 말아 주세요.`,
  },
  done: {
    title: '환불을 진행하고 있어요',
    text: (amount, bankTime, isTopUp) =>
      `${josa(amount, '을/를')} 결제한 카드나 계좌로 환불해요. ${bankTime} ${
        isTopUp ? '요금제가 eSIM에서 제거됐어요.' : '이 eSIM은 더 이상 작동하지 않아요.'
      }`,
    home: '홈으로',
  },
};
