import type * as source from './sign-in-failed-words.ts';

export const signInFailedWords: typeof source.signInFailedWords = {
  meta: { title: '登入失敗', description: '請再登入一次。' },
  title: '登入失敗',
  text: (google) =>
    google
      ? '等待太久，或此頁面被再次開啟。如果這是一個小視窗，您也可以關閉它，在後面的頁面上再試一次。'
      : '等待太久，或此頁面被再次開啟。請改用電子信箱登入。',
  blocked: {
    title: '此帳號已被停用',
    text: '您買過的東西仍然屬於您。如果您認為有誤，請寫信給我們。',
    support: '寫信給我們',
  },
  home: '前往首頁',
};
