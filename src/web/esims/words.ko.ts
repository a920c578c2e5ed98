import { josa } from '../../domain/language-words.ko.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const deleteEsimWords: typeof source.deleteEsimWords = {
  title: 'eSIM 삭제',
  keep: '삭제하지 않기',
  text: (country, plan) =>
    `${country}, ${plan} eSIM이 목록에서 사라져요. 휴대폰에서는 계속 작동하고 ‘숨긴 eSIM’에서 찾을 수 있어요. 환불되는 것은 아니에요.`,
  failed: 'eSIM을 삭제하지 못했어요. 다시 시도해 주세요.',
};

export const esimsFailedWords: typeof source.esimsFailedWords = {
  title: '내 eSIM을 불러오지 못했어요',
  text: 'eSIM은 안전해요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
};

export const hiddenEsimsWords: typeof source.hiddenEsimsWords = {
  title: (count) => `숨긴 eSIM(${count})`,
  plan: (plan, days, iccid) => `${plan}, ${days}, ICCID …${iccid}`,
  restore: '되돌리기',
  which: (country, iccid) => `${country}, ICCID …${iccid}`,
};

export const hidingWords: typeof source.hidingWords = {
  restoreFailed: {
    title: 'eSIM을 되돌리지 못했어요. 다시 시도해 주세요.',
    text: '아직 ‘숨긴 eSIM’에 있어요.',
  },
  hidden: (country) => `${country} eSIM을 목록에서 뺐어요.`,
  undo: '실행 취소',
};

export const noEsimsWords: typeof source.noEsimsWords = {
  title: '아직 eSIM이 없어요',
  text: '처음 구매한 eSIM이 여기에 표시되고, 바로 설치할 수 있어요.',
  browse: '요금제 보기',
};

export const ownEsimsWords: typeof source.ownEsimsWords = {
  count: (count) => phrase`구매한 eSIM ${count}개`,
  countAloud: (count) => `구매한 eSIM ${count}개`,
  more: (left) => `eSIM 더 보기(${left})`,
};

export const returnedWords: typeof source.returnedWords = {
  title: (country) => `${country} 주문이 환불됐어요`,
  coming: (amount, method, order) =>
    `주문 ${order}의 ${josa(amount, '이/가')} ${method === null ? '' : `${josa(method, '으로/로')} `}환불되고 있어요.`,
  sent: (amount, method, order) =>
    `주문 ${order}의 ${josa(amount, '이/가')} ${josa(method ?? '결제한 방법', '으로/로')} 환불됐어요.`,
  order: '주문 보기',
};

export const waitingWords: typeof source.waitingWords = {
  pending: {
    title: (country) => `${country} 결제를 아직 확인하고 있어요`,
    text: (order) => `주문 ${order}의 결제 확인을 기다리고 있어요.`,
  },
  paid: {
    eSIM: (country) => `${country} eSIM을 준비하고 있어요`,
    plan: (country) => `${country} 데이터를 추가하고 있어요`,
    text: (order) =>
      `주문 ${order}의 결제가 완료됐어요. 이 페이지는 닫아도 돼요. 준비되는 대로 이메일로 알려 드려요.`,
  },
};
