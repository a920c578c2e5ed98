import { addressWords } from '../address-words.ts';
import { refundSentence, DUPLICATE_WORDS } from '../checkout/refund-words.ts';
import type { NoTopUp } from '../esims/top-up.ts';
import { inHours } from '../language-words.ts';
import { spaced } from '../language-words.zh-hans.ts';
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
  taken_back: '此 eSIM 已被收回，因此无法加流量。请购买新的 eSIM。',
  unusable: '此 eSIM 已不能使用，因此无法加流量。请购买新的 eSIM。',
  full: '此 eSIM 上待使用的套餐已达到运营商允许的上限。请先使用其中一个。',
  no_fit: '此套餐不适用于此 eSIM。请选择其他套餐，或购买新的 eSIM。',
  too_late: '此 eSIM 上已有太多这种套餐，再添加的会在轮到之前失效。请购买新的 eSIM。',
};

const NOT_ERASABLE: Record<Facts['not_erasable']['why'], string> = {
  under_way: '有订单或款项仍在处理中。请在完成后重试',
  disputed: '有付款存在争议，可能需要这些数据。请在争议裁定后重试',
};

const UNUSABLE_PICTURE: Record<Facts['unusable_picture']['why'], string> = {
  too_many_bytes: '图片太大，最大为 8MB。',
  format: '图片须为 JPEG、PNG 或 WebP 文件。',
  broken: '无法读取此图片，请选择其他文件。',
  too_many_pixels: '图片像素过多，最多为 6000 万像素。',
  too_few_pixels: '图片太小，至少需要 600 × 300 像素。',
};

