import type * as source from './words.ts';

export const noScriptWords: string =
  '此頁面需要 JavaScript。每筆訂單電子郵件中的 eSIM 連結不需要 JavaScript 也能使用。';

export const mailLinkWords: typeof source.mailLinkWords = {
  checking: '正在確認您的連結…',
  dead: '此連結已失效',
  half: {
    title: '此連結不完整',
    text: '請開啟我們電子郵件中的完整連結，或索取新的連結。',
  },
};
