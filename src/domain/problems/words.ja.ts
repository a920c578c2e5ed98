import { addressWords } from '../address-words.ts';
import { refundSentence, DUPLICATE_WORDS } from '../checkout/refund-words.ts';
import type { NoTopUp } from '../esims/top-up.ts';
import { inHours } from '../language-words.ts';
import { codeRefusals } from '../operators/pricing/code-refusal-words.ts';
import { noReplacementText, UNTRUE_WORDS } from '../operators/refusal-words.ts';
import { codesRefusal } from '../orders/order-acts.ts';
import { refusalText } from '../orders/refund-policy.ts';
import { withdrawalRefusal } from '../withdrawal/decide-withdrawal.ts';
import { declineWords } from './decline-words.ts';
import { fieldWords } from './field-words.ts';
import { paypalWords } from './paypal-words.ts';
import type { Facts, FactsOf, ProblemReason } from './reasons.ts';
import type * as source from './words.ts';

type ProblemWords = {
  [Reason in ProblemReason]: Reason extends keyof Facts
    ? string | ((facts: Facts[Reason]) => string)
    : string;
};

const NO_TOP_UP: Record<NoTopUp, string> = {
  taken_back: 'このeSIMは取り消されたため、データを追加できません。新しいeSIMを購入してください。',
  unusable: 'このeSIMはもう使えないため、データを追加できません。新しいeSIMを購入してください。',
  full: 'このeSIMで待機中のプランが通信会社の上限に達しています。先にどれかを使ってください。',
  no_fit: 'このプランはこのeSIMでは使えません。別のプランを選ぶか、新しいeSIMを購入してください。',
  too_late:
    'このeSIMにはこのプランがすでに多くあり、追加しても順番が来る前に失効します。新しいeSIMを購入してください。',
};

const NOT_ERASABLE: Record<Facts['not_erasable']['why'], string> = {
  under_way: '注文または返金がまだ完了していません。完了してからもう一度お試しください',
  disputed:
    '支払いに異議が申し立てられていて、このデータが必要になる可能性があります。決着してからもう一度お試しください',
};

const UNUSABLE_PICTURE: Record<Facts['unusable_picture']['why'], string> = {
  too_many_bytes: '画像が大きすぎます。8MB以下にしてください。',
  format: '画像はJPEG、PNG、WebPのどれかにしてください。',
  broken: '画像を読み込めません。別のファイルを選んでください。',
  too_many_pixels: '画像のピクセル数が多すぎます。6000万以下にしてください。',
  too_few_pixels: '画像が小さすぎます。600×300ピクセル以上にしてください。',
};

