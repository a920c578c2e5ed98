import { ofDays, ofHours } from '../../domain/language-words.ar.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const documentsWords: typeof source.documentsWords = {
  invoice: 'الفاتورة',
  invoiceFailed: 'تعذّر تنزيل الفاتورة',
  creditNote: 'إشعار دائن',
  creditNoteOf: (amount) => `إشعار دائن بمبلغ ${amount}`,
  creditNoteFailed: 'تعذّر تنزيل إشعار دائن',
  contractSummary: 'ملخص العقد',
};

const TITLES: typeof source.orderStateWords.titles = {
  unpaid: 'لم يُدفع ثمن هذا الطلب',
  pending: 'جارٍ التحقق من دفعتك',
  processing: 'شريحة eSIM في طريقها إليك',
  ready: 'شريحة eSIM جاهزة',
  refunding: 'أموالك في طريقها إليك',
  refunded: 'أُعيدت إليك أموالك',
};

export const orderStateWords: typeof source.orderStateWords = {
  titles: TITLES,
  addedTitles: {
    ...TITLES,
    processing: 'بياناتك في طريقها إليك',
    ready: 'أُضيفت بياناتك',
  },
  install: 'ثبّتها على هاتفك',
  hidden: {
    title: 'لم تعد الرموز تظهر هنا',
    text: (days) =>
      `تحسبًا لوصول رابط هذه الصفحة إلى غيرك، يتوقف عرض رمز QR ورموز التفعيل فيها بعد ${ofDays(days.used)} من أول استخدام، وبعد ${ofDays(days.link)} من التسليم إن لم تشترِ من هذا المتصفح. ستجدها دائمًا في رسالتنا وضمن شرائح eSIM لديك، في حسابك أو في المتصفح الذي اشتريت منه.`,
  },
  added: {
    title: 'هذه الباقة على شريحة eSIM لديك',
    text: (iccid) => `أُضيفت إلى شريحة eSIM التي ينتهي رقمها (ICCID) بـ ${iccid}. لا تحتاج إلى تثبيت شيء.`,
  },
  returnAsked: {
    heading: 'طُلب استرداد المبلغ',
    title: 'سألنا مزوّد الشبكة',
    text: (what, amount, paidFrom) =>
      `سيقرر مزوّد الشبكة هل يقبل إرجاع ${what === 'eSIM' ? 'شريحة eSIM هذه' : 'هذه الباقة'}. إذا قبل، يُعاد مبلغ ${amount} إلى ${paidFrom}. لا تستخدمها حتى ذلك الحين.`,
  },
  unpaid: {
    text: 'لذلك لا توجد له شريحة eSIM. ما زال بإمكانك شراء الباقة نفسها.',
    late: 'انتهت مهلة الدفع',
    title: 'لم تكتمل عملية الدفع',
    back: 'العودة إلى الدفع',
  },
  refund: {
    comesBack: (amount, paidFrom) => `يُعاد مبلغ ${amount} إلى ${paidFrom}`,
    isBack: (amount, paidFrom) => `أُعيد مبلغ ${amount} إلى ${paidFrom}`,
    whole: {
      refunding: 'نعيد إليك كل ما دفعته.',
      refunded: 'أُعيد إليك كل ما دفعته.',
    },
    plans: (country) => `باقات ${country}`,
  },
  pending: {
    after: {
      eSIM: (email) =>
        phrase`لا تدفع مرة أخرى. فور تأكيد الدفع ستظهر شريحة eSIM هنا وسنرسلها بالبريد الإلكتروني إلى ${email}.`,
      plan: (email) =>
        phrase`لا تدفع مرة أخرى. فور تأكيد الدفع سنضيف البيانات إلى شريحة eSIM لديك ونراسلك على ${email}.`,
    },
  },
  paid: {
    title: 'تم الدفع',
    eSIM: (email) =>
      phrase`تصل معظم شرائح eSIM خلال دقيقة. ستعرض هذه الصفحة شريحتك فور وصولها. يمكنك إغلاقها، وسنرسلها بالبريد الإلكتروني إلى ${email}.`,
    plan: (email) =>
      phrase`تُضاف معظم الباقات خلال دقيقة. ستخبرك هذه الصفحة فور إضافة باقتك. يمكنك إغلاقها، وسنراسلك على ${email}.`,
  },
  checkAgain: 'التحقق مرة أخرى',
};

export const orderTicketWords: typeof source.orderTicketWords = {
  totals: {
    unpaid: 'الإجمالي',
    pending: 'قيد التحقق',
    processing: 'المدفوع',
    ready: 'المدفوع',
    refunding: 'في طريقه إليك',
    refunded: 'المُعاد',
  },
  rows: {
    number: 'رقم الطلب',
    iccid: 'ICCID',
    email: 'البريد الإلكتروني',
    paid: 'المدفوع',
    paidWith: 'وسيلة الدفع',
    ordered: 'تاريخ الطلب',
    returned: 'المُعاد',
    inPart: 'استرداد جزئي',
    goodwill: 'استرداد كبادرة حسن نية',
  },
  onTheWay: (amount) => `${amount}، في الطريق إليك`,
};

export const saveOrderWords: typeof source.saveOrderWords = {
  guest: {
    title: 'احفظه في حساب',
    button: 'تسجيل الدخول لحفظه',
  },
  text: 'عندها تجده على أي جهاز، من دون هذا الرابط.',
  saved: 'حُفظ في حسابك.',
  another: 'هذا الطلب في حساب آخر.',
  user: {
    title: 'احفظه في حسابك',
    button: 'حفظ في حسابي',
  },
};

export const orderRightsWords: typeof source.orderRightsWords = {
  withdrawn: (at) => phrase`أعلنت عدولك عن هذا العقد في ${at}.`,
  until: (at) => phrase`يمكنك استرداد كامل المبلغ حتى ${at} إن لم تُستخدم.`,
  over: (at) => phrase`انتهت مهلة إرجاع هذا الطلب في ${at}.`,
  stranger: {
    title: 'نحتاج إلى التأكد من أنه طلبك',
    text: (mail, number) =>
      phrase`يمكننا إرسال رابط يعمل على أي جهاز إلى العنوان الذي تم الشراء به. لا يمكنك الوصول إلى ذلك البريد؟ سجّل الدخول إلى الحساب الذي فيه الطلب، أو راسلنا على ${mail} واذكر رقم طلبك ${number}.`,
    mail: 'إرسال الرابط إليّ',
  },
  mailed: {
    title: (to) => `أرسلنا رسالة إلى ${to}.`,
    text: (hours) =>
      `افتح الرابط الذي فيها خلال ${ofHours(hours)} لاسترداد المبلغ. لن يتغيّر شيء حتى ذلك الحين.`,
  },
};

export const boughtTogetherWords: typeof source.boughtTogetherWords = {
  title: 'اشتريتها معًا',
  states: {
    unpaid: 'لم يُدفع',
    pending: 'جارٍ التحقق من الدفعة',
    processing: 'في الطريق',
    ready: 'جاهزة',
    refunding: 'جارٍ رد المبلغ',
    refunded: 'تم رد المبلغ',
  },
};
