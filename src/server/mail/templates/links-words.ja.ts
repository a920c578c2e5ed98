import { withdrawalPromise } from '../../../domain/promise/words.ts';
import type * as source from './links-words.ts';

const oneHour = 'このリンクは1時間以内に1回だけ使えます。';

export const verifyAddressWords: typeof source.verifyAddressWords = {
  subject: 'メールアドレスの確認',
  lead: 'このメールアドレスがご本人のものか確認してください。',
  why: '確認が終わると、このアドレスで購入したもの（ゲストの注文も含む）がすべてアカウントに入ります。ログイン中のブラウザでリンクを開いてください。',
  action: 'アドレスを確認',
  expiry: oneHour,
  ignore:
    'アカウントを作った覚えがない場合は、このメールを無視してください。リンクを押さなければ、アカウントは空のままです。',
};

export const resetPasswordWords: typeof source.resetPasswordWords = {
  subject: '新しいパスワードの設定',
  lead: 'アカウントの新しいパスワードの申請を受け付けました。',
  why: '設定すると、すべての端末からログアウトします。その後は新しいパスワードでログインしてください。',
  action: 'パスワードを設定',
  expiry: oneHour,
  ignore: 'お心当たりのない場合は、このメールを無視してください。パスワードは変わりません。',
};

export const accountReadyWords: typeof source.accountReadyWords = {
  subject: 'アカウントのパスワードを設定してください',
  lead: 'eSIMの購入時に希望されたアカウントができました。購入したものはすでに入っています。',
  why: 'パスワードを設定すると、どの端末でもeSIM、コード、データ残量を確認できます。',
  action: 'パスワードを設定',
  expiry: (days) =>
    `このリンクは${days}日以内に1回だけ使えます。その後は、ログイン画面の「パスワードをお忘れですか？」から新しいリンクを受け取れます。`,
  ignore:
    '購入した覚えがない場合は、このメールを無視してください。このリンクがなければ、誰もこのアカウントにログインできません。',
};

export const claimPurchaseWords: typeof source.claimPurchaseWords = {
  subject: 'この購入をアカウントに追加できます',
  lead: (plan) =>
    `このアドレスで、ログインせずにeSIM（${plan}）が購入されました。このアドレスのアカウントはすでにあります。`,
  why: (order) =>
    `ご本人の購入であれば、注文${order}を開いてログインし、「アカウントに保存」を押してください。パスワードがわからない場合は、ログイン画面の「パスワードをお忘れですか？」から再設定できます。`,
  action: '注文を開く',
  expiry: 'このリンクを知っている人は誰でも注文を見られます。ほかの人に教えないでください。',
  ignore: 'お心当たりのない場合は、このメールを無視してください。アカウントは変わりません。',
};

export const confirmReturnWords: typeof source.confirmReturnWords = {
  subject: 'このeSIMを返品しますか？',
  lead: (order, plan) =>
    `注文${order}（${plan}）のeSIMを返品して返金を受けたいという申請がありました。このアドレスで購入されたものですが、ご本人の申請か確認できませんでした。`,
  why: '返品する場合は、ページを開いてボタンを押してください。eSIMは使えなくなり、支払いに使ったカードまたは口座に全額が戻ります。',
  action: '申請を見る',
  expiry: (hours) => `このリンクは${hours}時間以内に1回だけ使えます。`,
  ignore: '返品しない場合は、このメールを無視してください。eSIMは変わりません。',
};

export const withdrawalLinkWords: typeof source.withdrawalLinkWords = {
  subject: '契約の撤回を確定してください',
  lead: (order, plan) =>
    `このアドレスで行われた注文${order}（${plan}）について、契約を撤回したいという申請がありました。`,
  why: (moment) =>
    `ご本人の申請であれば、ページを開いて「${withdrawalPromise.confirm}」を押してください。申請日時は${moment}として扱います。`,
  action: withdrawalPromise.link,
  expiry: (days) => `このリンクは${days}日間使えます。`,
  ignore: '撤回しない場合は、このメールを無視してください。何も変わりません。',
};
