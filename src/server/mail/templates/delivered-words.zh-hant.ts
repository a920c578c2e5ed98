import { spaced } from '../../../domain/language-words.zh-hant.ts';
import type * as source from './delivered-words.ts';

export const deliveredWords: typeof source.deliveredWords = {
  subject: (country) => spaced`您的${country} eSIM 準備好了`,
  preview: '請趁有 Wi-Fi 時先安裝。QR Code 和啟用碼都在信中。',
  lead: (starts) => `請趁有 Wi-Fi 時先安裝 eSIM。${starts}`,
  iccid: 'ICCID',
  several: {
    subject: '您的 eSIM 都準備好了',
    preview: '請趁有 Wi-Fi 時先安裝。所有 QR Code 和啟用碼都在信中。',
    lead: '請趁有 Wi-Fi 時先安裝。下面是每張 eSIM 的 QR Code。',
  },
};
