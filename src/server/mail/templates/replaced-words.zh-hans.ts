import { spaced } from '../../../domain/language-words.zh-hans.ts';
import type * as source from './replaced-words.ts';

export const replacedWords: typeof source.replacedWords = {
  subject: (country) => spaced`你的${country}新 eSIM 已准备好`,
  preview: '它将替换你原来的 eSIM。邮件中有新的二维码和激活码。',
  lead: '我们已更换你的 eSIM。请从手机上删除旧的，并趁有 Wi-Fi 时安装新的。更换不收费。',
  old: {
    title: '旧的 eSIM 怎么办？',
    text: '它已停止工作，或即将停止工作。它的二维码和激活码也已无法使用。',
  },
  iccid: '新 ICCID',
};
