import { spaced } from '../language-words.zh-hant.ts';
import type * as source from './words.ts';

export const standingSentences: typeof source.standingSentences = {
  replacing: '更換處理中',
  unpaid: '未付款',
  paid: '準備中',
  ordering: '準備中',
  refunding: '退款處理中',
  refunded: '已退款',
  erased: null,
  charged_back: null,
  disputed: null,
  return_asked: '已申請退款',
  replacement_asked: '更換處理中',
  ready: '可以安裝',
  in_use: '使用中',
  used_up: '數據已用完',
  expired: '方案已結束',
  lapsed: '從未使用，已結束',
  taken_back: '已收回',
  unreadable: '可以安裝',
  added: null,
  hidden: null,
};

export const READY_TO_USE: string = '可以使用';

export const codesRefusals: typeof source.codesRefusals = {
  eSIM: {
    not_delivered: '此訂單還沒有 eSIM。',
    returned: '此 eSIM 正在退款或已退款，因此已無法使用。',
    returning: '正在收回此 eSIM，以便退款。',
    taken_back: '電信業者已收回此 eSIM，因此已無法使用。',
  },
  plan: {
    not_delivered: '此訂單還沒有方案。',
    returned: '此方案正在退款或已退款，因此已無法使用。',
    returning: '正在收回此方案，以便退款。',
    taken_back: '電信業者已收回此方案，因此已無法使用。',
  },
  both: {
    replacing: '正在更換此 eSIM。新的 eSIM 一準備好，我們就會把啟用碼寄到您的電子信箱。',
    over: '此訂單的方案已結束，沒有東西需要安裝。',
    top_up: '此方案加到了一張已有啟用碼的 eSIM。',
    erased: '此訂單已清除，沒有留下任何與買家有關的資訊。',
  },
};

export const refundRefusals: typeof source.refundRefusals = {
  eSIM: {
    not_delivered: '此訂單沒有可以退訂的 eSIM。',
    returned: '此 eSIM 正在退款或已退款。',
    used: '此 eSIM 已啟用或使用過，因此無法退款。',
    not_taken_back: '電信業者不收回此 eSIM，因此我們無法自動退款。請聯絡我們。',
    too_old: '電信業者只在幾週內收回此 eSIM，現在已超過期限，因此我們無法自動退款。請聯絡我們。',
    too_many:
      '最近使用這張卡片或電子信箱的訂單已多次退訂，因此這一筆由我們人工處理。請聯絡客服，我們會協助您處理此 eSIM。',
    too_late: (time) => spaced`eSIM 可以在購買後${time}內退款，現已超過期限。`,
  },
  plan: {
    not_delivered: '此訂單沒有可以退訂的方案。',
    returned: '此方案正在退款或已退款。',
    used: '此方案已啟用或使用過，因此無法退款。',
    not_taken_back: '電信業者不收回此方案，因此我們無法自動退款。請聯絡我們。',
    too_old: '電信業者只在幾週內收回此方案，現在已超過期限，因此我們無法自動退款。請聯絡我們。',
    too_many:
      '最近使用這張卡片或電子信箱的訂單已多次退訂，因此這一筆由我們人工處理。請聯絡客服，我們會協助您處理此方案。',
    too_late: (time) => spaced`方案可以在購買後${time}內退款，現已超過期限。`,
  },
  both: {
    disputed: '您的銀行正在調查這筆付款，款項如何處理由銀行決定。',
    charged_back: '這筆付款已透過您的銀行或金流服務退還，已經沒有款項可以退還。',
  },
};

export const withdrawalRefusals: typeof source.withdrawalRefusals = {
  not_paid: '此訂單尚未付款，沒有可以解除的契約。',
  returned: '此訂單正在退款或已退款，已經沒有契約可以解除。',
  too_late: '解除此契約的期限已過。',
};
