import { spaced } from '../../../domain/language-words.zh-hant.ts';
import { withdrawalPromise } from '../../../domain/promise/words.ts';
import type * as source from './withdrawal-words.ts';

export const withdrawalReceivedWords: typeof source.withdrawalReceivedWords = {
  subject: '我們已收到您解除契約的聲明',
  preview: (order, moment) => spaced`訂單 ${order}，收到時間：${moment}。請保留這封信。`,
  lead: (moment) => spaced`我們已於${moment}收到您解除契約的聲明。請保留這封信作為憑證。`,
  declared: {
    title: '您的聲明內容',
    declaration: '聲明',
    text: '我解除此訂單的契約。',
    name: '姓名',
    confirmedTo: '確認信寄至',
    received: '收到時間',
  },
  next: `如果方案未啟用且未使用，我們會將其收回，並在退款時寄電子郵件通知您。${withdrawalPromise.money}請勿使用此方案。`,
  wasNotYou: '不是您本人嗎？請立即回覆這封信。',
};
