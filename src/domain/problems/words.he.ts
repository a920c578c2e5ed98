import { addressWords } from '../address-words.ts';
import { refundSentence, DUPLICATE_WORDS } from '../checkout/refund-words.ts';
import type { NoTopUp } from '../esims/top-up.ts';
import { counted, inHours, inLetters, prefixed } from '../language-words.he.ts';
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
  taken_back: 'ה-eSIM הזה בוטל, ולכן אי אפשר להוסיף לו גלישה. רכשו eSIM חדש.',
  unusable: 'אי אפשר להשתמש יותר ב-eSIM הזה, ולכן אי אפשר להוסיף לו גלישה. רכשו eSIM חדש.',
  full: 'ב-eSIM הזה כבר ממתינות כל החבילות שהרשת מאפשרת. השתמשו קודם באחת מהן.',
  no_fit: 'החבילה הזו לא מתאימה ל-eSIM הזה. בחרו חבילה אחרת, או רכשו eSIM חדש.',
  too_late:
    'ב-eSIM הזה כבר יש כל כך הרבה מהחבילה הזו, שתוקפה של חבילה חדשה יפוג לפני שיגיע תורה. רכשו eSIM חדש.',
};

const NOT_ERASABLE: Record<Facts['not_erasable']['why'], string> = {
  under_way: 'הזמנה או הכסף עליה עדיין בדרך. נסו שוב אחרי שיגיעו',
  disputed: 'יש מחלוקת על תשלום, וייתכן שהמידע הזה יידרש. נסו שוב אחרי שתתקבל הכרעה',
};

const UNUSABLE_PICTURE: Record<Facts['unusable_picture']['why'], string> = {
  too_many_bytes: 'התמונה הזו גדולה מדי. הגודל המרבי הוא \u20668 MB\u2069.',
  format: 'תמונה צריכה להיות קובץ JPEG, PNG או WebP.',
  broken: 'אי אפשר לקרוא את התמונה הזו. בחרו קובץ אחר.',
  too_many_pixels: 'בתמונה הזו יש יותר מדי פיקסלים. המספר המרבי הוא 60 מיליון.',
  too_few_pixels: 'התמונה הזו קטנה מדי. נדרשים לפחות 600 על 300 פיקסלים.',
};

