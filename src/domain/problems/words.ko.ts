import { addressWords } from '../address-words.ts';
import { refundSentence, DUPLICATE_WORDS } from '../checkout/refund-words.ts';
import type { NoTopUp } from '../esims/top-up.ts';
import { josa } from '../language-words.ko.ts';
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
  taken_back: '회수된 eSIM이라 데이터를 추가할 수 없어요. 새 eSIM을 구매해 주세요.',
  unusable: '더 이상 쓸 수 없는 eSIM이라 데이터를 추가할 수 없어요. 새 eSIM을 구매해 주세요.',
  full: '통신사가 허용하는 최대 개수의 요금제가 이 eSIM에 이미 대기 중이에요. 먼저 그중 하나를 사용해 주세요.',
  no_fit: '이 eSIM에 맞지 않는 요금제예요. 다른 요금제를 선택하거나 새 eSIM을 구매해 주세요.',
  too_late:
    '이 eSIM에는 이 요금제가 이미 많아서, 더 추가해도 차례가 오기 전에 소멸돼요. 새 eSIM을 구매해 주세요.',
};

const NOT_ERASABLE: Record<Facts['not_erasable']['why'], string> = {
  under_way: '주문이나 환불이 아직 진행 중이에요. 끝난 뒤 다시 시도해 주세요',
  disputed: '분쟁 중인 결제가 있어 이 데이터가 필요할 수 있어요. 분쟁이 끝난 뒤 다시 시도해 주세요',
};

const UNUSABLE_PICTURE: Record<Facts['unusable_picture']['why'], string> = {
  too_many_bytes: '이미지가 너무 커요. 최대 8MB까지 올릴 수 있어요.',
  format: '이미지는 JPEG, PNG, WebP 파일이어야 해요.',
  broken: '이미지를 읽을 수 없어요. 다른 파일을 선택해 주세요.',
  too_many_pixels: '이미지의 픽셀이 너무 많아요. 최대 6,000만 픽셀까지 올릴 수 있어요.',
  too_few_pixels: '이미지가 너무 작아요. 가로 600, 세로 300픽셀 이상이어야 해요.',
};

