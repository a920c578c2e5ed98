import { spaced } from '../../../domain/language-words.zh-hans.ts';
import type * as source from './words.ts';

export const passwordWords: typeof source.passwordWords = {
  password: '密码',
  confirm: '确认密码',
  show: (label) => spaced`显示${label}`,
  hide: (label) => spaced`隐藏${label}`,
};

export const verificationWords: typeof source.verificationWords = {
  send: '发送验证邮件',
  sent: '验证邮件已发送！请查看收件箱。',
};
