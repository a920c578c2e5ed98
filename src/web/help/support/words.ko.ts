import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const faqSearchWords: typeof source.faqSearchWords = {
  search: '자주 묻는 질문 검색',
  try: '환불, 핫스팟, 새 휴대폰…',
  none: '검색과 일치하는 항목이 없어요.',
  found: (entries) => `${entries}개 찾았어요`,
  show: '펼치기',
  hide: '접기',
};

export const serviceWords: typeof source.serviceWords = {
  business: {
    name: '기업 문의',
    way: (reply, page) => phrase`${reply}에 답변해 드려요. ${page}에서 문의해 주세요.`,
    page: '기업 고객 페이지',
  },
  refunds: {
    name: '환불',
    within: (time) => `eSIM을 사용하지 않았다면 구매 후 ${time} 이내에 환불받을 수 있어요.`,
  },
  language: { name: '언어', which: '답변은 영어로 드려요.' },
  atHand: {
    name: '필요한 정보',
    what: '주문 번호, 휴대폰 기종, 지금 있는 나라를 알려 주세요.',
  },
};

export const contactWords: typeof source.contactWords = {
  mail: {
    name: '이메일 고객지원',
    text: (reply) => `첫 답변까지 걸리는 시간: ${reply}.`,
  },
  chat: {
    name: '실시간 채팅',
    unknown: '매일 운영',
    isOpen: (until) => `지금 운영 중(내 기기 시간으로 ${until}까지)`,
    isClosed: (until) => `운영 시간 아님(내 기기 시간으로 ${until}에 시작)`,
    text: '담당자가 바로 답변해 드려요. 운영 시간 외에는 이메일로 문의해 주세요.',
    open: '채팅 열기',
    byMail: '담당자가 바로 답변해 드려요. 이메일로 채팅을 요청하면 운영 시간에 링크를 보내 드려요.',
    ask: '채팅 요청',
    subject: '실시간 채팅',
  },
};
