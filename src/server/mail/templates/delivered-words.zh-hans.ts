import { spaced } from '../../../domain/language-words.zh-hans.ts';
import type * as source from './delivered-words.ts';

export const deliveredWords: typeof source.deliveredWords = {
  subject: (country) => spaced`你的${country} eSIM 已准备好`,
  preview: '请趁有 Wi-Fi 时立即安装。邮件中有二维码和激活码。',
  lead: (starts) => `请趁有 Wi-Fi 时立即安装 eSIM。${starts}`,
  iccid: 'ICCID',
  several: {
    subject: '你的 eSIM 已全部准备好',
    preview: '请趁有 Wi-Fi 时立即安装。邮件中有全部二维码和激活码。',
    lead: '请趁有 Wi-Fi 时立即安装。下面是每张 eSIM 的二维码。',
  },
};
