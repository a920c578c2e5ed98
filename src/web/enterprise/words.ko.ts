import { phrase } from '../core/phrase.ts';
import { feeIncluded } from '../core/words.ts';
import type * as source from './words.ts';

const PROMISE = '영업일 기준 1일 이내에 답변해 드려요.';

export const offerWords: typeof source.offerWords = {
  title: '기업 고객 안내',
  lead: '해외로 나가는 직원을 위한 데이터예요. 어디로 몇 명이 가는지 알려 주시면 영업일 기준 1일 이내에 답변해 드려요.',
  team: {
    what: '팀 전체의 eSIM을 한 번에',
    how: '한 번만 신청하면 팀 전체의 eSIM을 한꺼번에 보내 드려요.',
  },
  places: {
    what: '가는 곳 어디든',
    how: '200개 이상의 국가에서 국가 요금제와 지역 요금제를 쓸 수 있어요.',
  },
  price: {
    what: '미리 확정되는 가격',
    how: '필요한 데이터에 맞춰 견적을 드려요. 나중에 로밍 요금이 청구되지 않아요.',
  },
  sample: (place, data, days, { plan, charged }) =>
    `오늘의 가격 예시: ${place}, ${data}, ${days}, 1인당 ${plan}${charged === null ? '' : `, ${feeIncluded(charged)}`}.`,
  invoice: {
    what: '팀당 인보이스 한 장',
    how: '회사명과 VAT 번호를 적은 인보이스를 한 장으로 드려요.',
  },
  person: {
    what: '담당자가 직접 답변',
    how: '영업 담당자가 요청을 읽고 영업일 기준 1일 이내에 답변해 드려요.',
  },
  own: {
    text: (dashboard) => phrase`이미 이용 중이신가요? ${dashboard}로 이동하세요.`,
    dashboard: '대시보드',
  },
};

export const formWords: typeof source.formWords = {
  name: '견적 요청',
  you: '회사와 담당자',
  companyName: '회사명',
  contactName: '담당자 이름',
  email: '이메일',
  phone: '전화번호',
  website: '웹사이트',
  teamSize: '이용 인원',
  noTeamSize: '인원 선택',
  regions: '여행 지역',
  message: '메시지',
  messageHint: '여행 인원, 기간, 데이터양, 시작일을 적어 주세요.',
  trap: '이 칸은 비워 두세요',
  consent: {
    text: (legalName, policy) =>
      phrase`입력한 내용을 ${legalName}에서 ${policy}에 따라 답변에 이용하는 데 동의합니다.`,
    policy: '개인정보 처리방침',
  },
  subscribe: '기업용 요금제 소식 받기(언제든 수신 거부 가능)',
  failed: '문제가 생겼어요',
  nothingLost: (address) =>
    phrase`입력한 내용은 그대로 있어요. 다시 시도하거나 ${address} 주소로 문의해 주세요.`,
  send: '견적 요청',
  sending: '보내는 중…',
  promise: PROMISE,
  needed: `회사명, 이름, 이메일, 동의가 필요해요. ${PROMISE}`,
  noScript: (supportEmail) =>
    `이 양식을 보내려면 JavaScript가 필요해요. ${supportEmail} 주소로 이메일을 보내셔도 돼요.`,
};

export const thanksWords: typeof source.thanksWords = {
  title: '감사합니다',
  text: (address) =>
    phrase`요청을 받았어요. 담당자가 영업일 기준 1일 이내에 ${address} 주소로 답변해 드려요. 같은 주소로 확인 이메일도 보내 드렸어요.`,
  dashboard: '대시보드로 이동',
  another: '다른 요청 보내기',
};
