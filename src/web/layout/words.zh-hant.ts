import type * as source from './words.ts';

export const layoutWords: typeof source.layoutWords = {
  skip: '跳到主要內容',
  notice: '通知',
  sandbox: '測試環境：不會動用真實款項',
  paused: '已暫停銷售',
  missed: '此頁面未能載入。您的選擇都還在。',
  offline: '您已離線。恢復連線後，我們會從中斷的地方繼續。',
};
