import { LOCALE } from '../../../domain/language-words.ts';
import { spaced } from '../../../domain/language-words.zh-hant.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const checkerWords: typeof source.checkerWords = {
  kinds: '裝置類型',
  tabs: {
    iphone: { name: 'iPhone / iPad', example: 'iPhone 13 mini…' },
    android: { name: 'Android', example: 'Galaxy S24、Pixel 8…' },
  },
  search: (kind) => spaced`搜尋${kind}機型`,
  checked: (models, last) =>
    spaced`這 ${models} 款機型上次確認於${month(last)}。更新的機型應該也支援，請在設定中找「加入 eSIM」或「新增 eSIM」。`,
  noScript: '搜尋需要 JavaScript。以下機型支援 eSIM。',
  apple: 'Apple',
};

/** '2025年8月', on one line. */
function month(date: Date): string {
  const said = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    date,
  );
  return said.replaceAll(/(?=[年月])/g, '\u2060');
}

export const deviceListWords: typeof source.deviceListWords = {
  start: '輸入裝置機型，查詢相容性',
  none: '找不到相符的裝置。',
  found: (devices) => `找到 ${devices} 款裝置`,
  name: '支援 eSIM 的裝置',
  note: (device, note) => `${device}：${note}`,
};

export const unlockedWords: typeof source.unlockedWords = {
  text: (unlocked) =>
    phrase`無論哪款機型，手機都必須符合一點：${unlocked}。綁定某家電信業者的手機無法使用其他業者的 eSIM。在 iPhone 上，「設定」→「一般」→「關於本機」會顯示「無 SIM 卡限制」。`,
  unlocked: '無鎖機，沒有綁定電信業者',
};

export const phoneHereWords: typeof source.phoneHereWords = {
  phones: {
    iPhone: {
      title: '安裝到這支 iPhone',
      text: '電子郵件中有「在 iPhone 上安裝」按鈕。iOS 17.4 以上版本不必掃描或輸入。',
    },
    Android: {
      title: '安裝到這支手機',
      text: '電子郵件中有「在 Android 上安裝」按鈕。部分手機無法從連結開啟設定畫面。',
    },
  },
  steps: '查看全部步驟。',
  fits: '這支手機支援 eSIM 嗎？',
};

export const stepsWords: typeof source.stepsWords = {
  device: '您的裝置',
  method: '安裝方式',
  steps: (method, system) => `${method}，${system}`,
};

export const ownCodesWords: typeof source.ownCodesWords = {
  loading: '正在載入…',
  failed: {
    title: '我們無法載入您的啟用碼',
    text: '以下步驟都一樣，您的 eSIM 也沒有問題。請檢查網路連線，然後再試一次。',
    again: '重試',
  },
  unknown: {
    title: '這個瀏覽器沒有這張 eSIM 的紀錄',
    text: (signIn) => phrase`請開啟訂單電子郵件中的連結，或「${signIn}」。以下步驟適用於每張 eSIM。`,
    signIn: '登入',
  },
  ready: {
    title: (place) => spaced`您的${place} eSIM 準備好了`,
    text: '啟用碼就在以下步驟中。',
  },
};

export const tipsWords: typeof source.tipsWords = {
  early: {
    what: '登機前先安裝',
    how: '在家裡有 Wi-Fi、有另一個螢幕可以顯示 QR Code，時間也充裕。多數方案不會因為安裝就開始計算天數，方案說明都會寫明。',
  },
  wait: {
    what: '等待 2 至 3 分鐘完成註冊',
    how: '第一次使用時，eSIM 需要向網路註冊。落地後的頭幾分鐘也是如此。',
  },
  once: {
    what: 'QR Code 和啟用碼只能用一次',
    how: '請不要為了重試而移除 eSIM。請先聯絡我們，並把它留在手機上，直到旅行結束。',
  },
  roaming: {
    what: '只為旅遊 eSIM 開啟漫遊',
    how: '旅遊 eSIM 需要開啟數據漫遊。自己的門號不用，保持關閉就不會產生費用。',
  },
};

export const subscriptionWords: typeof source.subscriptionWords = {
  title: '月訂閱，另一項服務',
  text: '一整年都在旅途中？另有月訂閱服務，涵蓋 170 多個目的地，每月 US$39.90 至 US$64.90。它不是本商店的方案，無法在這裡結帳購買，取消之前會一直續訂，並有自己的條款。這裡的方案是預付的，到期就結束。',
  ask: (address) => phrase`想進一步了解，請來信至 ${address}。`,
  subject: '月訂閱',
};

export const onwardWords: typeof source.onwardWords = {
  title: '卡住了，還是準備出發？',
  write: (address, reply) => phrase`請來信至 ${address}，全天候服務。首次回覆時間：${reply}。`,
  browse: '瀏覽方案',
  esims: '我的 eSIM',
  support: '客服',
};
