import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { spaced } from '../../../domain/language-words.zh-hant.ts';
import type * as source from './usage-words.ts';

const again = '您可以在同一張 eSIM 加購新方案，不必重新安裝，也不用再掃描 QR Code。';
const waits = '此 eSIM 上還有一個待使用的方案。如果它涵蓋您所在的地方，就會自動接著使用。';
const saves = '想讓剩餘數據用得更久，請趁有 Wi-Fi 時先下載地圖和影片。';

export const usageWords: typeof source.usageWords = {
  low: {
    subject: (country) => spaced`您的${country}數據已用 80%`,
    preview: (left, of) => spaced`共${of}，還剩${left}。`,
    lead: (left, of, country) => spaced`您的${country}方案共${of}，還剩約${left}。`,
    next: `${saves}${again}`,
    nextWithAnother: `${waits}${saves}`,
  },
  used: {
    subject: (country) => spaced`您的${country}數據已用完`,
    preview: '想繼續上網，請在同一張 eSIM 加購新方案。',
    previewWithAnother: waits,
    lead: (of, country) => spaced`您的${country}方案共${of}，數據已全部用完。`,
    next: again,
    nextWithAnother: `${waits}${again}`,
  },
  nextTitle: '您可以這樣做',
  plan: {
    title: '您的方案',
    esim: 'eSIM',
    iccid: (ending) => `ICCID 結尾為 ${ending}`,
    left: '剩餘數據',
    leftOf: (left, of) => `${left}/${of}`,
    nothingLeft: (of) => `0MB/${of}`,
    read: '更新時間',
    ends: '結束時間',
  },
  add: (plan, price) => spaced`加購${plan}：${price}`,
  addNote: (days) =>
    `再次加購相同的方案，有效期限 ${formatDays(days)}。如果價格有變，結帳頁面會在付款前告訴您。`,
  why: '方案數據用到 80% 和用完時，我們會各寄一封電子郵件通知您。',
};
