import type * as source from './words.ts';

export const linkPageWords: typeof source.linkPageWords = {
  noScript: '此頁面需要 JavaScript。',
  failed: {
    title: '我們無法確認您的連結',
    text: '請檢查網路連線，然後再試一次。連結仍然有效。',
  },
};

export const newPasswordWords: typeof source.newPasswordWords = {
  title: '設定新密碼',
  rule: '至少 6 個字元。您的所有裝置都會登出。',
  label: '新密碼',
  save: '儲存新密碼',
};
