import { spaced } from '../../../domain/language-words.zh-hant.ts';
import type * as source from './install-words.ts';

export const installWords: typeof source.installWords = {
  onIphone: '在 iPhone 上安裝',
  onAndroid: '在 Android 上安裝',
  note: '請在旅行時要用的手機上開啟這封信。iPhone 需要 iOS 17.4 或更新版本，部分 Android 手機需要掃描 QR Code。',
  picture: {
    title: '正在用其他裝置看這封信？',
    text: (file) =>
      spaced`請用要安裝 eSIM 的手機相機掃描此 QR Code（附件${file}中也有）。它只能使用一次，因此旅程結束前，請把 eSIM 保留在手機上。`,
    alt: '用於安裝 eSIM 的 QR Code',
  },
  codes: {
    title: '或手動輸入啟用碼',
    address: 'SM-DP+ 位址',
    activation: '啟用碼',
    confirmation: '確認碼',
    both: '兩者合一，適用於只有一個欄位的手機',
  },
};
