import type * as source from './reset-password-words.ts';
import { mailLinkWords } from './words.ts';

export const resetWords: typeof source.resetWords = {
  meta: { title: '重置密码', description: '设置新密码。' },
  loading: '正在加载…',
  refused: {
    title: mailLinkWords.dead,
    text: '它已过期或已被使用。每个链接只能在限定时间内使用一次。',
  },
  incomplete: mailLinkWords.half,
  newLink: '发送新的链接',
  done: {
    title: '你的密码已更改',
    text: '你的所有设备都已退出登录。请用新密码登录。',
    signIn: '登录',
  },
};
