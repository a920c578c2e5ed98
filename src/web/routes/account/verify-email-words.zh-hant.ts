import type * as source from './verify-email-words.ts';
import { mailLinkWords } from './words.ts';

export const verifyWords: typeof source.verifyWords = {
  meta: { title: '確認您的電子信箱', description: '證明電子信箱是您的。' },
  checking: mailLinkWords.checking,
  signInFirst: {
    title: '請登入以確認電子信箱',
    text: '登入連結所屬的帳號後，連結即可使用。重設密碼也會確認您的電子信箱。',
    signIn: '登入',
    forgot: '忘記密碼？',
  },
  expired: {
    title: mailLinkWords.dead,
    text: '連結已過期或不完整。我們可以寄新的連結給您。',
  },
  incomplete: mailLinkWords.half,
  verified: {
    title: '您的電子信箱已確認',
    text: (email) => `您用 ${email} 購買的一切都在您的帳號中。`,
    dashboard: '前往總覽',
  },
  otherAccount: {
    title: '此連結屬於另一個帳號',
    text: (email) => `您目前登入的帳號是 ${email}。請登出，再登入收到此連結的帳號。`,
    signOut: '登出',
  },
};
