import type * as source from './words.ts';

export const standingSentences: typeof source.standingSentences = {
  replacing: '交換用のeSIMを準備中',
  unpaid: '未払い',
  paid: '準備中',
  ordering: '準備中',
  refunding: '返金手続き中',
  refunded: '返金済み',
  erased: null,
  charged_back: null,
  disputed: null,
  return_asked: '返金を申請済み',
  replacement_asked: '交換用のeSIMを準備中',
  ready: 'インストールできます',
  in_use: '利用中',
  used_up: 'データを使い切りました',
  expired: 'プランは終了しました',
  lapsed: '使われないまま終了',
  taken_back: '取り消し済み',
  unreadable: 'インストールできます',
  added: null,
  hidden: null,
};

export const READY_TO_USE: string = 'すぐに使えます';

export const codesRefusals: typeof source.codesRefusals = {
  eSIM: {
    not_delivered: 'この注文のeSIMはまだありません。',
    returned: 'このeSIMは返金手続き中か返金済みのため、もう使えません。',
    returning: 'このeSIMは返金のため取り消し処理中です。',
    taken_back: 'このeSIMは通信会社が取り消したため、もう使えません。',
  },
  plan: {
    not_delivered: 'この注文のプランはまだありません。',
    returned: 'このプランは返金手続き中か返金済みのため、もう使えません。',
    returning: 'このプランは返金のため取り消し処理中です。',
    taken_back: 'このプランは通信会社が取り消したため、もう使えません。',
  },
  both: {
    replacing: 'このeSIMは交換中です。新しいeSIMのコードは、準備ができしだいメールで送ります。',
    over: 'この注文のプランは終了したため、インストールするものはありません。',
    top_up: 'このプランは、すでにコードのあるeSIMに追加されました。',
    erased: 'この注文は消去され、購入者につながる情報は残っていません。',
  },
};

export const refundRefusals: typeof source.refundRefusals = {
  eSIM: {
    not_delivered: 'この注文には返品できるeSIMがありません。',
    returned: 'このeSIMは返金手続き中か返金済みです。',
    used: 'このeSIMは有効化または使用されたため、返金できません。',
    not_taken_back:
      'このeSIMは通信会社が取り消しに応じないため、自動では返金できません。サポートにご連絡ください。',
    too_old:
      '通信会社がこのeSIMの取り消しに応じるのは数週間だけで、その期間が過ぎたため、自動では返金できません。サポートにご連絡ください。',
    too_many:
      'このカードまたはメールアドレスで最近いくつかの返品があったため、今回は担当者が確認します。サポートにご連絡ください。このeSIMについて対応します。',
    too_late: (time) => `eSIMを返金できるのは購入から${time}です。その期間は過ぎています。`,
  },
  plan: {
    not_delivered: 'この注文には返品できるプランがありません。',
    returned: 'このプランは返金手続き中か返金済みです。',
    used: 'このプランは有効化または使用されたため、返金できません。',
    not_taken_back:
      'このプランは通信会社が取り消しに応じないため、自動では返金できません。サポートにご連絡ください。',
    too_old:
      '通信会社がこのプランの取り消しに応じるのは数週間だけで、その期間が過ぎたため、自動では返金できません。サポートにご連絡ください。',
    too_many:
      'このカードまたはメールアドレスで最近いくつかの返品があったため、今回は担当者が確認します。サポートにご連絡ください。このプランについて対応します。',
    too_late: (time) => `プランを返金できるのは購入から${time}です。その期間は過ぎています。`,
  },
  both: {
    disputed: 'この支払いは銀行が調査中のため、返金は銀行が判断します。',
    charged_back:
      'この支払いは銀行または決済サービスを通じて返金されたため、返金できる金額は残っていません。',
  },
};

export const withdrawalRefusals: typeof source.withdrawalRefusals = {
  not_paid: 'この注文は支払われていないため、撤回する契約がありません。',
  returned: 'この注文は返金手続き中か返金済みのため、撤回するものは残っていません。',
  too_late: 'この契約を撤回できる期間は過ぎています。',
};
