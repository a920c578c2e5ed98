import type * as source from './words.ts';

export const AUTH_TEXTS: typeof source.AUTH_TEXTS = {
  'user-not-found': '找不到使用此電子信箱的帳號',
  'wrong-password': '密碼不正確',
  'email-already-in-use': '此電子信箱已註冊過帳號',
  'weak-password': '密碼強度不足',
  'invalid-email': '電子信箱格式不正確',
  'too-many-requests': '失敗次數過多，請稍後再試',
  'popup-closed-by-user': '尚未完成登入，視窗就關閉了',
  'cancelled-popup-request': '登入已取消',
  'popup-blocked': '瀏覽器封鎖了登入視窗',
  blocked: '此帳號已被停用',
  other: '發生錯誤，請再試一次',
};

export const authAdviceWords: typeof source.authAdviceWords = {
  linked: '此電子信箱的帳號已設有密碼。請用密碼登入，或透過電子郵件重設密碼。',
  noPassword: '此帳號還沒有密碼。我們可以寄一個連結給您設定密碼。',
  guessable: '這個密碼很容易被猜到。試試把三、四個互不相關的詞組在一起。',
  blocked: '您買過的東西仍然屬於您。如果您認為有誤，請聯絡我們。',
  tooLong: (most) => `密碼最多 ${most} 個字元。`,
  noAddress: '您的 Google 帳號沒有提供電子信箱給我們。',
  popup: '請允許此網站開啟彈出式視窗，或改用電子信箱登入。',
  offline: '您的網路可能斷線了。',
};

export const credentialWords: typeof source.credentialWords = {
  fillIn: '請填寫所有欄位',
  noAddress: '請輸入您的電子信箱',
  differ: '兩次輸入的密碼不一致',
  tooShort: '密碼至少要有 6 個字元',
};

export const THIS_APP: string = '此 App';
