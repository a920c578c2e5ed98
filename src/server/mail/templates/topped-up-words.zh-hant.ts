import { spaced } from '../../../domain/language-words.zh-hant.ts';
import type * as source from './topped-up-words.ts';

export const toppedUpWords: typeof source.toppedUpWords = {
  subject: (country) => spaced`您的${country}方案已加到 eSIM`,
  preview: '不必安裝，會自動開始使用。',
  lead: (starts) => `不必安裝。新方案已經在您手機上的 eSIM 裡。${starts}`,
  startsBehind: '新方案會在第一個方案結束後開始。',
  startsAfter: (moment) => spaced`此 eSIM 上的相同方案於${moment}結束後，新方案才會開始。`,
  advice: {
    title: '小提醒',
    text: '請把 eSIM 保留在手機上，並開啟數據漫遊。',
  },
  iccid: '加到 ICCID',
};
