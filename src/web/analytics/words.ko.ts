import type * as source from './words.ts';

export const analyticsQuestionWords: typeof source.analyticsQuestionWords = {
  name: '이용 분석',
  question:
    '외부 분석 서비스에서 이 사이트의 이용 방식을 분석해도 될까요? 결제, 주문, 로그인 화면에서는 작동하지 않아요.',
  more: '자세히 보기, 나중에 변경하기',
  no: '허용 안 함',
  yes: '허용',
};

export const analyticsChoiceWords: typeof source.analyticsChoiceWords = {
  forbidden:
    '브라우저가 추적 거부를 요청하고 있으므로, 어떤 답을 선택하든 분석 스크립트를 불러오지 않습니다.',
  given: '이 브라우저에서 허용한 상태입니다.',
  refused: '이 브라우저에서 허용하지 않은 상태입니다.',
  refuse: '허용 취소',
  give: '이용 분석 허용',
};