const WORDS: ProblemWords = {
  malformed: '请求格式不正确。',
  invalid_field: fieldWords,
  not_json: '请求必须是 JSON 对象。',
  no_plain_field: '此请求的字段不能是列表或对象。',
  field_too_long: ({ max }) => `此请求中有字段超过 ${max} 个字符。`,
  name_too_long: ({ max }) => `姓名最多 ${max} 个字符。`,
  no_picture: '账户没有头像。',
  unusable_picture: ({ why }) => UNUSABLE_PICTURE[why],
  other_letters: addressWords.otherLetters,
  unknown_after: ({ list }) =>
    list === 'countries'
      ? '找不到列表起点处的国家或地区。'
      : list === 'plans'
        ? '找不到列表起点处的套餐。'
        : '找不到列表的起点。',
  unnamed_order: '请用订单 ID 或订单号、购买者邮箱、eSIM 的 ICCID 或支付服务商的付款 ID 指明订单。',
  several_orders: ({ which }) => spaced`有多个${which}的订单。请用 ID 或订单号指明一个。`,
  unknown_topic: ({ topics }) => `没有这个主题。可用的主题：${topics.join('、')}。`,
  other_plan: '这笔付款属于另一个套餐。',
  cannot_share_esim: '这些套餐无法放在同一张 eSIM 上，请分别购买各自的 eSIM。',
  other_address: '请输入此账户的邮箱地址。',
  unproven_callback: '回调无法读取，或签名不正确。',
  wrong_signature: '签名不正确。',
  unreadable_event: '事件无法读取。',

  unknown_plan: '此套餐已停售，请选择其他套餐。',
  consent_needed: '请勾选关于立即交付和撤回权的两项。如果看不到，请重新加载页面。没有扣款。',
  wrong_password: '密码不正确',
  guessable_password: '密码太简单',

  no_address: '没有这个地址。',
  no_api_address: 'API 中没有这个地址。',
  no_country: '未找到国家或地区',
  no_region: '未找到区域',
  no_order: '没有这个订单。',
  no_case: '没有这个案件。',
  no_sample: '没有这个邮件样本。',
  no_book_entry: '我们的记录中没有此条目。',
  credit_used_up: '超出了你账户的挂账额度。请联系我们，我们会设法解决。',
  too_many_documents: ({ count, most }) => `共有 ${count} 份文件。一个文件最多包含 ${most} 份，请减少天数。`,
  no_dispute: '没有这个争议。',
  no_order_to_claim: '没有这个订单，或它在另一个账户中。',
  no_esim: '没有这张 eSIM。',
  no_codes: '此套餐已添加到一张已有激活码的 eSIM。',
  no_status: '运营商还没有此 eSIM 的状态。',
  not_on_network: '运营商已没有此 eSIM 的记录。请联系我们，我们会妥善处理。',
  no_invoice: '此项还没有发票。',
  no_card: '此账户中没有这张银行卡。',
  no_session: '该设备已退出登录。',
  no_operator: '没有这个管理员。',
  no_token: '没有这个 API 令牌。',
  no_endpoint: '没有这个 Webhook 端点。',
  no_delivery: '没有这条推送记录。商店只保存 30 天内的记录。',
  no_channel: '没有这个告警渠道。',
  no_schedule: '没有这项定期导出。',
  no_mail_of_order: '此订单没有可以发送的 eSIM。',
  no_account: '没有这个账户。',
  no_failed_job: '没有这个失败的任务。队列会在一小时后清除失败的任务。',
  no_customer: '没有这个客户。',
  no_lead: '没有这条咨询。',
  no_view: '此视图已不存在。可能已被删除，或属于其他人。',
  no_bulk_act: '没有这项批量操作。未启动的试运行会在一天后删除。',
  no_price_list: '没有这个价目表。',
  no_rate: ({ currency }) => `还没有 ${currency} 的汇率。`,
  wrong_ending: ({ currency, ending }) => `${currency} 价格不能以 ${ending} 结尾。`,
  no_held_price: '没有这个待决定的价格。',
  no_approval: '此申请已有决定、已无法执行，或金额已变动。',
  no_promotion: '没有这个优惠码。',
  no_place: '没有这个国家、地区或区域。',
  no_place_plan: '那里没有这个套餐。',
  no_sync: '没有这次同步。',
  used_invitation: '此邀请已被使用、已过期或已被新邀请取代。请重新索取邀请。',
  used_link: '此链接已失效。请重新申请退款，我们会发送新链接。',
  no_offer: '此报价不存在或已失效。请向我们索取新的报价。',
  withdrawal_link: '此链接无效。请打开邮件中的完整链接，或输入订单号。',
  no_payment: '此次结账中没有这笔付款。',

  signed_out: '请先登录。',
  sign_in_over: '登录已过期，请重新登录。',
  operator_signed_out: '请登录控制台。',
  wrong_token: '此 API 令牌不正确或已被撤销。',

  checkout_expired: '此次结账已过期。没有扣款。',
  not_paid: '付款尚未完成。',
  declined: ({ words }) => declineWords(words),
  saved_card_declined: ({ words }) => `${declineWords(words)}没有扣款。`,
  no_saved_card: '你没有已保存的银行卡。请在结账页面购买此套餐。',
  saved_card_expired: '你已保存的银行卡已过期。请在结账页面购买此套餐。',
  authentication_required: '你的银行要求你确认这笔付款。没有扣款。请在结账页面购买此套餐。',
  instrument_declined: paypalWords,
  payment_refused: paypalWords,
  method_not_taken: ({ name }) => spaced`本店不接受${name}。没有扣款。请用银行卡付款。`,

  price_changed: '价格有变，请确认新的总价。',
  code_refused: ({ why }) => codeRefusals[why],
  price_mismatch: '价格与这笔付款不符。',
  payment_mismatch: '这笔付款与订单不符。我们已通知团队。',
  paid_too_late: `${DUPLICATE_WORDS.paid_too_late.title}。${DUPLICATE_WORDS.paid_too_late.text}`,
  refunded: ({ cause, what, is_done: isDone }) =>
    `${cause === null ? '' : refundSentence(cause, what)}你的付款${isDone ? '已' : '正在'}全额退回。`,
  already_paid: '此次结账已付款。请重新开始。',
  still_checked: '此次结账的一笔付款仍在核实。',
  changed_meanwhile: '此次结账已在另一个窗口中更改，请重试。',
  top_up_refused: ({ why }) => NO_TOP_UP[why],
  order_under_way: '你有一个订单仍在准备。请在交付后重试。',
  not_refundable: ({ why, hours, what }) => refusalText(why, hours, what),
  not_withdrawable: ({ why }) => withdrawalRefusal(why),

  sales_paused: ({ words }) => words,
  top_ups_paused: ({ words }) => words,
  method_paused: ({ words }) => words,

  wrong_origin: '此请求不是来自我们的页面。',
  buyer_blocked: ({ support_email: address }) =>
    `我们不再向此邮箱地址销售。没有扣款，你之前购买的内容仍归你所有。如果你认为这是误判，请发送邮件至 ${address}。`,
  account_blocked: ({ support_email: address }) =>
    `此账户已被停用。你购买的内容仍归你所有。如果你认为这是误判，请发送邮件至 ${address}。`,
  not_your_role: ({ role }) => `你的角色（${role}）无权进行此操作。所有者可以为你更改角色。`,
  other_mailbox: ({ email }) => `此邀请是发给 ${email} 的。请用该地址登录并确认地址。`,
  step_up_needed: '请用身份验证器中的验证码或通行密钥确认此操作。',
  needs_person: 'API 令牌不能执行此操作，需要有人在控制台中完成。',
  wrong_code: '验证码不正确或已被使用，请等待下一个。',
  wrong_passkey: '此通行密钥未被接受。请重试，或使用验证码。',
  no_passkey: '你没有此通行密钥。',
  changed_by_another: '其他人已在此期间做了更改。未执行任何操作，请重新查看。',
  code_not_for_address: '此订单的优惠码不能用于该地址。没有任何更改，请选择其他地址。',
  approval_asked: '金额超过了你可以单独支出的限额。申请会在同事的仪表板上显示一天，可由他们批准。',
  own_approval: '这是你自己的申请，须由同事决定。',
  unconfirmed_prices: ({ count }) => `预览对 ${count} 个套餐发出警告。请检查，并输入数字 ${count} 确认。`,
  promotion_exists: '已有或曾有同名的优惠码。请选择其他名称，或更改那个优惠码。',
  already_operator: '此人已是管理员。',
  unpaid_order: '此订单未付款。',
  erased_order: '此订单已被清除，没有留下任何指向购买者的信息。',
  codes_refused: ({ why, what }) => codesRefusal(why, what),
  mail_untrue: ({ why }) => `此邮件的内容将不再属实（${UNTRUE_WORDS[why]}）。未发送任何内容。`,
  case_over: '此案件的原因已消除，因此已解决。',
  no_retry: '此退款无法再次发送。它正在处理中，或是在支付服务商的后台发起的，或者由银行决定这笔付款。',
  answered_dispute: '此争议已有裁定或已答复。答复只能发送一次。',
  not_staged: '请先整理证据并阅读。',
  own_page_only: '此支付服务商只在自己的页面上接受答复。',
  too_much_back: ({ left }) => `这笔付款只剩 ${left}。没有退款。`,
  no_tax_owed: '无法退还此订单的增值税：没有应退税款，或之前的退款未成功。没有退还任何款项。',
  all_is_no_part: '这是剩余的全部款项。请使用收回 eSIM 的全额退款，或保留 eSIM 的补偿退款。',
  not_replaceable: ({ why }) => noReplacementText(why),
  return_under_way: '此订单的 eSIM 正在收回。未执行任何操作，请等待完成。',
  last_owner: '这是最后一位所有者。请先让其他人成为所有者。',
  last_factor: '没有此通行密钥，你将无法打开控制台。请先添加另一个。',
  own_role: '任何人都不能更改自己的角色或移除自己。请联系另一位所有者。',
  runs_the_shop: '这是商店管理员的账户。所有者可以先在“Team”中移除此人。',
  not_erasable: ({ why }) => `未清除任何内容：${NOT_ERASABLE[why]}。`,
  too_large: '请求太大。',

  too_many_calls: ({ seconds }) => `请求过多，请在 ${inMinutes(seconds)}后重试。`,
  too_many_tries: ({ seconds }) => `尝试次数过多，请在 ${inMinutes(seconds)}后重试。`,
  too_many_codes: ({ seconds }) => `验证码错误次数过多，请在 ${inMinutes(seconds)}后重试。`,
  too_many_promotions: ({ seconds }) =>
    `优惠码错误次数过多，请在 ${inMinutes(seconds)}后重试，或不用优惠码直接付款。`,
  too_many_sign_ins: '失败次数过多，请稍后再试',
  too_many_questions: ({ seconds }) => `查询次数过多，请在 ${inMinutes(seconds)}后重试。`,
  too_many_declines: ({ seconds, of, methods, wallets }) => {
    const ways = [...methods, ...(wallets ? ['Apple Pay', 'Google Pay'] : [])];
    const where = of === 'browser' ? '此浏览器中' : '此网络下';
    const again = `在 ${inMinutes(seconds)}后重试`;
    const instead = ways.length === 0 ? `请${again}` : spaced`请用${oneOf(ways)}付款，或${again}`;
    return `${where}被拒绝的银行卡过多。没有扣款。${instead}。`;
  },
  too_many_downloads: ({ seconds }) => `请在 ${inMinutes(seconds)}后重新下载。`,
  too_many_return_mails: ({ seconds }) =>
    `我们已就此发送多封邮件。请查看收件箱，或在 ${inMinutes(seconds)}后重试。`,
  too_many_enterprise_requests: ({ seconds, support_email: address }) =>
    `你已发送多次咨询。请发送邮件至 ${address}，或在 ${inMinutes(seconds)}后重试。`,
  too_many_streams: ({ seconds }) => `此处打开的页面过多，请在 ${inMinutes(seconds)}后重试。`,
  too_many_callbacks: '签名不正确的回调过多。',

  internal: '出错了',
  payments_down: '支付服务没有响应，请重试。',
  charge_not_made: '支付服务没有响应。没有扣款。请重试。',
  charge_unknown:
    '支付服务没有响应，因此我们还不知道是否已从你的银行卡扣款。如果已扣款，我们会把 eSIM 发送到你的邮箱。',
  network_down: '运营商目前没有响应，请重试。',
  network_busy: '运营商目前繁忙，请重试。',
  shop_away: '我们目前无法响应，请稍后重试。同一笔订单绝不会重复扣款。',
  too_many_listeners: ({ seconds }) => `目前连接的访客过多，请在 ${inMinutes(seconds)}后重试。`,
  signature_unchecked: '目前无法验证签名。',
};

export const sentenceOf: typeof source.sentenceOf = (reason, facts) => {
  const sentence = WORDS[reason] as string | ((facts: FactsOf<typeof reason>) => string);
  return typeof sentence === 'string' ? sentence : sentence(facts);
};

/** 'PayPal、Apple Pay 或 Google Pay' */
function oneOf(ways: string[]): string {
  return [ways.slice(0, -1).join('、'), ...ways.slice(-1)].filter(Boolean).join(' 或 ');
}

/** '10 分钟', before '后'. */
function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes > 120 ? inHours(Math.ceil(minutes / 60)) : `${minutes} 分钟`;
}
