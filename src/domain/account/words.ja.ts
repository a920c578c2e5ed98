import type * as source from './words.ts';

export const AUTH_TEXTS: typeof source.AUTH_TEXTS = {
  'user-not-found': 'このメールアドレスのアカウントはありません',
  'wrong-password': 'パスワードが違います',
  'email-already-in-use': 'このメールアドレスのアカウントはすでにあります',
  'weak-password': 'パスワードが簡単すぎます',
  'invalid-email': 'メールアドレスが正しくありません',
  'too-many-requests': '失敗が続きました。しばらくしてからもう一度お試しください',
  'popup-closed-by-user': 'ログインが終わる前に画面が閉じられました',
  'cancelled-popup-request': 'ログインがキャンセルされました',
  'popup-blocked': 'ブラウザがログイン画面をブロックしました',
  blocked: 'このアカウントは停止されています',
  other: 'エラーが発生しました。もう一度お試しください',
};

export const authAdviceWords: typeof source.authAdviceWords = {
  linked:
    'このメールアドレスには、パスワードを設定したアカウントがあります。そのパスワードでログインするか、メールで再設定してください。',
  noPassword: 'このアカウントにはまだパスワードがありません。設定用のリンクをメールで受け取ってください。',
  guessable: 'すぐに推測されやすいパスワードです。関係のない言葉を3つか4つ組み合わせてください。',
  blocked: '購入したものは引き続き使えます。間違いだと思われる場合はご連絡ください。',
  tooLong: (most) => `パスワードは${most}文字以内です。`,
  noAddress: 'Googleアカウントからメールアドレスを受け取れませんでした。',
  popup: 'このサイトのポップアップを許可するか、メールアドレスでログインしてください。',
  offline: 'インターネットにつながっていない可能性があります。',
};

export const credentialWords: typeof source.credentialWords = {
  fillIn: 'すべての項目を入力してください',
  noAddress: 'メールアドレスを入力してください',
  differ: 'パスワードが一致しません',
  tooShort: 'パスワードは6文字以上にしてください',
};

export const THIS_APP: string = 'このアプリ';
