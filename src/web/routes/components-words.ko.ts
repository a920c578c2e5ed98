import type * as source from './components-words.ts';

export const componentsWords: typeof source.componentsWords = {
  meta: { title: '컴포넌트', description: '모든 컴포넌트와 상태(낮과 밤).' },
  day: '낮',
  night: '밤',
  sample: 'Simport',
  large: '크게',
  busy: '처리 중',
  off: '사용 안 함',
  alert: '카드가 거절됐어요.',
  text: '청구된 금액은 없어요. 다른 카드를 쓰거나 PayPal로 결제해 주세요.',
  field: '이메일 주소',
  wrong: '올바른 이메일 주소를 입력해 주세요',
  beside: '적용',
  question: 'eSIM은 언제 설치해야 하나요?',
  show: '펼치기',
  hide: '접기',
  open: '시트 열기',
};
