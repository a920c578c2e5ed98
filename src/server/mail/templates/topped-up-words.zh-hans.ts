import { spaced } from '../../../domain/language-words.zh-hans.ts';
import type * as source from './topped-up-words.ts';

export const toppedUpWords: typeof source.toppedUpWords = {
  subject: (country) => spaced`你的${country}套餐已添加到 eSIM`,
  preview: '无需安装，会自动开始。',
  lead: (starts) => `无需安装。你手机上的 eSIM 已有新套餐。${starts}`,
  startsBehind: '第一个套餐结束后，它就会开始。',
  startsAfter: (moment) => spaced`此 eSIM 上的相同套餐于${moment}结束后，它就会开始。`,
  advice: {
    title: '温馨提示',
    text: '请把 eSIM 保留在手机上，并打开数据漫游。',
  },
  iccid: '已添加至 ICCID',
};
