import type * as source from './app-dialog-words.ts';

export const appDialogWords: typeof source.appDialogWords = {
  reasons: {
    esims: '您的 eSIM，隨時可以安裝',
    dataLeft: '查看剩餘數據',
    warning: '數據用完前提醒您',
  },
  where: '此 App 適用於 Android。在 iPhone 或電腦上，本網站的功能相同。',
};
