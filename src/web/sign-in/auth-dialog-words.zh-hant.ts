import { spaced } from '../../domain/language-words.zh-hant.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './auth-dialog-words.ts';

export const authDialogWords: typeof source.authDialogWords = {
  google: {
    button: '使用 Google 帳號繼續',
    busy: '正在登入…',
    late: 'Google 的視窗裡什麼都沒有？可能被您的網路封鎖了。請再次點選此按鈕取消，改用電子信箱登入。',
    notHere: (app) => spaced`Google 登入無法在${app}內使用。`,
    otherBrowser: '如要使用，請開啟此頁面的選單，選擇「在瀏覽器中開啟」。在這裡可以直接用電子信箱登入。',
    or: '或使用電子信箱繼續',
  },
  email: '電子信箱',
  forgot: '忘記密碼？',
  isNew: (brand) => spaced`第一次使用${brand}？`,
  signUp: '註冊',
  isKnown: '已有帳號？',
  signIn: '登入',
  back: '返回登入',
  ways: {
    signin: '改為登入',
    signup: '建立帳號',
    forgot: '重設密碼',
  },
  made: '帳號已建立。我們已將確認電子信箱的連結寄給您。',
  sendAgain: '重新寄送',
  sendAgainIn: (seconds) => `${seconds} 秒後可重新寄送`,
  agree: (terms, privacy) => phrase`建立帳號即表示您同意我們的《${terms}》和《${privacy}》。`,
};

export const authModeWords: typeof source.authModeWords = {
  signin: {
    title: '歡迎回來',
    lead: '登入以購買 eSIM 方案',
    submit: '登入',
  },
  signup: {
    title: '建立帳號',
    lead: '您的所有 eSIM，集中在一處',
    submit: '建立帳號',
  },
  forgot: {
    title: '重設密碼',
    lead: '請輸入電子信箱來重設密碼',
    submit: '寄送重設信',
  },
};
