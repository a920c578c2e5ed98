import type * as source from './reset-password-words.ts';
import { mailLinkWords } from './words.ts';

export const resetWords: typeof source.resetWords = {
  meta: { title: 'パスワードの再設定', description: '新しいパスワードを設定します。' },
  loading: '読み込み中…',
  refused: {
    title: mailLinkWords.dead,
    text: '期限切れか、すでに使われています。リンクは期限内に1回しか使えません。',
  },
  incomplete: mailLinkWords.half,
  newLink: '新しいリンクを送る',
  done: {
    title: 'パスワードを変更しました',
    text: 'すべての端末からログアウトしました。新しいパスワードでログインしてください。',
    signIn: 'ログイン',
  },
};
