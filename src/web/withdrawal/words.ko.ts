import { josa } from '../../domain/language-words.ko.ts';
import { withdrawalPromise } from '../../domain/promise/words.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

/** What is returned: a top-up, or an eSIM. */
const thing = (isTopUp: boolean) => (isTopUp ? '요금제' : 'eSIM');

const theThing = (isTopUp: boolean) => josa(thing(isTopUp), '을/를');

export const askOrderWords: typeof source.askOrderWords = {
  title: '청약 철회',
  lead: '어느 주문을 철회하시겠습니까? 주문 번호는 eSIM을 받은 이메일에 있으며, 그 이메일의 링크로 다음 단계로 바로 이동할 수도 있습니다.',
  number: '주문 번호',
  numberHint: '예: SP-7F3K-92QD',
  email: '주문할 때 사용한 이메일 주소',
  next: '계속',
  noNumber: '주문 번호를 입력해 주십시오(예: SP-7F3K-92QD)',
  otherWay: (mail) =>
    phrase`번호를 모르시면 청약 철회 의사를 ${mail} 주소에 이메일로 알려 주십시오. 이것도 유효한 청약 철회입니다.`,
};

export const ownContractsWords: typeof source.ownContractsWords = {
  title: '내 주문',
  what: (country, plan, days) => `${country}, ${plan}, ${days}`,
  until: (number, until) => phrase`${number}. ${until}까지 청약을 철회할 수 있습니다.`,
  choose: '청약 철회',
  chooseOf: (number) => `주문 ${number} 청약 철회`,
  other: '다른 주문이라면 주문 번호와 이메일 주소를 입력해 주십시오.',
};

export const mailedWords: typeof source.mailedWords = {
  title: '이메일을 확인해 주십시오',
  text: (days) =>
    `이 번호와 주소에 해당하는 주문이 있으면, 마지막 단계로 가는 링크를 이메일로 보내 드립니다. 링크는 ${days}일 동안 사용할 수 있으며, 청약 철회는 지금 접수된 것으로 봅니다.`,
  again: '다른 번호 입력',
};

export const declareWords: typeof source.declareWords = {
  title: withdrawalPromise.confirm,
  lead: (isTopUp, amount) =>
    `${theThing(isTopUp)} 완전히 회수하고, ${josa(amount, '을/를')} 결제한 카드나 계좌로 환불합니다. 활성화하거나 사용한 경우에는 확인한 뒤 연락드립니다.`,
  contract: '이 계약의 청약을 철회합니다',
  what: (country, plan) => `${country}, ${plan}`,
  until: (until) => phrase`${until}까지 청약을 철회할 수 있습니다.`,
  name: '이름',
  email: '확인을 받을 이메일 주소',
  emailHint: '접수 확인을 이 주소와 주문의 주소로 보내 드립니다.',
  noName: '이름을 입력해 주십시오',
  confirm: withdrawalPromise.confirm,
  failed: '아무것도 바뀌지 않았습니다.',
};

export const withdrawnWords: typeof source.withdrawnWords = {
  title: '이 계약의 청약을 철회했습니다',
  received: (number, at) =>
    phrase`주문 ${number}의 청약 철회를 ${at}에 접수했습니다. 접수 확인을 이메일로 보내 드립니다.`,
  next: {
    undelivered: (isTopUp) =>
      `${theThing(isTopUp)} 지금 주문하는 중입니다. 완료되는 대로 회수하고 자동으로 환불합니다.`,
    received: (isTopUp) =>
      `지금 통신사가 응답하지 않습니다. 응답하는 대로 ${theThing(isTopUp)} 회수하고 자동으로 환불합니다.`,
    asked: (isTopUp) =>
      `이 ${theThing(isTopUp)} 회수할지는 통신사가 결정합니다. 회수되는 대로 환불합니다. 그때까지 사용하지 마십시오.`,
    refunding: () => '환불이 진행되고 있습니다.',
    refunded: () => '결제한 수단으로 환불했습니다.',
  },
  all: (amount) => `결제한 금액 전부인 ${josa(amount, '을/를')} 환불해 드립니다.`,
  rest: (amount, before) =>
    `${josa(amount, '을/를')} 환불해 드립니다. 이미 환불한 ${josa(before, '과/와')} 합하면 결제한 금액 전부입니다.`,
  before: (before) => `결제한 ${josa(before, '은/는')} 이미 환불되었습니다.`,
  refused: '자동 환불 대상이 아닙니다. 담당자가 확인한 뒤 연락드립니다.',
  home: '홈으로',
};

export const notWithdrawableWords: typeof source.notWithdrawableWords = {
  not_paid: '계약이 없습니다',
  returned: '이 주문은 이미 환불되었습니다',
  too_late: '청약 철회 기간이 끝났습니다',
};

export const noLinkWords: typeof source.noLinkWords = {
  title: '사용할 수 없는 링크입니다',
  text: '너무 오래되었거나 링크의 일부가 빠졌습니다. 주문 번호를 입력하면 새 링크를 보내 드립니다.',
  byNumber: '주문 번호 입력',
};

export const notServedWords: typeof source.notServedWords = {
  title: '환불',
  text: '환불받을 수 있는 경우와 요청하는 방법은 환불 정책에 있습니다.',
};

export const checkingWords: string = '주문을 찾는 중…';
