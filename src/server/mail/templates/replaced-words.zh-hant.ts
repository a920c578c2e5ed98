import { spaced } from '../../../domain/language-words.zh-hant.ts';
import type * as source from './replaced-words.ts';

export const replacedWords: typeof source.replacedWords = {
  subject: (country) => spaced`您的${country}新 eSIM 準備好了`,
  preview: '這張會取代您原本的 eSIM。新的 QR Code 和啟用碼都在信中。',
  lead: '我們已為您更換 eSIM。請從手機刪除舊的 eSIM，並趁有 Wi-Fi 時安裝新的。更換不收費。',
  old: {
    title: '舊的 eSIM 怎麼辦？',
    text: '舊的 eSIM 已經或即將無法使用，QR Code 和啟用碼也都已失效。',
  },
  iccid: '新 ICCID',
};
