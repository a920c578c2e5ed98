import { forPlace, ofHours } from '../../../domain/language-words.ar.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const detailsWords: typeof source.detailsWords = {
  title: 'تفاصيل eSIM وحالتها المباشرة',
  facts: {
    country: 'البلد',
    data: 'البيانات',
    validity: 'الصلاحية',
    order: 'رقم الطلب',
    price: 'السعر المدفوع',
    refunded: 'المُعاد حتى الآن',
    paidWith: 'وسيلة الدفع',
    email: 'البريد الإلكتروني',
    bought: 'تاريخ الشراء',
  },
  paid: (price, code) => (code === '' ? price : `${price} (${code})`),
  order: 'طلبك',
  moreData: {
    title: 'المزيد من البيانات',
    text: (country) =>
      `أضف باقة ${forPlace(country)} أو لوجهة جديدة إلى شريحة eSIM هذه. لا تحتاج إلى تثبيت شيء.`,
  },
  list: {
    title: 'الإزالة من قائمتي',
    hidden: 'شريحة eSIM هذه مخفية. يمكنك استعادتها من «شرائح eSIM المخفية».',
    shown: 'ستستمر شريحة eSIM في العمل على هاتفك. يمكنك التراجع عن ذلك.',
    remove: 'حذف eSIM',
  },
};

export const timelineWords: typeof source.timelineWords = {
  title: 'مراحل الطلب',
  failed: 'تعذّر تحميل المراحل.',
  steps: {
    paid: 'تم الدفع',
    ordered: 'تم الطلب',
    assigned: 'خُصصت لك',
    installed: 'ثُبّتت',
    first_use: 'أول استخدام',
    used_80: 'استُهلك \u206680%\u2069',
    topped_up: 'أُضيفت بيانات',
    ended: 'انتهت',
  },
  ends: {
    depleted: 'نفدت كل البيانات',
    expired: 'انتهت الصلاحية',
    lapsed: 'انقضت المهلة',
    revoked: 'سُحبت',
    refunded: 'أُعيد المبلغ',
  },
  sources: {
    shop: 'من سجلاتنا',
    network: 'من الشبكة',
    noticed: 'لاحظناه أول مرة',
  },
  from: (when, from) => phrase`${when}، ${from}`,
  never: 'لم يحدث',
  notYet: 'ليس بعد',
};

export const liveStatusWords: typeof source.liveStatusWords = {
  title: 'الحالة المباشرة',
  refresh: 'تحديث',
  returned: 'سُحبت شريحة eSIM هذه، لذلك لم تعد الشبكة تعرفها.',
  failed: {
    title: 'تعذّر الوصول إلى الشبكة الآن.',
    text: 'هذا آخر ما أبلغتنا به. حاول مرة أخرى بعد بضع دقائق.',
  },
  facts: {
    status: 'الحالة',
    state: 'الوضع',
    data: 'بيانات الباقة',
    used: 'المستهلك',
    remaining: 'المتبقي',
    usage: 'الاستهلاك',
    atFullSpeed: 'بالسرعة الكاملة اليوم',
    assigned: 'التخصيص',
    reference: 'مرجع التخصيص',
    daysStarted: 'بداية الأيام',
    daysEnd: 'نهاية الأيام',
    updated: 'آخر تحديث',
  },
  technical: 'تفاصيل تقنية',
  unknown: 'غير متاح',
  leftOf: (left, of) => `${left} من ${of}`,
};

export const refundOfferWords: typeof source.refundOfferWords = {
  title: 'الاسترداد',
  offer: (what, until) =>
    what === 'eSIM'
      ? phrase`إذا لم تستخدم شريحة eSIM هذه، يمكنك إرجاعها واسترداد كامل المبلغ حتى ${until}.`
      : phrase`إذا لم تستخدم هذه الباقة، يمكنك إرجاعها واسترداد كامل المبلغ حتى ${until}.`,
  coming: (amount) => `المبلغ ${amount} في طريقه إليك.`,
  sent: (amount, date) => phrase`أُعيد إليك مبلغ ${amount} في ${date}.`,
  takenBack: (what) =>
    what === 'eSIM' ? 'سُحبت شريحة eSIM هذه من دون استرداد.' : 'سُحبت هذه الباقة من دون استرداد.',
};

export const returnAskedWords: typeof source.returnAskedWords = {
  title: 'سألنا مزوّد الشبكة',
  paused: 'سجّلنا طلب الإرجاع',
  text: (what, amount) =>
    `سيقرر مزوّد الشبكة هل يقبل إرجاع ${what === 'eSIM' ? 'شريحة eSIM هذه' : 'هذه الباقة'}. إذا قبل، يُعاد مبلغ ${amount} إلى وسيلة الدفع التي استخدمتها. لا تستخدمها حتى ذلك الحين.`,
};

export const refundDialogWords: typeof source.refundDialogWords = {
  question: (what) => (what === 'eSIM' ? 'هل تريد إرجاع eSIM؟' : 'هل تريد إرجاع الباقة؟'),
  terms: (place, plan, what, price) =>
    what === 'eSIM'
      ? `سنسحب نهائيًا شريحة eSIM ${forPlace(place)} (${plan}). ويُعاد مبلغ ${price} إلى وسيلة الدفع التي استخدمتها.`
      : `سنسحب نهائيًا باقة ${place} (${plan}). ويُعاد مبلغ ${price} إلى وسيلة الدفع التي استخدمتها.`,
  stays: {
    plan: 'تبقى شريحة eSIM وباقاتها الأخرى كما هي.',
    eSIM: 'إذا كانت على هاتفك، فأزِلها منه.',
  },
  yes: (what, price) => (what === 'eSIM' ? `إرجاع eSIM واسترداد ${price}` : `إرجاع الباقة واسترداد ${price}`),
  keep: 'الاحتفاظ بها',
  failed: 'لم يتغيّر شيء.',
  confirm: {
    title: 'تفقّد بريدك الإلكتروني',
    sent: (to) => `أرسلنا رسالة تأكيد إلى ${to}.`,
    text: (what, hours) =>
      `${what === 'eSIM' ? 'اشتُريت شريحة eSIM هذه' : 'اشتُريت هذه الباقة'} بذلك العنوان، وهو ليس عنوان حسابك. افتح الرابط في الرسالة خلال ${ofHours(hours)} لإرجاعها. لن يتغيّر شيء حتى ذلك الحين.`,
  },
  returned: {
    title: 'أموالك في طريقها إليك',
    amount: (price) => `يُعاد مبلغ ${price} إلى وسيلة الدفع التي استخدمتها.`,
    plan: 'أُزيلت الباقة من شريحة eSIM لديك.',
    eSIM: 'لم تعد شريحة eSIM تعمل.',
  },
};
