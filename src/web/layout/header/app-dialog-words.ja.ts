import type * as source from './app-dialog-words.ts';

export const appDialogWords: typeof source.appDialogWords = {
  reasons: {
    esims: 'マイeSIMをすぐにインストール',
    dataLeft: 'データ残量をいつでも確認',
    warning: '使い切る前にお知らせ',
  },
  where: 'Android用のアプリです。iPhoneやパソコンでは、このサイトで同じことができます。',
};
