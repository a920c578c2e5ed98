import { phrase } from '../../core/phrase.ts';
import type * as source from './support-words.ts';

export const supportWords: typeof source.supportWords = {
  meta: {
    title: '고객센터',
    description: '이메일이나 실시간 채팅으로 담당자에게 문의하고, 자주 묻는 질문의 답을 찾아보세요.',
  },
  title: '고객센터',
  lead: '여행 전이나 여행 중, 다녀온 뒤에 막히는 점이 있나요? 사람이 직접 답해 드려요.',
  service: '저희의 약속',
  questions: '자주 묻는 질문',
  more: {
    text: (faq, guide) =>
      phrase`더 많은 답은 ${faq}에서, 휴대폰에서 하는 모든 단계는 ${guide}에서 볼 수 있어요.`,
    faq: '자주 묻는 질문 페이지',
    guide: '설치 가이드',
  },
};