const WORDS: ProblemWords = {
  malformed: '요청의 형식이 올바르지 않아요.',
  invalid_field: fieldWords,
  not_json: '요청은 JSON 객체여야 해요.',
  no_plain_field: '이 요청의 필드에는 목록이나 객체를 쓸 수 없어요.',
  field_too_long: ({ max }) => `이 요청에 ${max}자를 넘는 필드가 있어요.`,
  name_too_long: ({ max }) => `이름은 최대 ${max}자까지 쓸 수 있어요.`,
  no_picture: '계정에는 이미지가 없어요.',
  unusable_picture: ({ why }) => UNUSABLE_PICTURE[why],
  other_letters: addressWords.otherLetters,
  unknown_after: ({ list }) =>
    list === 'countries'
      ? '목록을 시작할 국가를 찾을 수 없어요.'
      : list === 'plans'
        ? '목록을 시작할 요금제를 찾을 수 없어요.'
        : '목록을 시작할 위치를 찾을 수 없어요.',
  unnamed_order:
    '주문 ID나 주문 번호, 구매자의 이메일, eSIM의 ICCID, 결제 대행사의 결제 ID 중 하나로 주문을 지정해 주세요.',
  several_orders: ({ which }) =>
    `${which} 조건에 맞는 주문이 여러 건이에요. ID나 주문 번호로 하나를 지정해 주세요.`,
  unknown_topic: ({ topics }) => `없는 주제예요. 사용할 수 있는 주제: ${topics.join(', ')}.`,
  other_plan: '다른 요금제의 결제예요.',
  cannot_share_esim: '이 요금제는 하나의 eSIM에 함께 담을 수 없어요. 각각 별도의 eSIM으로 구매해 주세요.',
  other_address: '이 계정의 이메일 주소를 입력해 주세요.',
  unproven_callback: '콜백을 읽을 수 없거나 서명이 올바르지 않아요.',
  wrong_signature: '서명이 올바르지 않아요.',
  unreadable_event: '이벤트를 읽을 수 없어요.',

  unknown_plan: '더 이상 판매하지 않는 요금제예요. 다른 요금제를 선택해 주세요.',
  consent_needed:
    '즉시 제공과 청약철회권에 관한 두 항목에 모두 체크해 주세요. 항목이 보이지 않으면 페이지를 새로고침해 주세요. 청구된 금액은 없어요.',
  wrong_password: '비밀번호가 맞지 않아요',
  guessable_password: '비밀번호가 너무 쉬워요',

  no_address: '없는 주소예요.',
  no_api_address: 'API에 없는 주소예요.',
  no_country: '국가를 찾을 수 없어요',
  no_region: '지역을 찾을 수 없어요',
  no_order: '주문을 찾을 수 없어요.',
  no_case: '문의 건을 찾을 수 없어요.',
  no_sample: '이메일 예시를 찾을 수 없어요.',
  no_book_entry: '해당 기록을 찾을 수 없어요.',
  credit_used_up: '외상 계정의 한도를 넘었어요. 연락해 주시면 방법을 찾아 드릴게요.',
  too_many_documents: ({ count, most }) =>
    `문서가 ${count}건이에요. 파일 하나에 ${most}건까지 담을 수 있으니 기간을 줄여 주세요.`,
  no_dispute: '분쟁을 찾을 수 없어요.',
  no_order_to_claim: '주문이 없거나 다른 계정에 있어요.',
  no_esim: 'eSIM을 찾을 수 없어요.',
  no_codes: '이 요금제는 이미 코드가 있는 eSIM에 추가됐어요.',
  no_status: '통신사에 아직 이 eSIM의 상태 정보가 없어요.',
  not_on_network: '통신사에 이 eSIM의 기록이 없어요. 문의해 주시면 해결해 드릴게요.',
  no_invoice: '아직 인보이스가 없어요.',
  no_card: '이 계정에 없는 카드예요.',
  no_session: '이미 로그아웃된 기기예요.',
  no_operator: '운영자를 찾을 수 없어요.',
  no_token: 'API 토큰을 찾을 수 없어요.',
  no_endpoint: '웹훅 엔드포인트를 찾을 수 없어요.',
  no_delivery: '전송 내역을 찾을 수 없어요. 상점은 30일 동안 보관해요.',
  no_channel: '알림 채널을 찾을 수 없어요.',
  no_schedule: '예약된 내보내기를 찾을 수 없어요.',
  no_mail_of_order: '이 주문에는 이메일로 보낼 수 있는 eSIM이 없어요.',
  no_account: '계정을 찾을 수 없어요.',
  no_failed_job: '실패한 작업을 찾을 수 없어요. 실패한 작업은 1시간 후 대기열에서 사라져요.',
  no_customer: '고객을 찾을 수 없어요.',
  no_lead: '문의를 찾을 수 없어요.',
  no_view: '이 보기는 더 이상 없어요. 누군가 삭제했거나 다른 사람의 보기예요.',
  no_bulk_act: '일괄 작업을 찾을 수 없어요. 시작하지 않은 시험 실행은 하루 뒤에 삭제돼요.',
  no_price_list: '가격표를 찾을 수 없어요.',
  no_rate: ({ currency }) => `${currency} 환율이 아직 없어요.`,
  wrong_ending: ({ currency, ending }) => `${currency} 가격은 ${josa(ending, '으로/로')} 끝날 수 없어요.`,
  no_held_price: '결정할 가격을 찾을 수 없어요.',
  no_approval: '이미 결정됐거나, 더 이상 처리할 수 없거나, 금액이 바뀌었어요.',
  no_promotion: '할인 코드를 찾을 수 없어요.',
  no_place: '국가나 지역을 찾을 수 없어요.',
  no_place_plan: '그곳에는 없는 요금제예요.',
  no_sync: '동기화를 찾을 수 없어요.',
  used_invitation: '이미 사용했거나 만료됐거나 새 초대로 바뀐 초대예요. 새 초대를 요청해 주세요.',
  used_link: '더 이상 쓸 수 없는 링크예요. 환불을 다시 요청하면 새 링크를 보내 드려요.',
  no_offer: '이 견적은 존재하지 않거나 더 이상 유효하지 않아요. 새 견적을 요청해 주세요.',
  withdrawal_link: '작동하지 않는 링크예요. 이메일의 전체 링크를 열거나 주문 번호를 입력해 주세요.',
  no_payment: '이 주문서에 없는 결제예요.',

  signed_out: '먼저 로그인해 주세요.',
  sign_in_over: '로그인이 만료됐어요. 다시 로그인해 주세요.',
  operator_signed_out: '콘솔에 로그인해 주세요.',
  wrong_token: '이 API 토큰은 잘못됐거나 취소됐어요.',

  checkout_expired: '결제 유효 시간이 지났어요. 청구된 금액은 없어요.',
  not_paid: '결제가 완료되지 않았어요.',
  declined: ({ words }) => declineWords(words),
  saved_card_declined: ({ words }) => `${declineWords(words)} 청구된 금액은 없어요.`,
  no_saved_card: '저장된 카드가 없어요. 결제 페이지에서 요금제를 구매해 주세요.',
  saved_card_expired: '저장된 카드의 유효 기간이 만료됐어요. 결제 페이지에서 요금제를 구매해 주세요.',
  authentication_required:
    '은행에서 이 결제의 확인을 요청했어요. 청구된 금액은 없어요. 결제 페이지에서 요금제를 구매해 주세요.',
  instrument_declined: paypalWords,
  payment_refused: paypalWords,
  method_not_taken: ({ name }) =>
    `여기서는 ${josa(name, '을/를')} 쓸 수 없어요. 청구된 금액은 없어요. 카드로 결제해 주세요.`,

  price_changed: '가격이 바뀌었어요. 새 합계를 확인해 주세요.',
  code_refused: ({ why }) => codeRefusals[why],
  price_mismatch: '가격이 이 결제와 맞지 않아요.',
  payment_mismatch: '결제가 주문과 맞지 않아요. 담당자에게 알렸어요.',
  paid_too_late: `${DUPLICATE_WORDS.paid_too_late.title}. ${DUPLICATE_WORDS.paid_too_late.text}`,
  refunded: ({ cause, what, is_done: isDone }) =>
    `${cause === null ? '' : `${refundSentence(cause, what)} `}결제 금액이 ${isDone ? '전액 환불됐어요' : '전액 환불되고 있어요'}.`,
  already_paid: '이미 결제된 주문서예요. 새로 시작해 주세요.',
  still_checked: '이 주문서의 결제를 아직 확인하고 있어요.',
  changed_meanwhile: '다른 창에서 이 주문서가 변경됐어요. 다시 시도해 주세요.',
  top_up_refused: ({ why }) => NO_TOP_UP[why],
  order_under_way: '아직 준비 중인 주문이 있어요. 도착한 뒤 다시 시도해 주세요.',
  not_refundable: ({ why, hours, what }) => refusalText(why, hours, what),
  not_withdrawable: ({ why }) => withdrawalRefusal(why),

  sales_paused: ({ words }) => words,
  top_ups_paused: ({ words }) => words,
  method_paused: ({ words }) => words,

  wrong_origin: '이 사이트에서 보낸 요청이 아니에요.',
  buyer_blocked: ({ support_email: address }) =>
    `이 이메일 주소로는 더 이상 판매하지 않아요. 청구된 금액은 없고, 전에 구매한 상품은 계속 사용할 수 있어요. 착오라고 생각되면 ${josa(address, '으로/로')} 문의해 주세요.`,
  account_blocked: ({ support_email: address }) =>
    `이용이 정지된 계정이에요. 구매한 상품은 계속 사용할 수 있어요. 착오라고 생각되면 ${josa(address, '으로/로')} 문의해 주세요.`,
  not_your_role: ({ role }) => `현재 역할(${role})로는 할 수 없어요. 소유자가 다른 역할을 줄 수 있어요.`,
  other_mailbox: ({ email }) => `${email} 주소로 보낸 초대예요. 그 주소로 로그인하고 주소를 확인해 주세요.`,
  step_up_needed: '인증 앱의 코드나 패스키로 확인해 주세요.',
  needs_person: 'API 토큰으로는 할 수 없어요. 운영자가 콘솔에서 직접 해야 해요.',
  wrong_code: '코드가 맞지 않거나 이미 사용됐어요. 다음 코드가 나올 때까지 기다려 주세요.',
  wrong_passkey: '이 패스키를 확인하지 못했어요. 다시 시도하거나 코드를 사용해 주세요.',
  no_passkey: '패스키를 찾을 수 없어요.',
  changed_by_another: '그사이 다른 사람이 변경했어요. 아무것도 실행되지 않았으니 다시 확인해 주세요.',
  code_not_for_address:
    '이 주문의 할인 코드는 그 주소로 사용할 수 없어요. 아무것도 바뀌지 않았으니 다른 주소를 선택해 주세요.',
  approval_asked:
    '혼자 보낼 수 있는 금액을 넘었어요. 요청은 하루 동안 동료의 대시보드에 표시되고, 동료가 승인할 수 있어요.',
  own_approval: '직접 요청한 건이라 다른 동료가 결정해야 해요.',
  unconfirmed_prices: ({ count }) =>
    `미리보기에 요금제 ${count}개에 대한 경고가 있어요. 확인한 뒤 숫자 ${josa(count, '을/를')} 입력해 확정해 주세요.`,
  promotion_exists:
    '같은 이름의 할인 코드가 있거나 있었어요. 다른 이름을 선택하거나 그 코드를 변경해 주세요.',
  already_operator: '이미 운영자인 사람이에요.',
  unpaid_order: '결제되지 않은 주문이에요.',
  erased_order: '이 주문은 삭제되었고, 구매자를 알 수 있는 정보는 남아 있지 않아요.',
  codes_refused: ({ why, what }) => codesRefusal(why, what),
  mail_untrue: ({ why }) =>
    `이 이메일의 내용은 더 이상 사실이 아니에요(${UNTRUE_WORDS[why]}). 아무것도 보내지 않았어요.`,
  case_over: '원인이 사라져 해결된 건이에요.',
  no_retry:
    '이 환불은 다시 보낼 수 없어요. 진행 중이거나, 결제 대행사의 관리 화면에서 처리됐거나, 은행이 결제를 판단하고 있어요.',
  answered_dispute: '이미 결정됐거나 답변한 분쟁이에요. 답변은 한 번만 보낼 수 있어요.',
  not_staged: '먼저 증거를 준비하고 읽어 보세요.',
  own_page_only: '이 결제 대행사는 자체 페이지에서만 답변을 받아요.',
  too_much_back: ({ left }) => `이 결제에서 남은 금액은 ${left}뿐이에요. 환불된 금액은 없어요.`,
  no_tax_owed:
    '이 주문의 VAT는 환불할 수 없어요. 환불할 VAT가 없거나 이전 환불이 완료되지 않았어요. 환불된 금액은 없어요.',
  all_is_no_part:
    '남은 금액 전부예요. eSIM을 회수하는 전액 환불이나 eSIM을 남기는 특별 환불을 사용해 주세요.',
  not_replaceable: ({ why }) => noReplacementText(why),
  return_under_way: '이 주문의 eSIM을 회수하고 있어요. 아무것도 실행되지 않았으니 끝날 때까지 기다려 주세요.',
  last_owner: '마지막 소유자예요. 먼저 다른 사람을 소유자로 지정해 주세요.',
  last_factor: '이 패스키가 없으면 콘솔을 열 수 없어요. 먼저 다른 패스키를 추가해 주세요.',
  own_role: '자신의 역할을 바꾸거나 자신을 삭제할 수 없어요. 다른 소유자에게 요청해 주세요.',
  runs_the_shop: '운영자의 계정이에요. 먼저 소유자가 ‘Team’에서 삭제할 수 있어요.',
  not_erasable: ({ why }) => `삭제되지 않았어요. ${NOT_ERASABLE[why]}.`,
  too_large: '요청이 너무 커요.',

  too_many_calls: ({ seconds }) => `요청이 너무 많아요. ${inMinutes(seconds)} 후 다시 시도해 주세요.`,
  too_many_tries: ({ seconds }) => `시도 횟수가 너무 많아요. ${inMinutes(seconds)} 후 다시 시도해 주세요.`,
  too_many_codes: ({ seconds }) =>
    `잘못된 코드를 너무 많이 입력했어요. ${inMinutes(seconds)} 후 다시 시도해 주세요.`,
  too_many_promotions: ({ seconds }) =>
    `잘못된 할인 코드를 너무 많이 입력했어요. ${inMinutes(seconds)} 후 다시 시도하거나 코드 없이 결제해 주세요.`,
  too_many_sign_ins: '여러 번 실패했어요. 잠시 후 다시 시도해 주세요',
  too_many_questions: ({ seconds }) => `질문이 너무 많아요. ${inMinutes(seconds)} 후 다시 시도해 주세요.`,
  too_many_declines: ({ seconds, of, methods, wallets }) => {
    const ways = [...methods, ...(wallets ? ['Apple Pay', 'Google Pay'] : [])];
    const where = of === 'browser' ? '이 브라우저' : '이 인터넷 연결';
    const instead = ways.length === 0 ? '' : `${josa(oneOf(ways), '으로/로')} 결제하거나 `;
    return `${where}에서 카드가 여러 번 거절됐어요. 청구된 금액은 없어요. ${instead}${inMinutes(seconds)} 후 다시 시도해 주세요.`;
  },
  too_many_downloads: ({ seconds }) => `${inMinutes(seconds)} 후 다시 내려받아 주세요.`,
  too_many_return_mails: ({ seconds }) =>
    `이미 여러 번 이메일을 보냈어요. 받은편지함을 확인하거나 ${inMinutes(seconds)} 후 다시 시도해 주세요.`,
  too_many_enterprise_requests: ({ seconds, support_email: address }) =>
    `이미 여러 번 문의하셨어요. ${josa(address, '으로/로')} 이메일을 보내거나 ${inMinutes(seconds)} 후 다시 시도해 주세요.`,
  too_many_streams: ({ seconds }) =>
    `열려 있는 페이지가 너무 많아요. ${inMinutes(seconds)} 후 다시 시도해 주세요.`,
  too_many_callbacks: '서명이 잘못된 콜백이 너무 많아요.',

  internal: '문제가 생겼어요',
  payments_down: '결제 서비스가 응답하지 않아요. 다시 시도해 주세요.',
  charge_not_made: '결제 서비스가 응답하지 않아요. 청구된 금액은 없어요. 다시 시도해 주세요.',
  charge_unknown:
    '결제 서비스가 응답하지 않아 카드에 청구됐는지 아직 알 수 없어요. 청구됐다면 eSIM을 이메일로 보내 드려요.',
  network_down: '지금은 통신사가 응답하지 않아요. 다시 시도해 주세요.',
  network_busy: '지금은 통신망이 혼잡해요. 다시 시도해 주세요.',
  shop_away:
    '지금은 응답할 수 없어요. 잠시 후 다시 시도해 주세요. 한 번의 구매에 두 번 청구되는 일은 없어요.',
  too_many_listeners: ({ seconds }) =>
    `지금 접속자가 너무 많아요. ${inMinutes(seconds)} 후 다시 시도해 주세요.`,
  signature_unchecked: '지금은 서명을 확인할 수 없어요.',
};

export const sentenceOf: typeof source.sentenceOf = (reason, facts) => {
  const sentence = WORDS[reason] as string | ((facts: FactsOf<typeof reason>) => string);
  return typeof sentence === 'string' ? sentence : sentence(facts);
};

/** 'PayPal, Apple Pay 또는 Google Pay' */
function oneOf(ways: string[]): string {
  return [ways.slice(0, -1).join(', '), ...ways.slice(-1)].filter(Boolean).join(' 또는 ');
}

/** '10분', before '후'. */
function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes > 120 ? inHours(Math.ceil(minutes / 60)) : `${minutes}분`;
}
