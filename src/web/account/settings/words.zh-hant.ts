import { spaced } from '../../../domain/language-words.zh-hant.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const deleteAccountWords: typeof source.deleteAccountWords = {
  title: '刪除帳號',
  what: '這會刪除您的帳號、eSIM 清單和個人資料。稅務紀錄會保留，但不含您的姓名。',
  question: '要刪除您的帳號嗎？',
  yes: '永久刪除',
  warning: '您將無法再查看自己的 eSIM、啟用碼和訂單。手機上已安裝的 eSIM 可以繼續使用。此操作無法復原。',
  email: '電子信箱',
  emailHint: (email) => `請輸入 ${email} 以確認。`,
  password: '您的密碼',
  passwordHint: (google) =>
    google ? '如果您使用 Google 登入且沒有密碼，請留空。' : '如果您沒有密碼，請留空。',
  failed: '沒有刪除任何資料。',
};

export const emailStateWords: typeof source.emailStateWords = {
  title: '電子信箱',
  verified: '已驗證',
  unverified: '未驗證',
  hint: '請在這裡保持登入，並開啟我們寄出的電子郵件中的連結。電子郵件可能需要一分鐘才會送達。',
};

export const nameFormWords: typeof source.nameFormWords = {
  saved: '已儲存您的姓名。',
  title: '姓名',
  label: '您的姓名',
  hint: '姓在前，名在後，中間留一個空格。結帳時我們會自動帶入。',
  save: '儲存姓名',
};

export const passwordFormWords: typeof source.passwordFormWords = {
  saved: '密碼已變更。其他裝置已登出。',
  title: '密碼',
  open: '變更或設定密碼',
  current: '目前密碼',
  next: '新密碼',
  save: '變更密碼',
  noPassword: (google) => (google ? '用 Google 註冊，或忘記密碼？' : '還沒有密碼，或忘記密碼？'),
  sendLink: '寄密碼設定連結給我',
};

export const savedCardsWords: typeof source.savedCardsWords = {
  title: '已儲存的卡片',
  what: '卡片由我們的金流服務商 Stripe 保管，只有在您點選購買時才會扣款。我們看到的卡片資訊，不會比您在這裡看到的更多。',
  failed: '我們無法載入您已儲存的卡片。',
  removed: (card) => spaced`已移除${card}。`,
  none: '還沒有已儲存的卡片。如要儲存，請在結帳時勾選「儲存此卡片，方便下次使用」。',
  expired: (until) => spaced`已於${until}過期`,
  valid: (until) => spaced`有效期限至${until}`,
  remove: '移除',
  stillSaved: '此卡片仍保留在帳號中。',
};

export const signedInPlacesWords: typeof source.signedInPlacesWords = {
  title: '您的登入裝置',
  hint: '有不認得的裝置嗎？請將它登出，並變更您的密碼。',
  failed: '我們無法載入清單。',
  allEnded: '您已從其他所有裝置登出。',
  nothingChanged: '沒有任何變更。',
  endOthers: '從其他所有裝置登出',
  ended: (device) => spaced`${device}已登出。`,
  thisDevice: '此裝置',
  lastUsed: (ago) => phrase`上次使用：${ago}`,
  end: '登出',
  stillSignedIn: '此裝置仍保持登入。',
};
