import { addressWords } from '../address-words.ts';
import { refundSentence, DUPLICATE_WORDS } from '../checkout/refund-words.ts';
import type { NoTopUp } from '../esims/top-up.ts';
import { counted, ofHours, ofLetters } from '../language-words.ar.ts';
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
  taken_back: 'سُحبت شريحة eSIM هذه، فلا يمكنك إضافة بيانات إليها. اشترِ شريحة eSIM جديدة.',
  unusable: 'لم تعد شريحة eSIM هذه صالحة للاستخدام، فلا يمكنك إضافة بيانات إليها. اشترِ شريحة eSIM جديدة.',
  full: 'على شريحة eSIM هذه أقصى عدد تسمح به الشبكة من الباقات المنتظرة. استخدم إحداها أولًا.',
  no_fit: 'هذه الباقة لا تناسب شريحة eSIM هذه. اختر باقة أخرى، أو اشترِ شريحة eSIM جديدة.',
  too_late:
    'على شريحة eSIM هذه ما يكفي من هذه الباقة، حتى إن باقة جديدة منها ستنتهي مهلتها قبل أن يحين دورها. اشترِ شريحة eSIM جديدة.',
};

const NOT_ERASABLE: Record<Facts['not_erasable']['why'], string> = {
  under_way: 'طلبًا أو مبلغه لم يصل بعد. حاول مرة أخرى بعد وصوله',
  disputed: 'إحدى الدفعات محل نزاع، فقد تلزم هذه البيانات. حاول مرة أخرى بعد البت في النزاع',
};

const UNUSABLE_PICTURE: Record<Facts['unusable_picture']['why'], string> = {
  too_many_bytes: 'هذه الصورة كبيرة جدًا. الحد الأقصى \u20668 MB\u2069.',
  format: 'يجب أن تكون الصورة ملف JPEG أو PNG أو WebP.',
  broken: 'تتعذر قراءة هذه الصورة. اختر ملفًا آخر.',
  too_many_pixels: 'في هذه الصورة عدد كبير جدًا من البكسلات. الحد الأقصى 60 مليون بكسل.',
  too_few_pixels: 'هذه الصورة صغيرة جدًا. يلزم 600 في 300 بكسل على الأقل.',
};

