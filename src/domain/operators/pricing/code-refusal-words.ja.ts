import type * as source from './code-refusal-words.ts';

export const codeRefusals: typeof source.codeRefusals = {
  unknown: 'このクーポンコードは見つかりません。入力を確認してください。',
  not_yet: 'このクーポンコードはまだ使えません。後でもう一度お試しください。',
  ended: 'このクーポンコードは終了しました。',
  used_up: 'このクーポンコードは利用上限に達しました。',
  used_by_you: 'このクーポンコードはすでに使用済みです。',
  held_by_you:
    'このクーポンコードは、未払いの別の注文で使用中です。その注文を完了するか、1時間後にもう一度お試しください。',
  not_first: 'このクーポンコードは初回の注文専用です。',
  other_place: 'このクーポンコードはこの渡航先では使えません。',
  other_currency: 'このクーポンコードはこの通貨では使えません。米ドルでのお支払いなら使えます。',
  no_effect: 'このクーポンコードを使っても、このプランの料金は下がりません。',
};
