import { josa } from '../../../domain/language-words.ko.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

type Returned = 'eSIM' | 'plan';

/** What is returned, as sentences name it. */
const named = (what: Returned) => (what === 'eSIM' ? 'eSIM' : '요금제');

export const detailsWords: typeof source.detailsWords = {
  title: 'eSIM 상세 정보 및 실시간 상태',
  facts: {
    country: '국가',
    data: '데이터',
    validity: '유효 기간',
    order: '주문 번호',
    price: '결제 금액',
    refunded: '지금까지 환불된 금액',
    paidWith: '결제 수단',
    email: '이메일',
    bought: '구매일',
  },
  paid: (price, code) => `${price} ${code}`.trimEnd(),
  order: '내 주문',
  moreData: {
    title: '데이터 추가',
    text: (country) =>
      `이 eSIM에 ${country} 요금제나 새로운 여행지를 추가할 수 있어요. 따로 설치하지 않아도 돼요.`,
  },
  list: {
    title: '내 목록에서 빼기',
    hidden: '숨긴 eSIM이에요. ‘숨긴 eSIM’에서 되돌릴 수 있어요.',
    shown: 'eSIM은 휴대폰에서 계속 작동해요. 언제든 되돌릴 수 있어요.',
    remove: 'eSIM 삭제',
  },
};

export const timelineWords: typeof source.timelineWords = {
  title: '주문 진행 내역',
  failed: '진행 내역을 불러오지 못했어요.',
  steps: {
    paid: '결제',
    ordered: '주문',
    assigned: '배정',
    installed: '설치',
    first_use: '첫 사용',
    used_80: '80% 사용',
    topped_up: '데이터 추가',
    ended: '종료',
  },
  ends: {
    depleted: '데이터를 모두 사용함',
    expired: '만료됨',
    lapsed: '소멸됨',
    revoked: '회수됨',
    refunded: '환불됨',
  },
  sources: {
    shop: '자체 기록',
    network: '통신사 기록',
    noticed: '확인 시점 기준',
  },
  from: (when, from) => phrase`${when}, ${from}`,
  never: '없음',
  notYet: '아직 없음',
};

export const liveStatusWords: typeof source.liveStatusWords = {
  title: '실시간 상태',
  refresh: '새로고침',
  returned: '회수된 eSIM이라 통신사에 기록이 없어요.',
  failed: {
    title: '지금은 통신사에 연결할 수 없어요.',
    text: '마지막으로 받은 정보예요. 몇 분 후에 다시 시도해 주세요.',
  },
  facts: {
    status: '상태',
    state: '통신사 상태',
    data: '요금제 데이터',
    used: '사용량',
    remaining: '남은 데이터',
    usage: '사용률',
    atFullSpeed: '오늘 최고 속도 데이터',
    assigned: '배정일',
    reference: '배정 번호',
    daysStarted: '사용 시작일',
    daysEnd: '사용 종료일',
    updated: '마지막 업데이트',
  },
  technical: '기술 정보',
  unknown: '알 수 없음',
  leftOf: (left, of) => `${of} 중 ${left}`,
};

export const refundOfferWords: typeof source.refundOfferWords = {
  title: '환불',
  offer: (what, until) =>
    phrase`사용하지 않았다면 ${until}까지 이 ${josa(named(what), '을/를')} 반품하고 전액 환불받을 수 있어요.`,
  coming: (amount) => `${josa(amount, '이/가')} 환불되고 있어요.`,
  sent: (amount, date) => phrase`${josa(amount, '이/가')} ${date}에 환불됐어요.`,
  takenBack: (what) => `이 ${josa(named(what), '은/는')} 환불 없이 회수됐어요.`,
};

export const returnAskedWords: typeof source.returnAskedWords = {
  title: '통신사에 요청했어요',
  paused: '반품 요청을 접수했어요',
  text: (what, amount) =>
    `이 ${josa(named(what), '을/를')} 회수할 수 있는지는 통신사가 결정해요. 회수되면 ${josa(amount, '이/가')} 결제한 방법으로 환불돼요. 그때까지 사용하지 마세요.`,
};

export const refundDialogWords: typeof source.refundDialogWords = {
  question: (what) => `이 ${josa(named(what), '을/를')} 반품할까요?`,
  terms: (place, plan, what, price) =>
    `${place} ${josa(`${named(what)}(${plan})`, '을/를')} 회수하며, 되돌릴 수 없어요. ${josa(price, '은/는')} 결제한 방법으로 환불돼요.`,
  stays: {
    plan: 'eSIM과 다른 요금제는 그대로예요.',
    eSIM: '이미 휴대폰에 설치했다면 휴대폰에서 삭제해 주세요.',
  },
  yes: (what, price) => `${named(what)} 반품하고 ${price} 환불받기`,
  keep: '반품하지 않기',
  failed: '아무것도 바뀌지 않았어요.',
  confirm: {
    title: '이메일을 확인해 주세요',
    sent: (to) => `${to} 주소로 확인 이메일을 보냈어요.`,
    text: (what, hours) =>
      `이 ${josa(named(what), '은/는')} 계정의 주소가 아닌 그 주소로 구매했어요. 반품하려면 ${hours}시간 안에 이메일의 링크를 열어 주세요. 그때까지는 아무것도 바뀌지 않아요.`,
  },
  returned: {
    title: '환불을 진행하고 있어요',
    amount: (price) => `${josa(price, '이/가')} 결제한 방법으로 환불돼요.`,
    plan: '요금제가 eSIM에서 제거됐어요.',
    eSIM: '이 eSIM은 더 이상 작동하지 않아요.',
  },
};
