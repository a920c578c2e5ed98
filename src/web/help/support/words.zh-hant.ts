import { spaced } from '../../../domain/language-words.zh-hant.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const faqSearchWords: typeof source.faqSearchWords = {
  search: '搜尋常見問題',
  try: '退款、熱點分享、新手機…',
  none: '找不到符合搜尋的項目。',
  found: (entries) => `找到 ${entries} 個項目`,
  show: '顯示',
  hide: '隱藏',
};

export const serviceWords: typeof source.serviceWords = {
  business: {
    name: '企業詢問',
    way: (reply, page) => phrase`請在「${page}」提出。回覆時間：${reply}。`,
    page: '企業頁面',
  },
  refunds: {
    name: '退款',
    within: (time) => spaced`購買後${time}內，eSIM 未使用即可退款。`,
  },
  language: { name: '語言', which: '我們以英文回覆。' },
  atHand: { name: '請附上', what: '請告訴我們訂單編號、手機機型，以及您所在的國家或地區。' },
};

export const contactWords: typeof source.contactWords = {
  mail: {
    name: '電子郵件客服',
    text: (reply) => spaced`首次回覆時間：${reply}。`,
  },
  chat: {
    name: '線上即時對話',
    unknown: '每天開放',
    isOpen: (until) => spaced`服務中，至您當地時間${until}`,
    isClosed: (until) => spaced`休息中，您當地時間${until}開放`,
    text: '真人客服即時回覆。其他時間請寄電子郵件。',
    open: '開始對話',
    byMail: '真人客服即時回覆。請以電子郵件預約對話，我們會在服務時間內把連結寄給您。',
    ask: '預約對話',
    subject: '線上即時對話',
  },
};
