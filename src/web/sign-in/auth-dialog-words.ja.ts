import { phrase } from '../core/phrase.ts';
import type * as source from './auth-dialog-words.ts';

export const authDialogWords: typeof source.authDialogWords = {
  google: {
    button: 'Googleで続ける',
    busy: 'ログイン中…',
    late: 'Googleのウィンドウに何も表示されない場合は、ネットワークに遮断されている可能性があります。もう一度ボタンを押して中止し、メールアドレスでログインしてください。',
    notHere: (app) => `${app}の中ではGoogleログインを利用できません。`,
    otherBrowser:
      '利用するには、このページのメニューから「ブラウザで開く」を選んでください。メールアドレスならこのまま使えます。',
    or: 'またはメールアドレスで続ける',
  },
  email: 'メールアドレス',
  forgot: 'パスワードをお忘れですか？',
  isNew: (brand) => `${brand}は初めてですか？`,
  signUp: '新規登録',
  isKnown: 'アカウントをお持ちですか？',
  signIn: 'ログイン',
  back: 'ログインに戻る',
  ways: {
    signin: 'ログインする',
    signup: 'アカウントを作成',
    forgot: 'パスワードを再設定',
  },
  made: 'アカウントを作成しました。確認用のリンクをメールでお送りしました。',
  sendAgain: '再送信',
  sendAgainIn: (seconds) => `${seconds}秒後に再送信`,
  agree: (terms, privacy) => phrase`アカウントを作成すると、${terms}と${privacy}に同意したことになります。`,
};

export const authModeWords: typeof source.authModeWords = {
  signin: {
    title: 'おかえりなさい',
    lead: 'ログインしてeSIMプランを購入',
    submit: 'ログイン',
  },
  signup: {
    title: 'アカウントを作成',
    lead: 'すべてのeSIMを1か所で管理',
    submit: 'アカウントを作成',
  },
  forgot: {
    title: 'パスワードを再設定',
    lead: '再設定用のメールを送るアドレスを入力してください',
    submit: '再設定メールを送信',
  },
};