const WORDS: ProblemWords = {
  malformed: 'الطلب غير سليم الصياغة.',
  invalid_field: fieldWords,
  not_json: 'يجب أن يكون محتوى الطلب كائن JSON.',
  no_plain_field: 'لا يجوز أن يكون أي حقل في هذا الطلب قائمة أو كائنًا.',
  field_too_long: ({ max }) => `أحد حقول هذا الطلب يتجاوز ${ofLetters(max)}.`,
  name_too_long: ({ max }) => `الاسم نص لا يتجاوز ${ofLetters(max)}.`,
  no_picture: 'لا صورة لهذا الحساب.',
  unusable_picture: ({ why }) => UNUSABLE_PICTURE[why],
  other_letters: addressWords.otherLetters,
  unknown_after: ({ list }) =>
    list === 'countries'
      ? 'لا يوجد بلد كهذا لتبدأ القائمة بعده.'
      : list === 'plans'
        ? 'لا توجد باقة كهذه لتبدأ القائمة بعدها.'
        : 'لا يوجد في القائمة مكان كهذا لتبدأ بعده.',
  unnamed_order:
    'حدّد الطلب بمعرّفه أو رقمه، أو ببريد المشتري، أو برقم ICCID لشريحة eSIM، أو بمعرّف الدفعة لدى خدمة الدفع.',
  several_orders: ({ which }) => `توجد عدة طلبات (${which}). حدّد واحدًا بمعرّفه أو رقمه.`,
  unknown_topic: ({ topics }) => `لا يوجد موضوع كهذا. المواضيع هي ${topics.join('، ')}.`,
  other_plan: 'هذه الدفعة تخص باقة أخرى.',
  cannot_share_esim: 'لا يمكن وضع هذه الباقات على شريحة eSIM واحدة. اشترِ كل باقة مع شريحة eSIM خاصة بها.',
  other_address: 'أدخل عنوان البريد الإلكتروني لهذا الحساب.',
  unproven_callback: 'الإشعار غير مقروء أو توقيعه غير صحيح.',
  wrong_signature: 'التوقيع غير صحيح.',
  unreadable_event: 'الحدث غير مقروء.',

  unknown_plan: 'لم تعد هذه الباقة متاحة. اختر باقة أخرى.',
  consent_needed:
    'ضع علامة في المربعين الخاصين بالتسليم الفوري وحق العدول. إن لم ترهما، فأعد تحميل الصفحة. لم يُخصم أي مبلغ.',
  wrong_password: 'كلمة المرور غير صحيحة',
  guessable_password: 'كلمة المرور ضعيفة جدًا',

  no_address: 'لا يوجد عنوان كهذا.',
  no_api_address: 'لا يوجد عنوان كهذا في واجهة API.',
  no_country: 'لم نجد هذا البلد',
  no_region: 'لم نجد هذه المنطقة',
  no_order: 'لم نجد هذا الطلب.',
  no_case: 'لم نجد هذه الحالة.',
  no_sample: 'لم نجد نموذج الرسالة هذا.',
  no_book_entry: 'لم نجد هذا القيد في سجلاتنا.',
  credit_used_up: 'لا يمكن أن يصل المبلغ المستحق على حسابك إلى هذا الحد. راسلنا وسنجد حلًا.',
  too_many_documents: ({ count, most }) =>
    `عدد هذه المستندات ${count}. يتسع الملف الواحد لـ ${most}، فاختر أيامًا أقل.`,
  no_dispute: 'لم نجد هذا النزاع.',
  no_order_to_claim: 'هذا الطلب غير موجود، أو هو في حساب آخر.',
  no_esim: 'لم نجد شريحة eSIM هذه.',
  no_codes: 'أُضيفت هذه الباقة إلى شريحة eSIM لديها رموزها بالفعل.',
  no_status: 'ليس لدى الشبكة حالة لشريحة eSIM هذه بعد.',
  not_on_network: 'لم تعد شريحة eSIM هذه لدى الشبكة. راسلنا وسنصحح الأمر.',
  no_invoice: 'لا توجد فاتورة لهذا الطلب بعد.',
  no_card: 'لا توجد بطاقة كهذه في هذا الحساب.',
  no_session: 'سُجّل الخروج من هذا الجهاز من قبل.',
  no_operator: 'لم نجد هذا المشغّل.',
  no_token: 'لا يوجد رمز API كهذا.',
  no_endpoint: 'لا توجد نقطة استقبال Webhook كهذه.',
  no_delivery: 'لا توجد عملية إرسال كهذه. يحتفظ بها المتجر 30 يومًا.',
  no_channel: 'لا توجد قناة تنبيهات كهذه.',
  no_schedule: 'لا يوجد تصدير مجدول كهذا.',
  no_mail_of_order: 'ليس في هذا الطلب شريحة eSIM يمكن إرسالها بالبريد الإلكتروني.',
  no_account: 'لم نجد هذا الحساب.',
  no_failed_job: 'لم نجد هذه المهمة بين المهام الفاشلة. تُحذف من قائمة الانتظار بعد ساعة.',
  no_customer: 'لم نجد هذا العميل.',
  no_lead: 'لم نجد هذا الطلب.',
  no_view: 'لم يعد هذا العرض موجودًا. ربما حذفه أحدهم، أو أنه يخص شخصًا آخر.',
  no_bulk_act: 'لا يوجد إجراء جماعي كهذا. يُحذف بعد يوم كل تشغيل تجريبي لا يبدأ أحد تنفيذه.',
  no_price_list: 'لم نجد قائمة الأسعار هذه.',
  no_rate: ({ currency }) => `لا يوجد سعر صرف لعملة \u2066${currency}\u2069 بعد.`,
  wrong_ending: ({ currency, ending }) =>
    `لا يمكن أن تنتهي أسعار \u2066${currency}\u2069 بـ\u2066${ending}\u2069.`,
  no_held_price: 'لا يوجد سعر كهذا ينتظر قرارًا.',
  no_approval: 'اتُّخذ القرار بشأن هذا الطلب، أو لم يعد تنفيذه ممكنًا، أو تغيّر المبلغ.',
  no_promotion: 'رمز الخصم هذا غير موجود.',
  no_place: 'لم نجد هذا البلد أو هذه المنطقة.',
  no_place_plan: 'لا توجد باقة كهذه هناك.',
  no_sync: 'لم نجد هذه المزامنة.',
  used_invitation: 'استُخدمت هذه الدعوة، أو انتهت صلاحيتها، أو حلت محلها دعوة أحدث. اطلب دعوة جديدة.',
  used_link: 'لم يعد هذا الرابط صالحًا. اطلب استرداد المبلغ مرة أخرى وسنرسل إليك رابطًا جديدًا.',
  no_offer: 'هذا العرض غير موجود أو لم يعد متاحًا. اطلب منا عرضًا جديدًا.',
  withdrawal_link: 'هذا الرابط لا يعمل. افتح الرابط الكامل من رسالتنا، أو أدخل رقم طلبك.',
  no_payment: 'لا توجد دفعة كهذه في عملية الدفع هذه.',

  signed_out: 'سجّل الدخول أولًا.',
  sign_in_over: 'انتهت جلستك. سجّل الدخول مرة أخرى.',
  operator_signed_out: 'سجّل الدخول إلى لوحة التحكم.',
  wrong_token: 'رمز API هذا غير صحيح أو أُلغي.',

  checkout_expired: 'انتهت مهلة عملية الدفع هذه. لم يُخصم أي مبلغ.',
  not_paid: 'لم تكتمل عملية الدفع.',
  declined: ({ words }) => declineWords(words),
  saved_card_declined: ({ words }) => `${declineWords(words)} لم يُخصم أي مبلغ.`,
  no_saved_card: 'ليست لديك بطاقة محفوظة. اشترِ الباقة من صفحة الدفع.',
  saved_card_expired: 'انتهت صلاحية بطاقتك المحفوظة. اشترِ الباقة من صفحة الدفع.',
  authentication_required: 'يطلب البنك أن تؤكد هذه الدفعة. لم يُخصم أي مبلغ. اشترِ الباقة من صفحة الدفع.',
  instrument_declined: paypalWords,
  payment_refused: paypalWords,
  method_not_taken: ({ name }) => `لا يقبل هذا المتجر ${name}. لم يُخصم أي مبلغ. ادفع بالبطاقة.`,

  price_changed: 'تغيّر السعر. تحقق من الإجمالي الجديد.',
  code_refused: ({ why }) => codeRefusals[why],
  price_mismatch: 'السعر لا يطابق هذه الدفعة.',
  payment_mismatch: 'هذه الدفعة لا تطابق الطلب. أبلغنا فريقنا بذلك.',
  paid_too_late: `${DUPLICATE_WORDS.paid_too_late.title}. ${DUPLICATE_WORDS.paid_too_late.text}`,
  refunded: ({ cause, what, is_done: isDone }) =>
    `${cause === null ? '' : `${refundSentence(cause, what)} `}${isDone ? 'أُعيدت إليك دفعتك كاملةً.' : 'يجري رد دفعتك إليك كاملةً.'}`,
  already_paid: 'عملية الدفع هذه مدفوعة من قبل. ابدأ عملية جديدة.',
  still_checked: 'لا يزال التحقق جاريًا من دفعة في عملية الدفع هذه.',
  changed_meanwhile: 'تغيّرت عملية الدفع هذه في نافذة أخرى. حاول مرة أخرى.',
  top_up_refused: ({ why }) => NO_TOP_UP[why],
  order_under_way: 'لا يزال أحد طلباتك في الطريق. حاول مرة أخرى بعد وصوله.',
  not_refundable: ({ why, hours, what }) => refusalText(why, hours, what),
  not_withdrawable: ({ why }) => withdrawalRefusal(why),

  sales_paused: ({ words }) => words,
  top_ups_paused: ({ words }) => words,
  method_paused: ({ words }) => words,

  wrong_origin: 'لم يأتِ هذا الطلب من صفحاتنا.',
  buyer_blocked: ({ support_email: address }) =>
    `لم نعد نبيع لهذا البريد الإلكتروني. لم يُخصم أي مبلغ، وما اشتريته من قبل يبقى لك. راسلنا على ${address} إن كنت ترى أن هذا خطأ.`,
  account_blocked: ({ support_email: address }) =>
    `هذا الحساب محظور. ما اشتريته يبقى لك. راسلنا على ${address} إن كنت ترى أن هذا خطأ.`,
  not_your_role: ({ role }) => `دورك (${role}) لا يسمح بذلك. يمكن لأحد المالكين أن يمنحك دورًا آخر.`,
  other_mailbox: ({ email }) => `هذه الدعوة موجّهة إلى ${email}. سجّل الدخول بهذا العنوان وأكّده.`,
  step_up_needed: 'أكّد ذلك برمز من تطبيق المصادقة أو بمفتاح مرور.',
  needs_person: 'لا يستطيع رمز API فعل ذلك. يجب أن يقوم به شخص في لوحة التحكم.',
  wrong_code: 'هذا الرمز غير صحيح، أو سبق استخدامه. انتظر الرمز التالي.',
  wrong_passkey: 'لم يُقبل مفتاح المرور هذا. حاول مرة أخرى، أو استخدم رمزًا.',
  no_passkey: 'ليس لديك مفتاح مرور كهذا.',
  changed_by_another: 'غيّر شخص آخر هذا في الأثناء. لم يُنفَّذ شيء، فراجع الأمر مرة أخرى.',
  code_not_for_address:
    'لا يمكن استخدام رمز الخصم في هذا الطلب مع ذلك العنوان. لم يتغير شيء، فاختر عنوانًا آخر.',
  approval_asked:
    'هذا أكثر مما يمكنك صرفه وحدك. يظهر الطلب لمدة يوم في لوحة معلومات زملائك، ويمكنهم الموافقة عليه.',
  own_approval: 'أنت صاحب هذا الطلب، لذا يجب أن يقرر زميل آخر.',
  unconfirmed_prices: ({ count }) =>
    `تعرض المعاينة تحذيرًا (عدد الباقات: ${count}). راجعها ثم أكّد بكتابة الرقم ${count}.`,
  promotion_exists: 'يوجد رمز خصم بهذا الاسم أو كان موجودًا. اختر اسمًا آخر، أو عدّل ذلك الرمز.',
  already_operator: 'هذا الشخص مشغّل بالفعل.',
  unpaid_order: 'لم يُدفع ثمن هذا الطلب.',
  erased_order: 'مُحي هذا الطلب، ولم يبقَ ما يدل على مشتريه.',
  codes_refused: ({ why, what }) => codesRefusal(why, what),
  mail_untrue: ({ why }) => `لم تعد هذه الرسالة صحيحة (\u2066${UNTRUE_WORDS[why]}\u2069). لم يُرسل شيء.`,
  case_over: 'حُلّت هذه الحالة، لأن سببها زال.',
  no_retry:
    'لا يمكن إرسال هذا المبلغ المسترد مرة أخرى. إنه في الطريق، أو أُجري من لوحة خدمة الدفع، أو أن بنكًا يبتّ في الدفعة.',
  answered_dispute: 'سبق البت في هذا النزاع أو الرد عليه. لا يمكن إرسال الرد إلا مرة واحدة.',
  not_staged: 'جهّز الأدلة أولًا واقرأها.',
  own_page_only: 'لا تقبل خدمة الدفع هذه الردود إلا في صفحتها.',
  too_much_back: ({ left }) => `لم يبقَ من هذه الدفعة إلا ${left}. لم يُعَد أي مبلغ.`,
  no_tax_owed:
    'لا يمكن إعادة ضريبة القيمة المضافة لهذا الطلب: إما أنها غير مستحقة، أو أن استردادًا سابقًا لم ينجح. لم يُعَد أي مبلغ.',
  all_is_no_part:
    'هذا كل ما تبقى. اختر استردادًا كاملًا، وبه تُسحب شريحة eSIM، أو مبلغًا على سبيل المجاملة، وبه تبقى.',
  not_replaceable: ({ why }) => noReplacementText(why),
  return_under_way: 'يجري سحب شريحة eSIM في هذا الطلب. لم يُنفَّذ شيء، فانتظر حتى يكتمل ذلك.',
  last_owner: 'هذا هو المالك الأخير. عيّن مالكًا آخر أولًا.',
  last_factor: 'لن تتمكن من فتح لوحة التحكم من دون مفتاح المرور هذا. أضف مفتاحًا آخر أولًا.',
  own_role: 'لا يمكن لأحد تغيير دوره أو إزالة نفسه. اطلب ذلك من مالك آخر.',
  runs_the_shop: 'هذا حساب شخص يدير المتجر. يمكن لأحد المالكين إزالته أولًا من قسم Team.',
  not_erasable: ({ why }) => `لم يُمحَ شيء، لأن ${NOT_ERASABLE[why]}.`,
  too_large: 'الطلب كبير جدًا.',

  too_many_calls: ({ seconds }) => `طلبات كثيرة جدًا. حاول مرة أخرى بعد ${inMinutes(seconds)}.`,
  too_many_tries: ({ seconds }) => `محاولات كثيرة جدًا. حاول مرة أخرى بعد ${inMinutes(seconds)}.`,
  too_many_codes: ({ seconds }) => `رموز خاطئة كثيرة. حاول مرة أخرى بعد ${inMinutes(seconds)}.`,
  too_many_promotions: ({ seconds }) =>
    `رموز خاطئة كثيرة. حاول مرة أخرى بعد ${inMinutes(seconds)}، أو ادفع بلا رمز.`,
  too_many_sign_ins: 'محاولات فاشلة كثيرة. حاول مرة أخرى لاحقًا',
  too_many_questions: ({ seconds }) => `كانت هذه أسئلة كثيرة. حاول مرة أخرى بعد ${inMinutes(seconds)}.`,
  too_many_declines: ({ seconds, of, methods, wallets }) => {
    const ways = [...methods, ...(wallets ? ['Apple Pay', 'Google Pay'] : [])];
    const where = of === 'browser' ? 'في هذا المتصفح' : 'من اتصالك بالإنترنت';
    const instead = ways.length === 0 ? '' : `ادفع عبر ${ways.join(' أو ')}، أو `;
    return `رُفضت بطاقات كثيرة ${where}. لم يُخصم أي مبلغ. ${instead}حاول مرة أخرى بعد ${inMinutes(seconds)}.`;
  },
  too_many_downloads: ({ seconds }) => `نزّله مرة أخرى بعد ${inMinutes(seconds)}.`,
  too_many_return_mails: ({ seconds }) =>
    `أرسلنا إليك عدة رسائل بهذا الشأن. تحقق من بريدك الوارد، أو حاول مرة أخرى بعد ${inMinutes(seconds)}.`,
  too_many_enterprise_requests: ({ seconds, support_email: address }) =>
    `أرسلت عدة طلبات من قبل. راسلنا على ${address}، أو حاول مرة أخرى بعد ${inMinutes(seconds)}.`,
  too_many_streams: ({ seconds }) =>
    `الصفحات المفتوحة من هنا كثيرة جدًا. حاول مرة أخرى بعد ${inMinutes(seconds)}.`,
  too_many_callbacks: 'إشعارات كثيرة جدًا بتوقيع غير صحيح.',

  internal: 'حدث خطأ ما',
  payments_down: 'لم ترد خدمة الدفع. حاول مرة أخرى.',
  charge_not_made: 'لم ترد خدمة الدفع. لم يُخصم أي مبلغ. حاول مرة أخرى.',
  charge_unknown:
    'لم ترد خدمة الدفع، فلا نعرف بعد هل خُصم المبلغ من بطاقتك. إن خُصم، فسنرسل إليك شريحة eSIM بالبريد الإلكتروني.',
  network_down: 'الشبكة لا ترد الآن. حاول مرة أخرى.',
  network_busy: 'الشبكة مشغولة الآن. حاول مرة أخرى.',
  shop_away: 'لا يمكننا الرد الآن. حاول مرة أخرى بعد لحظات. لا يُخصم ثمن الشراء الواحد مرتين أبدًا.',
  too_many_listeners: ({ seconds }) =>
    `عدد الزوار المتصلين الآن كبير جدًا. حاول مرة أخرى بعد ${inMinutes(seconds)}.`,
  signature_unchecked: 'يتعذر التحقق من التوقيع الآن.',
};

export const sentenceOf: typeof source.sentenceOf = (reason, facts) => {
  const sentence = WORDS[reason] as string | ((facts: FactsOf<typeof reason>) => string);
  return typeof sentence === 'string' ? sentence : sentence(facts);
};

/** After 'بعد'. */
function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 120) return ofHours(Math.ceil(minutes / 60));
  return counted(minutes, {
    one: 'دقيقة',
    two: 'دقيقتين',
    few: 'دقائق',
    many: 'دقيقة',
    other: 'دقيقة',
  });
}
