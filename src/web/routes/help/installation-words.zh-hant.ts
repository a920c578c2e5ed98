import { phrase } from '../../core/phrase.ts';
import type * as source from './installation-words.ts';

export const installationWords: typeof source.installationWords = {
  meta: {
    title: '安裝您的 eSIM',
    description: '在 iPhone 或 Android 手機上，用 QR Code 或手動安裝旅遊 eSIM，並查詢您的手機是否支援。',
  },
  title: '安裝您的 eSIM',
  lead: '在手機上開啟電子郵件，點選安裝按鈕。沒有連結？掃描 QR Code 就行。您需要一支無鎖手機和 Wi-Fi。',
  steps: '逐步說明',
  onePage: {
    text: (page) =>
      phrase`想在一頁上看完？請見「${page}」，包含兩種系統、兩種方式，以及遇到問題時的處理方法。`,
    page: '在 iOS 和 Android 上安裝',
  },
  checker: '裝置相容性查詢',
  asked: '常見問題',
  tips: '實用訣竅',
};
