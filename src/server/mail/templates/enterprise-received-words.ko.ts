import type * as source from './enterprise-received-words.ts';

export const enterpriseReceivedWords: typeof source.enterpriseReceivedWords = {
  subject: '기업 문의를 접수했어요',
  preview: '담당자가 영업일 기준 1일 이내에 답변해 드려요.',
  lead: (day) =>
    `문의해 주셔서 감사합니다. ${day}에 접수했고, 담당자가 영업일 기준 1일 이내에 답변해 드려요.`,
  seePlans: '요금제 보기',
  more: '덧붙일 내용이 있나요? 이 이메일에 답장해 주세요.',
  wasNotYou: '문의한 적이 없으신가요? 누군가 주소를 잘못 입력했을 수 있으니 이 이메일은 무시하셔도 돼요.',
};