const WORDS: ProblemWords = {
  malformed: 'リクエストの形式が正しくありません。',
  invalid_field: fieldWords,
  not_json: 'リクエストはJSONオブジェクトにしてください。',
  no_plain_field: 'このリクエストの項目には、リストやオブジェクトを使えません。',
  field_too_long: ({ max }) => `このリクエストに${max}文字を超える項目があります。`,
  name_too_long: ({ max }) => `名前は${max}文字以内の文字列にしてください。`,
  no_picture: 'アカウントに画像はありません。',
  unusable_picture: ({ why }) => UNUSABLE_PICTURE[why],
  other_letters: addressWords.otherLetters,
  unknown_after: ({ list }) =>
    list === 'countries'
      ? 'リストの開始位置に指定された国がありません。'
      : list === 'plans'
        ? 'リストの開始位置に指定されたプランがありません。'
        : 'リストの開始位置に指定された場所がありません。',
  unnamed_order:
    '注文のIDか番号、購入者のメールアドレス、eSIMのICCID、または決済会社の支払いIDで注文を指定してください。',
  several_orders: ({ which }) => `${which}の注文が複数あります。IDか番号で1件を指定してください。`,
  unknown_topic: ({ topics }) => `そのトピックはありません。使えるトピックは${topics.join('、')}です。`,
  other_plan: 'この支払いは別のプランのものです。',
  cannot_share_esim: 'これらのプランは1つのeSIMにまとめられません。それぞれ別のeSIMで購入してください。',
  other_address: 'このアカウントのメールアドレスを入力してください。',
  unproven_callback: 'コールバックを読み取れないか、署名が正しくありません。',
  wrong_signature: '署名が正しくありません。',
  unreadable_event: 'イベントを読み取れません。',

  unknown_plan: 'このプランは販売を終了しました。別のプランを選んでください。',
  consent_needed:
    '即時の提供と撤回権についての2つの項目にチェックを入れてください。見当たらない場合は、ページを再読み込みしてください。請求は発生していません。',
  wrong_password: 'パスワードが違います',
  guessable_password: 'パスワードが簡単すぎます',

  no_address: 'このアドレスは見つかりません。',
  no_api_address: 'このアドレスはAPIに見つかりません。',
  no_country: '国が見つかりません',
  no_region: '地域が見つかりません',
  no_order: 'この注文は見つかりません。',
  no_case: 'この案件は見つかりません。',
  no_sample: 'このメールの見本は見つかりません。',
  no_book_entry: 'この記録は見つかりません。',
  credit_used_up: '掛け払いのご利用限度額を超えています。ご連絡いただければ、方法をご案内します。',
  too_many_documents: ({ count, most }) =>
    `書類が${count}件あります。1つのファイルに入るのは${most}件までのため、日数を減らしてください。`,
  no_dispute: 'この異議申し立ては見つかりません。',
  no_order_to_claim: 'この注文は見つからないか、別のアカウントにあります。',
  no_esim: 'このeSIMは見つかりません。',
  no_codes: 'このプランは、すでにコードのあるeSIMに追加されました。',
  no_status: 'このeSIMの状態は、まだ通信会社から届いていません。',
  not_on_network: 'このeSIMは通信会社に記録がありません。ご連絡いただければ対応します。',
  no_invoice: 'この請求書はまだありません。',
  no_card: 'このカードはこのアカウントにありません。',
  no_session: 'その端末はすでにログアウトしています。',
  no_operator: 'この担当者は登録されていません。',
  no_token: 'このAPIトークンは登録されていません。',
  no_endpoint: 'このWebhookエンドポイントは登録されていません。',
  no_delivery: 'この配信は見つかりません。ショップでの保存期間は30日間です。',
  no_channel: 'このアラートチャンネルは登録されていません。',
  no_schedule: 'この定期エクスポートは登録されていません。',
  no_mail_of_order: 'この注文には、メールで送れるeSIMがありません。',
  no_account: 'このアカウントは見つかりません。',
  no_failed_job: 'この失敗したジョブは見つかりません。失敗したジョブは1時間後にキューから消えます。',
  no_customer: 'このお客様の情報は見つかりません。',
  no_lead: 'このお問い合わせは見つかりません。',
  no_view: 'このビューはもうありません。削除されたか、ほかの担当者のものです。',
  no_bulk_act: 'この一括操作は見つかりません。実行されないままのドライランは1日後に削除されます。',
  no_price_list: 'この料金表は見つかりません。',
  no_rate: ({ currency }) => `${currency}の為替レートがまだありません。`,
  wrong_ending: ({ currency, ending }) => `${currency}の料金の末尾を${ending}にすることはできません。`,
  no_held_price: '判断を待つこの料金は見つかりません。',
  no_approval: 'すでに判断されたか、実行できなくなったか、金額が変わっています。',
  no_promotion: 'このクーポンコードは見つかりません。',
  no_place: 'この国または地域は見つかりません。',
  no_place_plan: 'このプランはここにはありません。',
  no_sync: 'この同期は見つかりません。',
  used_invitation:
    'この招待は使用済みか、期限切れか、新しいものに置き換えられています。新しい招待を依頼してください。',
  used_link: 'このリンクはもう使えません。もう一度返金を申請すると、新しいリンクを送ります。',
  no_offer: 'この見積もりは存在しないか、すでに無効です。新しい見積もりをご依頼ください。',
  withdrawal_link: 'このリンクは使えません。メールのリンク全体を開くか、注文番号を入力してください。',
  no_payment: 'この支払いはこの購入手続きにありません。',

  signed_out: '先にログインしてください。',
  sign_in_over: 'ログインの有効期限が切れました。もう一度ログインしてください。',
  operator_signed_out: 'コンソールにログインしてください。',
  wrong_token: 'このAPIトークンは正しくないか、無効化されています。',

  checkout_expired: 'この購入手続きの有効期限が切れました。請求は発生していません。',
  not_paid: '支払いが完了していません。',
  declined: ({ words }) => declineWords(words),
  saved_card_declined: ({ words }) => `${declineWords(words)}請求は発生していません。`,
  no_saved_card: '保存済みのカードがありません。購入手続きからプランを購入してください。',
  saved_card_expired: '保存済みのカードの有効期限が切れています。購入手続きからプランを購入してください。',
  authentication_required:
    '銀行がこの支払いの確認を求めています。請求は発生していません。購入手続きからプランを購入してください。',
  instrument_declined: paypalWords,
  payment_refused: paypalWords,
  method_not_taken: ({ name }) =>
    `当店では${name}を使えません。請求は発生していません。カードで支払ってください。`,

  price_changed: '料金が変わりました。新しい合計を確認してください。',
  code_refused: ({ why }) => codeRefusals[why],
  price_mismatch: '料金がこの支払いと一致しません。',
  payment_mismatch: 'この支払いは注文と一致しません。担当者に知らせました。',
  paid_too_late: `${DUPLICATE_WORDS.paid_too_late.title}。${DUPLICATE_WORDS.paid_too_late.text}`,
  refunded: ({ cause, what, is_done: isDone }) =>
    `${cause === null ? '' : refundSentence(cause, what)}支払いは${isDone ? '全額返金しました' : '全額返金の手続き中です'}。`,
  already_paid: 'この購入手続きはすでに支払い済みです。新しく始めてください。',
  still_checked: 'この購入手続きの支払いはまだ確認中です。',
  changed_meanwhile: 'この購入手続きは別の画面で変更されました。もう一度お試しください。',
  top_up_refused: ({ why }) => NO_TOP_UP[why],
  order_under_way: '準備中の注文があります。届いてからもう一度お試しください。',
  not_refundable: ({ why, hours, what }) => refusalText(why, hours, what),
  not_withdrawable: ({ why }) => withdrawalRefusal(why),

  sales_paused: ({ words }) => words,
  top_ups_paused: ({ words }) => words,
  method_paused: ({ words }) => words,

  wrong_origin: 'このリクエストは当店のページからではありません。',
  buyer_blocked: ({ support_email: address }) =>
    `このメールアドレスへの販売は終了しました。請求は発生していません。これまでに購入したものは引き続き使えます。間違いだと思われる場合は${address}にご連絡ください。`,
  account_blocked: ({ support_email: address }) =>
    `このアカウントは停止されています。購入したものは引き続き使えます。間違いだと思われる場合は${address}にご連絡ください。`,
  not_your_role: ({ role }) =>
    `この役割（${role}）ではできません。オーナーに別の役割を割り当ててもらってください。`,
  other_mailbox: ({ email }) =>
    `この招待は${email}宛てです。そのアドレスでログインし、アドレスを確認してください。`,
  step_up_needed: '認証アプリのコードまたはパスキーで確認してください。',
  needs_person: 'APIトークンではこの操作はできません。担当者がコンソールで行う必要があります。',
  wrong_code: 'このコードは正しくないか、使用済みです。次のコードが表示されるまでお待ちください。',
  wrong_passkey: 'このパスキーは受け付けられませんでした。もう一度試すか、コードを使ってください。',
  no_passkey: 'このパスキーは登録されていません。',
  changed_by_another: '別の人が先に変更しました。何も実行していません。もう一度確認してください。',
  code_not_for_address:
    'この注文のクーポンコードは、そのアドレスでは使えません。何も変更していません。別のアドレスを選んでください。',
  approval_asked:
    'お一人で送れる金額を超えています。申請は1日間ほかの担当者のダッシュボードに表示され、そこで承認できます。',
  own_approval: 'ご自身の申請のため、ほかの担当者が判断する必要があります。',
  unconfirmed_prices: ({ count }) =>
    `プレビューで${count}件のプランに警告が出ています。確認のうえ、数字「${count}」を入力して確定してください。`,
  promotion_exists:
    'この名前のクーポンコードはすでにあるか、以前ありました。別の名前にするか、そのコードを変更してください。',
  already_operator: 'この人はすでに担当者です。',
  unpaid_order: 'この注文は支払われていません。',
  erased_order: 'この注文は消去され、購入者につながる情報は残っていません。',
  codes_refused: ({ why, what }) => codesRefusal(why, what),
  mail_untrue: ({ why }) =>
    `このメールの内容は事実と合わなくなります（${UNTRUE_WORDS[why]}）。何も送っていません。`,
  case_over: 'この案件は原因がなくなったため、解決済みです。',
  no_retry:
    'この返金はもう一度送れません。手続き中か、決済会社の管理画面で行われたか、銀行が支払いについて判断しています。',
  answered_dispute: 'この異議申し立ては決着済みか回答済みです。回答は1回だけ送れます。',
  not_staged: '先に証拠をまとめて、内容を確認してください。',
  own_page_only: 'この決済会社は、自社のページでのみ回答を受け付けています。',
  too_much_back: ({ left }) => `この支払いの残りは${left}だけです。返金はしていません。`,
  no_tax_owed:
    'この注文のVATは返金できません。返金すべきVATがないか、以前の返金が完了していません。返金はしていません。',
  all_is_no_part: 'これは残りの全額です。eSIMを取り消す全額返金か、eSIMを残すお詫びの返金を使ってください。',
  not_replaceable: ({ why }) => noReplacementText(why),
  return_under_way: 'この注文のeSIMは取り消し処理中です。何も実行していません。終わるまでお待ちください。',
  last_owner: '最後のオーナーです。先に別の人をオーナーにしてください。',
  last_factor: 'このパスキーがないとコンソールを開けなくなります。先に別のパスキーを追加してください。',
  own_role: '自分の役割を変えたり、自分を削除したりはできません。別のオーナーに依頼してください。',
  runs_the_shop: 'これはショップの担当者のアカウントです。先にオーナーが「Team」でこの人を削除してください。',
  not_erasable: ({ why }) => `消去していません。${NOT_ERASABLE[why]}。`,
  too_large: 'リクエストが大きすぎます。',

  too_many_calls: ({ seconds }) =>
    `リクエストが多すぎます。${inMinutes(seconds)}後にもう一度お試しください。`,
  too_many_tries: ({ seconds }) => `試行回数が多すぎます。${inMinutes(seconds)}後にもう一度お試しください。`,
  too_many_codes: ({ seconds }) =>
    `間違ったコードが続きました。${inMinutes(seconds)}後にもう一度お試しください。`,
  too_many_promotions: ({ seconds }) =>
    `間違ったクーポンコードが続きました。${inMinutes(seconds)}後にもう一度試すか、コードなしで支払ってください。`,
  too_many_sign_ins: '失敗が続きました。しばらくしてからもう一度お試しください',
  too_many_questions: ({ seconds }) =>
    `確認の回数が多すぎます。${inMinutes(seconds)}後にもう一度お試しください。`,
  too_many_declines: ({ seconds, of, methods, wallets }) => {
    const ways = [...methods, ...(wallets ? ['Apple Pay', 'Google Pay'] : [])];
    const where = of === 'browser' ? 'このブラウザ' : 'このインターネット接続';
    const again = `${inMinutes(seconds)}後にもう一度`;
    const instead =
      ways.length === 0 ? `${again}お試しください` : `${oneOf(ways)}で支払うか、${again}お試しください`;
    return `${where}でカードが何度も拒否されました。請求は発生していません。${instead}。`;
  },
  too_many_downloads: ({ seconds }) => `${inMinutes(seconds)}後にもう一度ダウンロードしてください。`,
  too_many_return_mails: ({ seconds }) =>
    `この件のメールはすでに何通か送っています。受信トレイを確認するか、${inMinutes(seconds)}後にもう一度お試しください。`,
  too_many_enterprise_requests: ({ seconds, support_email: address }) =>
    `すでに何件かのお問い合わせを受け取っています。${address}に連絡するか、${inMinutes(seconds)}後にもう一度お試しください。`,
  too_many_streams: ({ seconds }) =>
    `開いているページが多すぎます。${inMinutes(seconds)}後にもう一度お試しください。`,
  too_many_callbacks: '署名の正しくないコールバックが多すぎます。',

  internal: '問題が発生しました',
  payments_down: '決済サービスから応答がありません。もう一度お試しください。',
  charge_not_made: '決済サービスから応答がありません。請求は発生していません。もう一度お試しください。',
  charge_unknown:
    '決済サービスから応答がなく、カードに請求されたかどうかまだわかりません。請求されていた場合は、eSIMをメールで送ります。',
  network_down: '現在、通信会社から応答がありません。もう一度お試しください。',
  network_busy: '現在、通信会社が混み合っています。もう一度お試しください。',
  shop_away:
    '現在、応答できません。少し待ってからもう一度お試しください。1回の購入が二重に請求されることはありません。',
  too_many_listeners: ({ seconds }) =>
    `現在、アクセスが集中しています。${inMinutes(seconds)}後にもう一度お試しください。`,
  signature_unchecked: '現在、署名を確認できません。',
};

export const sentenceOf: typeof source.sentenceOf = (reason, facts) => {
  const sentence = WORDS[reason] as string | ((facts: FactsOf<typeof reason>) => string);
  return typeof sentence === 'string' ? sentence : sentence(facts);
};

/** 'PayPal、Apple Pay、またはGoogle Pay' */
function oneOf(ways: string[]): string {
  return [ways.slice(0, -1).join('、'), ...ways.slice(-1)].filter(Boolean).join('、または');
}

/** '10分', before '後に'. */
function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes > 120 ? inHours(Math.ceil(minutes / 60)) : `${minutes}分`;
}
