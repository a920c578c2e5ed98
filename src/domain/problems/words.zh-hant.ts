import { addressWords } from '../address-words.ts';
import { refundSentence, DUPLICATE_WORDS } from '../checkout/refund-words.ts';
import type { NoTopUp } from '../esims/top-up.ts';
import { inHours } from '../language-words.ts';
import { spaced } from '../language-words.zh-hant.ts';
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
  taken_back: '此 eSIM 已被收回，因此無法加購數據。請購買新的 eSIM。',
  unusable: '此 eSIM 已無法使用，因此無法加購數據。請購買新的 eSIM。',
  full: '此 eSIM 上待使用的方案已達電信業者的上限。請先用掉其中一個。',
  no_fit: '此方案不適用於此 eSIM。請選擇其他方案，或購買新的 eSIM。',
  too_late: '此 eSIM 上已有太多相同的方案，再加購的會在輪到之前失效。請購買新的 eSIM。',
};

const NOT_ERASABLE: Record<Facts['not_erasable']['why'], string> = {
  under_way: '有訂單或款項還在處理中。請在完成後再試',
  disputed: '有一筆付款有爭議，可能需要這些資料。請在爭議裁定後再試',
};

const UNUSABLE_PICTURE: Record<Facts['unusable_picture']['why'], string> = {
  too_many_bytes: '圖片太大，上限為 8MB。',
  format: '圖片須為 JPEG、PNG 或 WebP 檔案。',
  broken: '無法讀取此圖片，請選擇其他檔案。',
  too_many_pixels: '圖片像素太多，上限為 6000 萬像素。',
  too_few_pixels: '圖片太小，至少需要 600 × 300 像素。',
};