const WORDS: ProblemWords = {
  malformed: 'הבקשה לא תקינה.',
  invalid_field: fieldWords,
  not_json: 'הבקשה צריכה להיות אובייקט JSON.',
  no_plain_field: 'אף שדה בבקשה הזו לא יכול להיות רשימה או אובייקט.',
  field_too_long: ({ max }) => `אחד השדות בבקשה הזו ארוך ${prefixed('מ', inLetters(max))}.`,
  name_too_long: ({ max }) => `שם הוא טקסט של ${inLetters(max)} לכל היותר.`,
  no_picture: 'לחשבון אין תמונה.',
  unusable_picture: ({ why }) => UNUSABLE_PICTURE[why],
  other_letters: addressWords.otherLetters,
  unknown_after: ({ list }) =>
    list === 'countries'
      ? 'אין מדינה כזו שאפשר להתחיל אחריה.'
      : list === 'plans'
        ? 'אין חבילה כזו שאפשר להתחיל אחריה.'
        : 'אין ברשימה מקום כזה שאפשר להתחיל אחריו.',
  unnamed_order:
    'ציינו את ההזמנה לפי המזהה או המספר שלה, כתובת האימייל של מי שרכש אותה, ה-ICCID של ה-eSIM, או מזהה התשלום אצל חברת הסליקה.',
  several_orders: ({ which }) => `יש כמה הזמנות (${which}). ציינו אחת לפי המזהה או המספר שלה.`,
  unknown_topic: ({ topics }) => `אין נושא כזה. הנושאים הם ${topics.join(', ')}.`,
  other_plan: 'התשלום הזה שייך לחבילה אחרת.',
  cannot_share_esim: 'אי אפשר לצרף את החבילות האלה ל-eSIM אחד. רכשו כל חבילה עם eSIM משלה.',
  other_address: 'הזינו את כתובת האימייל של החשבון הזה.',
  unproven_callback: 'ההודעה לא קריאה או שהחתימה שלה שגויה.',
  wrong_signature: 'החתימה שגויה.',
  unreadable_event: 'האירוע לא קריא.',

  unknown_plan: 'החבילה הזו כבר לא זמינה. בחרו חבילה אחרת.',
  consent_needed:
    'סמנו את שתי התיבות לגבי האספקה המיידית וזכות הביטול. אם הן לא מופיעות, טענו מחדש את העמוד. לא בוצע חיוב.',
  wrong_password: 'הסיסמה שגויה',
  guessable_password: 'הסיסמה חלשה מדי',

  no_address: 'אין כתובת כזו.',
  no_api_address: 'אין כתובת כזו ב-API.',
  no_country: 'המדינה לא נמצאה',
  no_region: 'האזור לא נמצא',
  no_order: 'אין הזמנה כזו.',
  no_case: 'אין פנייה כזו.',
  no_sample: 'אין דוגמה כזו של אימייל.',
  no_book_entry: 'אין רישום כזה בספרים שלנו.',
  credit_used_up: 'החוב בחשבון שלכם לא יכול להגיע לסכום הזה. כתבו לנו ונמצא פתרון.',
  too_many_documents: ({ count, most }) =>
    `יש כאן ${count} מסמכים. קובץ אחד מכיל ${most}, ולכן בחרו פחות ימים.`,
  no_dispute: 'אין מחלוקת כזו.',
  no_order_to_claim: 'אין הזמנה כזו, או שהיא בחשבון אחר.',
  no_esim: 'אין eSIM כזה.',
  no_codes: 'החבילה הזו נוספה ל-eSIM שכבר יש לו קודים.',
  no_status: 'לרשת עדיין אין סטטוס של ה-eSIM הזה.',
  not_on_network: 'ה-eSIM הזה כבר לא קיים ברשת. כתבו לנו ונסדר את זה.',
  no_invoice: 'עדיין אין לכך חשבונית.',
  no_card: 'אין כרטיס כזה בחשבון הזה.',
  no_session: 'המכשיר הזה כבר נותק מהחשבון.',
  no_operator: 'לא נמצא המשתמש הזה בצוות.',
  no_token: 'לא נמצא אסימון API כזה.',
  no_endpoint: 'לא נמצאה נקודת קצה כזו של Webhook.',
  no_delivery: 'לא נמצאה שליחה כזו. החנות שומרת אותן 30 יום.',
  no_channel: 'לא נמצא ערוץ התראות כזה.',
  no_schedule: 'לא נמצא ייצוא מתוזמן כזה.',
  no_mail_of_order: 'בהזמנה הזו אין eSIM שאפשר לשלוח באימייל.',
  no_account: 'אין חשבון כזה.',
  no_failed_job: 'אין משימה כזו שנכשלה. התור מוחק אותן אחרי שעה.',
  no_customer: 'אין לקוח כזה.',
  no_lead: 'אין פנייה כזו.',
  no_view: 'התצוגה הזו כבר לא קיימת. מישהו מחק אותה, או שהיא של אדם אחר.',
  no_bulk_act: 'אין פעולה מרוכזת כזו. הרצת ניסיון שאיש לא הפעיל בפועל נמחקת אחרי יום.',
  no_price_list: 'אין מחירון כזה.',
  no_rate: ({ currency }) => `עדיין אין שער חליפין ל-\u2066${currency}\u2069.`,
  wrong_ending: ({ currency, ending }) =>
    `מחירים ב-\u2066${currency}\u2069 לא יכולים להסתיים ב-\u2066${ending}\u2069.`,
  no_held_price: 'אין מחיר כזה שממתין להחלטה.',
  no_approval: 'כבר התקבלה החלטה, כבר אי אפשר לבצע זאת, או שהסכום השתנה.',
  no_promotion: 'אין קוד כזה.',
  no_place: 'אין מדינה או אזור כאלה.',
  no_place_plan: 'אין שם חבילה כזו.',
  no_sync: 'אין סנכרון כזה.',
  used_invitation: 'ההזמנה להצטרף כבר נוצלה, פג תוקפה, או שהוחלפה בחדשה יותר. בקשו חדשה.',
  used_link: 'הקישור הזה כבר לא פועל. בקשו שוב את ההחזר ונשלח לכם קישור חדש.',
  no_offer: 'ההצעה הזו לא קיימת או שאינה בתוקף עוד. בקשו מאיתנו הצעה חדשה.',
  withdrawal_link: 'הקישור הזה לא פועל. פתחו את הקישור המלא מהאימייל שקיבלתם, או הזינו את מספר ההזמנה.',
  no_payment: 'אין תשלום כזה בעמוד התשלום הזה.',

  signed_out: 'קודם צריך להתחבר.',
  sign_in_over: 'פג תוקף ההתחברות. התחברו שוב.',
  operator_signed_out: 'התחברו ללוח הניהול.',
  wrong_token: 'אסימון ה-API הזה שגוי או בוטל.',

  checkout_expired: 'תוקף עמוד התשלום הזה פג. לא בוצע חיוב.',
  not_paid: 'התשלום לא הושלם.',
  declined: ({ words }) => declineWords(words),
  saved_card_declined: ({ words }) => `${declineWords(words)} לא בוצע חיוב.`,
  no_saved_card: 'אין לכם כרטיס שמור. רכשו את החבילה בעמוד התשלום.',
  saved_card_expired: 'תוקף הכרטיס השמור שלכם פג. רכשו את החבילה בעמוד התשלום.',
  authentication_required: 'הבנק שלכם מבקש שתאשרו את התשלום הזה. לא בוצע חיוב. רכשו את החבילה בעמוד התשלום.',
  instrument_declined: paypalWords,
  payment_refused: paypalWords,
  method_not_taken: ({ name }) => `אי אפשר לשלם כאן ${prefixed('ב', name)}. לא בוצע חיוב. שלמו בכרטיס.`,

  price_changed: 'המחיר השתנה. בדקו את הסכום החדש לתשלום.',
  code_refused: ({ why }) => codeRefusals[why],
  price_mismatch: 'המחיר לא תואם לתשלום הזה.',
  payment_mismatch: 'התשלום הזה לא תואם להזמנה. הצוות שלנו קיבל על כך הודעה.',
  paid_too_late: `${DUPLICATE_WORDS.paid_too_late.title}. ${DUPLICATE_WORDS.paid_too_late.text}`,
  refunded: ({ cause, what, is_done: isDone }) =>
    `${cause === null ? '' : `${refundSentence(cause, what)} `}${isDone ? 'התשלום שלכם הוחזר במלואו.' : 'התשלום שלכם מוחזר במלואו.'}`,
  already_paid: 'התשלום בעמוד הזה כבר בוצע. התחילו תשלום חדש.',
  still_checked: 'תשלום בעמוד התשלום הזה עדיין נבדק.',
  changed_meanwhile: 'עמוד התשלום הזה השתנה בחלון אחר. נסו שוב.',
  top_up_refused: ({ why }) => NO_TOP_UP[why],
  order_under_way: 'אחת ההזמנות שלכם עדיין בדרך. נסו שוב אחרי שתגיע.',
  not_refundable: ({ why, hours, what }) => refusalText(why, hours, what),
  not_withdrawable: ({ why }) => withdrawalRefusal(why),

  sales_paused: ({ words }) => words,
  top_ups_paused: ({ words }) => words,
  method_paused: ({ words }) => words,

  wrong_origin: 'הבקשה הזו לא הגיעה מהעמודים שלנו.',
  buyer_blocked: ({ support_email: address }) =>
    `אנחנו כבר לא מוכרים לכתובת האימייל הזו. לא בוצע חיוב, ומה שרכשתם בעבר נשאר שלכם. אם לדעתכם מדובר בטעות, כתבו ל-${address}.`,
  account_blocked: ({ support_email: address }) =>
    `החשבון הזה חסום. מה שרכשתם נשאר שלכם. אם לדעתכם מדובר בטעות, כתבו ל-${address}.`,
  not_your_role: ({ role }) => `התפקיד שלכם (${role}) לא מאפשר זאת. אחד הבעלים יכול לתת לכם תפקיד אחר.`,
  other_mailbox: ({ email }) => `ההזמנה להצטרף היא עבור ${email}. התחברו עם הכתובת הזו ואשרו אותה.`,
  step_up_needed: 'אשרו זאת באמצעות קוד מאפליקציית האימות או מפתח גישה.',
  needs_person: 'אסימון API לא יכול לעשות זאת. צריך שאדם יעשה זאת בלוח הניהול.',
  wrong_code: 'הקוד הזה שגוי, או שכבר היה בשימוש. המתינו לקוד הבא.',
  wrong_passkey: 'מפתח הגישה הזה לא התקבל. נסו שוב, או השתמשו בקוד.',
  no_passkey: 'אין לכם מפתח גישה כזה.',
  changed_by_another: 'מישהו אחר שינה את זה בינתיים. לא בוצעה שום פעולה. בדקו שוב.',
  code_not_for_address: 'אי אפשר להשתמש בקוד של ההזמנה הזו עם הכתובת הזו. לא השתנה דבר. בחרו כתובת אחרת.',
  approval_asked:
    'זה יותר ממה שאפשר לשלוח בלי אישור. הבקשה מוצגת במשך יום בלוח הבקרה של העמיתים, והם יכולים לאשר אותה.',
  own_approval: 'הבקשה שלכם, ולכן עמית אחר צריך להחליט.',
  unconfirmed_prices: ({ count }) =>
    `בתצוגה המקדימה יש אזהרה (מספר החבילות: ${count}). בדקו אותה ואשרו עם המספר ${count}.`,
  promotion_exists: 'קוד בשם הזה קיים או היה קיים. בחרו שם אחר, או שנו את הקוד הקיים.',
  already_operator: 'המשתמש הזה כבר בצוות.',
  unpaid_order: 'ההזמנה הזו לא שולמה.',
  erased_order: 'ההזמנה הזו נמחקה, ולא נותר דבר שמצביע על מי שרכש אותה.',
  codes_refused: ({ why, what }) => codesRefusal(why, what),
  mail_untrue: ({ why }) => `האימייל הזה כבר לא יהיה נכון (\u2066${UNTRUE_WORDS[why]}\u2069). לא נשלח דבר.`,
  case_over: 'הפנייה הזו טופלה, כי הסיבה לה חלפה.',
  no_retry:
    'אי אפשר לשלוח שוב את ההחזר הזה. הוא בדרך, בוצע בלוח הבקרה של חברת הסליקה, או שבנק מכריע לגבי התשלום.',
  answered_dispute: 'המחלוקת הזו כבר הוכרעה או קיבלה מענה. אפשר לשלוח מענה רק פעם אחת.',
  not_staged: 'הכינו קודם את הראיות וקראו אותן.',
  own_page_only: 'חברת הסליקה הזו מקבלת מענה רק בעמוד שלה.',
  too_much_back: ({ left }) => `מהתשלום הזה נותרו רק ${left}. לא בוצע החזר.`,
  no_tax_owed:
    'אי אפשר להחזיר את המע״מ על ההזמנה הזו: לא מגיע עליה החזר מע״מ, או שהחזר קודם לא הצליח. לא בוצע החזר.',
  all_is_no_part:
    'זה כל מה שנותר. בחרו החזר מלא, שבו ה-eSIM מבוטל, או החזר כמחווה של רצון טוב, שבו הוא נשאר.',
  not_replaceable: ({ why }) => noReplacementText(why),
  return_under_way: 'ה-eSIM של ההזמנה הזו נמצא בתהליך החזרה. לא בוצעה שום פעולה. המתינו עד שזה יסתיים.',
  last_owner: 'אין בעלים נוספים. הוסיפו קודם בעלים אחרים.',
  last_factor: 'בלי מפתח הגישה הזה לא תוכלו לפתוח את לוח הניהול. הוסיפו קודם מפתח אחר.',
  own_role: 'אי אפשר לשנות את התפקיד של עצמכם או להסיר את עצמכם. בקשו זאת מבעלים אחרים.',
  runs_the_shop: 'החשבון הזה שייך למי שמנהל את החנות. אחד הבעלים יכול להסיר אותו קודם תחת Team.',
  not_erasable: ({ why }) => `לא נמחק דבר, כי ${NOT_ERASABLE[why]}.`,
  too_large: 'הבקשה גדולה מדי.',

  too_many_calls: ({ seconds }) => `יותר מדי בקשות. נסו שוב בעוד ${inMinutes(seconds)}.`,
  too_many_tries: ({ seconds }) => `יותר מדי ניסיונות. נסו שוב בעוד ${inMinutes(seconds)}.`,
  too_many_codes: ({ seconds }) => `יותר מדי קודים שגויים. נסו שוב בעוד ${inMinutes(seconds)}.`,
  too_many_promotions: ({ seconds }) =>
    `יותר מדי קודים שגויים. נסו שוב בעוד ${inMinutes(seconds)}, או שלמו בלי קוד.`,
  too_many_sign_ins: 'יותר מדי ניסיונות כושלים. נסו שוב מאוחר יותר',
  too_many_questions: ({ seconds }) => `היו הרבה שאלות. נסו שוב בעוד ${inMinutes(seconds)}.`,
  too_many_declines: ({ seconds, of, methods, wallets }) => {
    const ways = [...methods, ...(wallets ? ['Apple Pay', 'Google Pay'] : [])];
    const where = of === 'browser' ? 'בדפדפן הזה' : 'מהחיבור שלכם לאינטרנט';
    const instead = ways.length === 0 ? '' : `שלמו ${oneOf(ways)}, או `;
    return `יותר מדי כרטיסים נדחו ${where}. לא בוצע חיוב. ${instead}נסו שוב בעוד ${inMinutes(seconds)}.`;
  },
  too_many_downloads: ({ seconds }) => `הורידו אותו שוב בעוד ${inMinutes(seconds)}.`,
  too_many_return_mails: ({ seconds }) =>
    `כבר שלחנו כמה אימיילים בנושא. בדקו את תיבת הדואר הנכנס, או נסו שוב בעוד ${inMinutes(seconds)}.`,
  too_many_enterprise_requests: ({ seconds, support_email: address }) =>
    `כבר שלחתם כמה פניות. כתבו ל-${address}, או נסו שוב בעוד ${inMinutes(seconds)}.`,
  too_many_streams: ({ seconds }) => `יותר מדי עמודים פתוחים מכאן. נסו שוב בעוד ${inMinutes(seconds)}.`,
  too_many_callbacks: 'יותר מדי הודעות עם חתימה שגויה.',

  internal: 'משהו השתבש',
  payments_down: 'שירות התשלומים לא ענה. נסו שוב.',
  charge_not_made: 'שירות התשלומים לא ענה. לא בוצע חיוב. נסו שוב.',
  charge_unknown:
    'שירות התשלומים לא ענה, ולכן עדיין לא ידוע לנו אם הכרטיס שלכם חויב. אם כן, נשלח לכם את ה-eSIM באימייל.',
  network_down: 'הרשת לא עונה כרגע. נסו שוב.',
  network_busy: 'הרשת עמוסה כרגע. נסו שוב.',
  shop_away: 'כרגע אין באפשרותנו לענות. נסו שוב בעוד רגע. לעולם לא תחויבו פעמיים על אותה רכישה.',
  too_many_listeners: ({ seconds }) => `יותר מדי מבקרים מחוברים כרגע. נסו שוב בעוד ${inMinutes(seconds)}.`,
  signature_unchecked: 'כרגע אי אפשר לבדוק את החתימה.',
};

export const sentenceOf: typeof source.sentenceOf = (reason, facts) => {
  const sentence = WORDS[reason] as string | ((facts: FactsOf<typeof reason>) => string);
  return typeof sentence === 'string' ? sentence : sentence(facts);
};

/** 'ב-PayPal, ב-Apple Pay או ב-Google Pay' */
function oneOf(ways: string[]): string {
  const each = ways.map((way) => prefixed('ב', way));
  return [each.slice(0, -1).join(', '), ...each.slice(-1)].filter(Boolean).join(' או ');
}

function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 120) return inHours(Math.ceil(minutes / 60));
  return counted(minutes, { one: 'דקה', two: 'שתי דקות', many: 'דקות' });
}
