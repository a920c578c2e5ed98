import type * as source from './words.ts';

export const noScriptWords: string =
  '이 페이지를 보려면 JavaScript가 필요해요. 주문 이메일에 있는 eSIM 링크는 JavaScript 없이도 열려요.';

export const mailLinkWords: typeof source.mailLinkWords = {
  checking: '링크를 확인하는 중…',
  dead: '더 이상 쓸 수 없는 링크예요',
  half: {
    title: '링크의 일부가 빠졌어요',
    text: '이메일의 링크 전체를 열거나 새 링크를 요청해 주세요.',
  },
};
