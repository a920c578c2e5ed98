import { spaced } from '../../../domain/language-words.zh-hant.ts';
import { withdrawalPromise } from '../../../domain/promise/words.ts';
import type * as source from './links-words.ts';

const oneHour = '此連結 1 小時內有效，且只能使用一次。';

export const verifyAddressWords: typeof source.verifyAddressWords = {
  subject: '確認您的電子信箱',
  lead: '請確認這是您的電子信箱。',
  why: '確認後，用此電子信箱購買的所有項目（包括訪客訂單）都會出現在您的帳號中。請在已登入的瀏覽器中開啟連結。',
  action: '確認電子信箱',
  expiry: oneHour,
  ignore: '沒有在我們商店註冊過帳號嗎？請忽略這封信。只要您不點選連結，帳號裡就不會有任何資料。',
};

export const resetPasswordWords: typeof source.resetPasswordWords = {
  subject: '設定新密碼',
  lead: '您要求重設帳號的密碼。',
  why: '設定後，所有裝置都會登出，請用新密碼重新登入。',
  action: '設定密碼',
  expiry: oneHour,
  ignore: '沒有提出這項要求嗎？請忽略這封信。您的密碼不會改變。',
};

export const accountReadyWords: typeof source.accountReadyWords = {
  subject: '為您的帳號設定密碼',
  lead: '您在購買 eSIM 時申請了帳號。您購買的項目已經在帳號中。',
  why: '設定密碼後，您可以在任何裝置上查看 eSIM、啟用碼和剩餘數據。',
  action: '設定密碼',
  expiry: (days) =>
    `此連結 ${days} 天內有效，且只能使用一次。之後，您可以在登入時點選「忘記密碼？」取得新連結。`,
  ignore: '沒有在我們商店買過東西嗎？請忽略這封信。沒有這個連結，任何人都無法登入這個帳號。',
};

export const claimPurchaseWords: typeof source.claimPurchaseWords = {
  subject: '將這筆訂單加入您的帳號',
  lead: (plan) => `有人未登入就用這個電子信箱購買了 eSIM（${plan}）。您在我們商店已有帳號。`,
  why: (order) =>
    `如果是您本人，請開啟訂單 ${order}，在該頁面登入，再點選「儲存到我的帳號」。不記得密碼嗎？登入時點選「忘記密碼？」即可重設。`,
  action: '開啟訂單',
  expiry: '任何人都能透過此連結查看訂單，請勿分享給他人。',
  ignore: '不是您本人嗎？請忽略這封信。您的帳號不會改變。',
};

export const confirmReturnWords: typeof source.confirmReturnWords = {
  subject: '要退訂這張 eSIM 嗎？',
  lead: (order, plan) =>
    `有人申請退訂訂單 ${order}（${plan}）的 eSIM 並退款。這張 eSIM 是用此電子信箱購買的，我們無法確定是否由您本人申請。`,
  why: '如果您確定要退訂，請開啟頁面並點選按鈕。eSIM 將無法使用，款項會全額退回付款時使用的卡片或帳戶。',
  action: '查看申請',
  expiry: (hours) => `此連結 ${hours} 小時內有效，且只能使用一次。`,
  ignore: '不想退訂嗎？請忽略這封信。eSIM 不會有任何改變。',
};

export const withdrawalLinkWords: typeof source.withdrawalLinkWords = {
  subject: '確認解除契約',
  lead: (order, plan) => `有人申請解除訂單 ${order}（${plan}）的契約，這筆訂單是用此電子信箱訂購的。`,
  why: (moment) =>
    spaced`如果是您本人，請開啟頁面並點選「${withdrawalPromise.confirm}」。申請時間以${moment}為準。`,
  action: withdrawalPromise.link,
  expiry: (days) => `此連結 ${days} 天內有效。`,
  ignore: '不想解除契約嗎？請忽略這封信。一切維持不變。',
};
