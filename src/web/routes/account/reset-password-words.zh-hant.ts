import type * as source from './reset-password-words.ts';
import { mailLinkWords } from './words.ts';

export const resetWords: typeof source.resetWords = {
  meta: { title: '重設密碼', description: '設定新密碼。' },
  loading: '正在載入…',
  refused: {
    title: mailLinkWords.dead,
    text: '連結已過期或已使用過。每個連結只能在限定時間內使用一次。',
  },
  incomplete: mailLinkWords.half,
  newLink: '寄送新的連結',
  done: {
    title: '您的密碼已變更',
    text: '您的所有裝置都已登出。請用新密碼登入。',
    signIn: '登入',
  },
};
