import { spaced } from '../../../domain/language-words.zh-hant.ts';
import type * as source from './words.ts';

export const passwordWords: typeof source.passwordWords = {
  password: '密碼',
  confirm: '確認密碼',
  show: (label) => spaced`顯示${label}`,
  hide: (label) => spaced`隱藏${label}`,
};

export const verificationWords: typeof source.verificationWords = {
  send: '寄送驗證信',
  sent: '驗證信已寄出！請查看收件匣。',
};
