import { phrase } from '../../core/phrase.ts';
import type * as source from './faq-words.ts';

export const faqWords: typeof source.faqWords = {
  meta: {
    title: '자주 묻는 질문',
    description:
      '구매 전, 결제할 때, 여행 중, 여행 후의 여행용 eSIM에 대한 질문과 호환되는 휴대폰에 대한 답변이에요.',
  },
  title: '질문과 답변',
  lead: (support) =>
    phrase`eSIM의 구매, 설치, 사용에 대한 모든 것이에요. 지금 도움이 필요하면 ${support}로 이동하세요.`,
  support: '고객센터 페이지',
  phones: '제 휴대폰에서 쓸 수 있나요?',
  models: (checker) => phrase`100개가 넘는 기종이 있는 ${checker}에서 찾아보세요.`,
  checker: '호환 기기 확인',
  notAnswered: {
    title: '답을 찾지 못했나요?',
    text: (address) => phrase`${address} 주소로 문의해 주세요. 이메일은 24시간 확인해요.`,
  },
};
