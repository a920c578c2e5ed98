import type * as source from './verify-email-words.ts';
import { mailLinkWords } from './words.ts';

export const verifyWords: typeof source.verifyWords = {
  meta: { title: '确认你的邮箱', description: '证明邮箱地址属于你。' },
  checking: mailLinkWords.checking,
  signInFirst: {
    title: '请登录以确认邮箱',
    text: '登录对应的账户后，链接即可使用。重置密码同样会确认你的邮箱地址。',
    signIn: '登录',
    forgot: '忘记密码？',
  },
  expired: {
    title: mailLinkWords.dead,
    text: '它已过期，或缺少一部分。我们可以发送新的链接。',
  },
  incomplete: mailLinkWords.half,
  verified: {
    title: '你的邮箱已确认',
    text: (email) => `你用 ${email} 购买的一切都在你的账户中。`,
    dashboard: '前往总览',
  },
  otherAccount: {
    title: '此链接属于另一个账户',
    text: (email) => `你当前登录的账户是 ${email}。请退出登录，再登录接收此链接的账户。`,
    signOut: '退出登录',
  },
};