const WORDS: ProblemWords = {
  malformed: '請求格式不正確。',
  invalid_field: fieldWords,
  not_json: '請求必須是 JSON 物件。',
  no_plain_field: '此請求的欄位不能是清單或物件。',
  field_too_long: ({ max }) => `此請求中有欄位超過 ${max} 個字元。`,
  name_too_long: ({ max }) => `姓名最多 ${max} 個字元。`,
  no_picture: '帳號沒有圖片。',
  unusable_picture: ({ why }) => UNUSABLE_PICTURE[why],
  other_letters: addressWords.otherLetters,
  unknown_after: ({ list }) =>
    list === 'countries'
      ? '找不到清單起點的國家或地區。'
      : list === 'plans'
        ? '找不到清單起點的方案。'
        : '找不到清單的起點。',
  unnamed_order: '請以訂單 ID 或訂單編號、買家的電子信箱、eSIM 的 ICCID 或金流服務商的付款 ID 指定訂單。',
  several_orders: ({ which }) => spaced`有多筆${which}的訂單。請以 ID 或訂單編號指定一筆。`,
  unknown_topic: ({ topics }) => `沒有這個主題。可用的主題：${topics.join('、')}。`,
  other_plan: '這筆付款屬於另一個方案。',
  cannot_share_esim: '這些方案無法放在同一張 eSIM 上，請分別購買各自的 eSIM。',
  other_address: '請輸入此帳號的電子信箱。',
  unproven_callback: '回呼無法讀取，或簽章不正確。',
  wrong_signature: '簽章不正確。',
  unreadable_event: '事件無法讀取。',

  unknown_plan: '此方案已停售，請選擇其他方案。',
  consent_needed: '請勾選關於立即交付與契約解除權的兩個核取方塊。如果看不到，請重新載入頁面。沒有扣款。',
  wrong_password: '密碼不正確',
  guessable_password: '密碼強度不足',

  no_address: '沒有這個網址。',
  no_api_address: 'API 中沒有這個網址。',
  no_country: '找不到國家或地區',
  no_region: '找不到區域',
  no_order: '沒有這筆訂單。',
  no_case: '沒有這個案件。',
  no_sample: '沒有這個電子郵件範本。',
  no_book_entry: '我們的紀錄中沒有這一筆。',
  credit_used_up: '超出了您帳戶的掛帳額度。請聯絡我們，我們會設法解決。',
  too_many_documents: ({ count, most }) => `共有 ${count} 份檔案。一個檔案最多包含 ${most} 份，請減少天數。`,
  no_dispute: '沒有這個爭議。',
  no_order_to_claim: '沒有這筆訂單，或它屬於另一個帳號。',
  no_esim: '沒有這張 eSIM。',
  no_codes: '此方案已加到一張本來就有啟用碼的 eSIM。',
  no_status: '電信業者還沒有此 eSIM 的狀態。',
  not_on_network: '電信業者已沒有此 eSIM 的紀錄。請聯絡我們，我們會為您處理。',
  no_invoice: '這筆還沒有發票。',
  no_card: '此帳號中沒有這張卡片。',
  no_session: '該裝置已登出。',
  no_operator: '沒有這位管理員。',
  no_token: '沒有這個 API 權杖。',
  no_endpoint: '沒有這個 Webhook 端點。',
  no_delivery: '沒有這筆傳送紀錄。商店只保存 30 天內的紀錄。',
  no_channel: '沒有這個警示管道。',
  no_schedule: '沒有這項排程匯出。',
  no_mail_of_order: '此訂單沒有可以寄出的 eSIM。',
  no_account: '沒有這個帳號。',
  no_failed_job: '沒有這個失敗的任務。佇列會在一小時後清除失敗的任務。',
  no_customer: '沒有這位客戶。',
  no_lead: '沒有這筆詢問。',
  no_view: '此檢視已不存在。可能已被刪除，或屬於其他人。',
  no_bulk_act: '沒有這項批次操作。未啟動的試執行會在一天後刪除。',
  no_price_list: '沒有這個價目表。',
  no_rate: ({ currency }) => `還沒有 ${currency} 的匯率。`,
  wrong_ending: ({ currency, ending }) => `${currency} 價格不能以 ${ending} 結尾。`,
  no_held_price: '沒有這個待確認的價格。',
  no_approval: '此申請已有決定、已無法執行，或金額已變動。',
  no_promotion: '沒有這個優惠碼。',
  no_place: '沒有這個國家、地區或區域。',
  no_place_plan: '那裡沒有這個方案。',
  no_sync: '沒有這次同步。',
  used_invitation: '此邀請已使用過、已過期或已由新的邀請取代。請重新索取邀請。',
  used_link: '此連結已失效。請重新申請退款，我們會寄新的連結給您。',
  no_offer: '此報價不存在或已失效。請向我們索取新的報價。',
  withdrawal_link: '此連結無效。請開啟電子郵件中的完整連結，或輸入訂單編號。',
  no_payment: '這次結帳中沒有這筆付款。',

  signed_out: '請先登入。',
  sign_in_over: '登入已逾時，請重新登入。',
  operator_signed_out: '請登入控制台。',
  wrong_token: '此 API 權杖不正確或已遭撤銷。',

  checkout_expired: '這次結帳已逾時。沒有扣款。',
  not_paid: '付款尚未完成。',
  declined: ({ words }) => declineWords(words),
  saved_card_declined: ({ words }) => `${declineWords(words)}沒有扣款。`,
  no_saved_card: '您沒有已儲存的卡片。請到結帳頁面購買此方案。',
  saved_card_expired: '您已儲存的卡片已過期。請到結帳頁面購買此方案。',
  authentication_required: '您的銀行要求您確認這筆付款。沒有扣款。請到結帳頁面購買此方案。',
  instrument_declined: paypalWords,
  payment_refused: paypalWords,
  method_not_taken: ({ name }) => spaced`本商店不接受${name}。沒有扣款。請用信用卡付款。`,

  price_changed: '價格已變動，請確認新的總價。',
  code_refused: ({ why }) => codeRefusals[why],
  price_mismatch: '價格與這筆付款不符。',
  payment_mismatch: '這筆付款與訂單不符。我們已通知團隊。',
  paid_too_late: `${DUPLICATE_WORDS.paid_too_late.title}。${DUPLICATE_WORDS.paid_too_late.text}`,
  refunded: ({ cause, what, is_done: isDone }) =>
    `${cause === null ? '' : refundSentence(cause, what)}您的付款${isDone ? '已' : '正在'}全額退回。`,
  already_paid: '這次結帳已完成付款。請重新下單。',
  still_checked: '這次結帳有一筆付款還在確認中。',
  changed_meanwhile: '這次結帳已在另一個視窗中變更，請再試一次。',
  top_up_refused: ({ why }) => NO_TOP_UP[why],
  order_under_way: '您有一筆訂單還在準備中，請在交付後再試。',
  not_refundable: ({ why, hours, what }) => refusalText(why, hours, what),
  not_withdrawable: ({ why }) => withdrawalRefusal(why),

  sales_paused: ({ words }) => words,
  top_ups_paused: ({ words }) => words,
  method_paused: ({ words }) => words,

  wrong_origin: '此請求不是來自我們的頁面。',
  buyer_blocked: ({ support_email: address }) =>
    `我們不再接受此電子信箱的訂購。沒有扣款，您先前購買的商品仍屬於您。如果您認為有誤，請來信至 ${address}。`,
  account_blocked: ({ support_email: address }) =>
    `此帳號已被停用。您購買的商品仍屬於您。如果您認為有誤，請來信至 ${address}。`,
  not_your_role: ({ role }) => `您的角色（${role}）無權進行此操作。擁有者可以為您變更角色。`,
  other_mailbox: ({ email }) => `此邀請是寄給 ${email} 的。請用該電子信箱登入並完成確認。`,
  step_up_needed: '請用驗證 App 中的驗證碼或通行密鑰確認此操作。',
  needs_person: 'API 權杖無法執行此操作，需要有人在控制台中完成。',
  wrong_code: '驗證碼不正確或已使用過，請等待下一組。',
  wrong_passkey: '此通行密鑰未被接受。請重試，或使用驗證碼。',
  no_passkey: '您沒有此通行密鑰。',
  changed_by_another: '這段期間已有其他人變更。未執行任何操作，請重新查看。',
  code_not_for_address: '此訂單的優惠碼不能用於該電子信箱。沒有任何變更，請選擇其他電子信箱。',
  approval_asked: '金額超過了您可以單獨支出的限額。申請會在同事的儀表板上顯示一天，可由他們核准。',
  own_approval: '這是您自己的申請，須由同事決定。',
  unconfirmed_prices: ({ count }) => `預覽對 ${count} 個方案發出警告。請檢查，並輸入數字 ${count} 確認。`,
  promotion_exists: '已有或曾有同名的優惠碼。請選擇其他名稱，或變更那個優惠碼。',
  already_operator: '此人已是管理員。',
  unpaid_order: '此訂單未付款。',
  erased_order: '此訂單已清除，沒有留下任何與買家有關的資訊。',
  codes_refused: ({ why, what }) => codesRefusal(why, what),
  mail_untrue: ({ why }) => `此電子郵件的內容已不再屬實（${UNTRUE_WORDS[why]}）。沒有寄出任何內容。`,
  case_over: '此案件的原因已消除，因此已解決。',
  no_retry: '此退款無法再次送出。退款可能正在處理中、已直接在金流服務商的後台辦理，或款項須由銀行裁定。',
  answered_dispute: '此爭議已有裁定或已答覆。答覆只能送出一次。',
  not_staged: '請先整理證據並讀過一遍。',
  own_page_only: '此金流服務商只在自己的頁面上接受答覆。',
  too_much_back: ({ left }) => `這筆付款只剩 ${left}。沒有退款。`,
  no_tax_owed: '無法退還此訂單的加值稅：沒有應退稅款，或先前的退款未成功。沒有退還任何款項。',
  all_is_no_part: '這是剩餘的全部款項。請使用收回 eSIM 的全額退款，或保留 eSIM 的補償退款。',
  not_replaceable: ({ why }) => noReplacementText(why),
  return_under_way: '此訂單的 eSIM 正在收回。未執行任何操作，請等待完成。',
  last_owner: '這是最後一位擁有者。請先讓其他人成為擁有者。',
  last_factor: '沒有此通行密鑰，您將無法開啟控制台。請先新增另一個。',
  own_role: '任何人都不能變更自己的角色或移除自己。請聯絡另一位擁有者。',
  runs_the_shop: '這是商店管理人員的帳號。擁有者可以先在「Team」中移除此人。',
  not_erasable: ({ why }) => `未清除任何內容：${NOT_ERASABLE[why]}。`,
  too_large: '請求內容過大。',

  too_many_calls: ({ seconds }) => `請求次數過多，請於 ${inMinutes(seconds)}後再試。`,
  too_many_tries: ({ seconds }) => `嘗試次數過多，請於 ${inMinutes(seconds)}後再試。`,
  too_many_codes: ({ seconds }) => `驗證碼錯誤次數過多，請於 ${inMinutes(seconds)}後再試。`,
  too_many_promotions: ({ seconds }) =>
    `優惠碼錯誤次數過多，請於 ${inMinutes(seconds)}後再試，或不用優惠碼直接付款。`,
  too_many_sign_ins: '失敗次數過多，請稍後再試',
  too_many_questions: ({ seconds }) => `查詢次數過多，請於 ${inMinutes(seconds)}後再試。`,
  too_many_declines: ({ seconds, of, methods, wallets }) => {
    const ways = [...methods, ...(wallets ? ['Apple Pay', 'Google Pay'] : [])];
    const where = of === 'browser' ? '在此瀏覽器上' : '透過您的網路連線';
    const again = `於 ${inMinutes(seconds)}後再試`;
    const instead = ways.length === 0 ? `請${again}` : spaced`請用${oneOf(ways)}付款，或${again}`;
    return `${where}已有太多張卡片遭拒。沒有扣款。${instead}。`;
  },
  too_many_downloads: ({ seconds }) => `請於 ${inMinutes(seconds)}後重新下載。`,
  too_many_return_mails: ({ seconds }) =>
    `我們已為此寄出多封電子郵件。請查看收件匣，或於 ${inMinutes(seconds)}後再試。`,
  too_many_enterprise_requests: ({ seconds, support_email: address }) =>
    `您已送出多次詢問。請來信至 ${address}，或於 ${inMinutes(seconds)}後再試。`,
  too_many_streams: ({ seconds }) => `您開啟的頁面太多，請於 ${inMinutes(seconds)}後再試。`,
  too_many_callbacks: '簽章不正確的回呼過多。',

  internal: '發生錯誤',
  payments_down: '金流服務沒有回應，請再試一次。',
  charge_not_made: '金流服務沒有回應。沒有扣款。請再試一次。',
  charge_unknown:
    '金流服務沒有回應，因此我們還不知道您的卡片是否已扣款。如果已扣款，我們會把 eSIM 寄到您的電子信箱。',
  network_down: '電信業者的網路目前沒有回應，請再試一次。',
  network_busy: '電信業者的網路目前忙碌，請再試一次。',
  shop_away: '我們目前無法回應，請稍後再試。同一筆訂單絕不會重複扣款。',
  too_many_listeners: ({ seconds }) => `目前連線的訪客太多，請於 ${inMinutes(seconds)}後再試。`,
  signature_unchecked: '目前無法驗證簽章。',
};

export const sentenceOf: typeof source.sentenceOf = (reason, facts) => {
  const sentence = WORDS[reason] as string | ((facts: FactsOf<typeof reason>) => string);
  return typeof sentence === 'string' ? sentence : sentence(facts);
};

/** 'PayPal、Apple Pay 或 Google Pay' */
function oneOf(ways: string[]): string {
  return [ways.slice(0, -1).join('、'), ...ways.slice(-1)].filter(Boolean).join(' 或 ');
}

/** '10 分鐘', before '後'. */
function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes > 120 ? inHours(Math.ceil(minutes / 60)) : `${minutes} 分鐘`;
}
