import type * as source from './words.ts';

export const noScriptWords: string =
  '此页面需要 JavaScript。每笔订单邮件中的 eSIM 链接无需 JavaScript 也能使用。';

export const mailLinkWords: typeof source.mailLinkWords = {
  checking: '正在验证你的链接…',
  dead: '此链接已失效',
  half: {
    title: '此链接缺少一部分',
    text: '请打开我们邮件中的完整链接，或获取新的链接。',
  },
};
