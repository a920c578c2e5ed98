import type * as source from './words.ts';

export const noScriptWords: string =
  'このページにはJavaScriptが必要です。注文のメールにあるeSIMへのリンクは、JavaScriptがなくても使えます。';

export const mailLinkWords: typeof source.mailLinkWords = {
  checking: 'リンクを確認中…',
  dead: 'このリンクは使えなくなりました',
  half: {
    title: 'リンクの一部が欠けています',
    text: 'メールのリンク全体を開くか、新しいリンクを受け取ってください。',
  },
};
