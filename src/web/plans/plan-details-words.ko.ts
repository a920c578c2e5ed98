import { listed } from '../core/words.ts';
import type * as source from './plan-details-words.ts';

export const planDetailsWords: typeof source.planDetailsWords = {
  title: '요금제 상세 정보',
  unlimited: '무제한 데이터',
  planPrice: (price) => `요금제 가격 ${price}`,
  unitPrice: (price, unit) => `${unit === 'day' ? '하루' : `1${unit}당`} ${price}`,
  buy: '이 요금제 구매',
  signInToBuy: '로그인하고 구매',
  country: '국가',
  duration: '기간',
  network: '네트워크',
  autoStart: { name: '자동 시작', on: '켜짐', off: '꺼짐' },
  description: '공급사 설명',
  summary: '계약 요약',
  type: '요금제 종류',
  /** The groups are the wholesaler's own, in English. */
  typeOf: (groups) =>
    groups
      .map((group) =>
        group
          .replace(/^Standard /, '')
          .replace(/^Unlimited\b/, '무제한')
          .replace(/^Fixed$/, '용량형')
          .replace(/^Long Duration$/, '장기'),
      )
      .join(', '),
};

export const planFactsWords: typeof source.planFactsWords = {
  title: '실제 제공 내용',
  unsaid: (what) => `공급사가 밝히지 않은 항목: ${listed(what)}.`,
  daysStart: {
    name: '기간 시작',
    unsaid: '기간 시작 시점',
    firstUse: (place) => `${place}에서 처음 사용할 때`,
    purchase: '구매할 때',
  },
  hotspot: { name: '핫스팟', unsaid: '핫스팟', yes: '가능', no: '불가' },
  topUp: { name: '데이터 추가', unsaid: '데이터 추가', yes: '가능(같은 eSIM)', no: '불가' },
  idCheck: { name: '본인 확인', unsaid: '본인 확인', yes: '필요', no: '불필요' },
  unsaidSpeeds: '속도',
  shelfLife: {
    name: '설치 기한',
    unsaid: '설치 기한',
    days: (days) => `${days}일 이내`,
  },
  fullSpeed: (amount) => `하루 ${amount}`,
  atFullSpeed: (fast) => `최고 속도${fast.length > 0 ? `(${fast.join('/')})` : ''}`,
  slowSpeed: (speed) => `이후 ${speed}`,
  atSlowSpeed: (use) => `${use}에 적합, 24시간마다 초기화`,
};
