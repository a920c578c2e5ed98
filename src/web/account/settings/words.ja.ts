import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const deleteAccountWords: typeof source.deleteAccountWords = {
  title: 'アカウントを削除',
  what: 'アカウント、eSIMの一覧、個人データを削除します。税務上の記録は、氏名を消したうえで残ります。',
  question: 'アカウントを削除しますか？',
  yes: '完全に削除する',
  warning:
    'eSIMとそのコード、注文は、今後表示できなくなります。スマホに入っているeSIMは引き続き使えます。この操作は元に戻せません。',
  email: 'メールアドレス',
  emailHint: (email) => `確認のため「${email}」と入力してください。`,
  password: '現在のパスワード',
  passwordHint: (google) =>
    google
      ? 'Googleでログインしていて、パスワードがない場合は空欄のままにしてください。'
      : 'パスワードがない場合は空欄のままにしてください。',
  failed: '何も削除されていません。',
};

export const emailStateWords: typeof source.emailStateWords = {
  title: 'メール',
  verified: '確認済み',
  unverified: '未確認',
  hint: 'このブラウザでログインしたまま、届いたメールのリンクを開いてください。届くまで1分ほどかかることがあります。',
};

export const nameFormWords: typeof source.nameFormWords = {
  saved: '名前を保存しました。',
  title: '名前',
  label: '名前',
  hint: '姓、名の順に入力してください（間に空白）。購入手続きで自動入力されます。',
  save: '名前を保存',
};

export const passwordFormWords: typeof source.passwordFormWords = {
  saved: 'パスワードを変更しました。ほかの端末からはログアウトしました。',
  title: 'パスワード',
  open: 'パスワードを変更・設定',
  current: '現在のパスワード',
  next: '新しいパスワード',
  save: 'パスワードを変更',
  noPassword: (google) =>
    google ? 'Googleで登録した方、パスワードをお忘れの方' : 'パスワードが未設定の方、お忘れの方',
  sendLink: '設定用のリンクをメールで受け取る',
};

export const savedCardsWords: typeof source.savedCardsWords = {
  title: '保存済みのカード',
  what: 'カードは決済会社のStripeが保管し、購入ボタンを押したときだけ請求します。当店から見える情報は、ここに表示されているものだけです。',
  failed: '保存済みのカードを読み込めませんでした。',
  removed: (card) => `${card}を削除しました。`,
  none: '保存済みのカードはまだありません。保存するには、購入手続きで「次回のためにカードを保存する」にチェックを入れてください。',
  expired: (until) => `期限切れ（${until}）`,
  valid: (until) => `有効期限：${until}`,
  remove: '削除',
  stillSaved: 'カードは保存されたままです。',
};

export const signedInPlacesWords: typeof source.signedInPlacesWords = {
  title: 'ログイン中の端末',
  hint: '心当たりのない端末があれば、ログアウトさせてパスワードを変更してください。',
  failed: '一覧を読み込めませんでした。',
  allEnded: 'ほかの端末すべてからログアウトしました。',
  nothingChanged: '何も変更されていません。',
  endOthers: 'ほかの端末すべてからログアウト',
  ended: (device) => `${device}からログアウトしました。`,
  thisDevice: 'この端末',
  lastUsed: (ago) => phrase`最終利用：${ago}`,
  end: 'ログアウト',
  stillSignedIn: 'まだログインしたままです。',
};
