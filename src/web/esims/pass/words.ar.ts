import { inDays, inHours, ofHours } from '../../../domain/language-words.ar.ts';
import type * as source from './words.ts';

const daysStart = (days: number, place: string) =>
  `تبدأ مدتك (${inDays(days)}) عندما يتصل هاتفك بالإنترنت لأول مرة في ${place}.`;

export const passWords: typeof source.passWords = {
  details: 'عرض التفاصيل',
  showQr: 'عرض رمز QR',
  invoice: 'الفاتورة',
  buyAgain: 'إعادة الشراء',
  invoiceFailed: 'تعذّر تنزيل الفاتورة',
  install: 'تثبيت eSIM',
  write: 'طلب مساعدة',
  lost: { tone: 'bad', label: 'غير متاحة' },
};

export const adviceWords: typeof source.adviceWords = {
  returnAsked: 'سيقرر مزوّد الشبكة هل يقبل الإرجاع. لا تستخدمها حتى ذلك الحين.',
  inUse: 'قيد الاستخدام.',
  lost: 'لم تعد شريحة eSIM هذه لدى الشبكة. راسلنا لنستبدلها أو نعيد إليك أموالك.',
  toInstall: {
    anyTime: 'ثبّتها في المنزل عبر Wi‑Fi قبل سفرك.',
    beforeUse: (days, place) => `ثبّتها في المنزل عبر Wi‑Fi. ${daysStart(days, place)}`,
  },
  toUse: {
    onPhone: 'إنها على هاتفك.',
    onEsim: (iccid) => `إنها على شريحة eSIM التي ينتهي رقمها بـ ${iccid}.`,
    switchOn: 'شغّل بيانات الهاتف عليها عند وصولك.',
    daysStart,
  },
  gone: {
    takenBack: { eSIM: 'سُحبت شريحة eSIM هذه.', plan: 'سُحبت هذه الباقة.' },
    itDoesNotWork: 'لم تعد تعمل.',
    itsPartDoesNotWork: { eSIM: 'لم تعد شريحة eSIM الخاصة به تعمل.', plan: 'لم تعد باقته تعمل.' },
  },
  lapsed: 'لم تستخدمها قط، وانقضت مهلة بدء استخدامها.',
  over: (unused) =>
    unused === null
      ? 'انتهت هذه الباقة. يمكن أن تبقى شريحة eSIM على هاتفك وتستقبل باقة جديدة.'
      : `انتهت هذه الباقة وبقي منها ${unused} من دون استخدام. يمكن أن تبقى شريحة eSIM على هاتفك وتستقبل باقة جديدة.`,
};

export const passFactsWords: typeof source.passFactsWords = {
  bought: 'الشراء',
  daysStart: 'بداية الأيام',
  refills: 'التجديد',
  inHours: (hours) => `بعد ${ofHours(hours)}`,
  ends: 'تنتهي',
  ended: 'انتهت',
  used: 'المستهلك',
  daysLeft: 'الأيام المتبقية',
  invalidDate: 'تاريخ غير صالح',
  timeLeft: 'الوقت المتبقي',
  hours: (hours) => inHours(hours),
  noDate: 'غير متاح',
  iccid: 'ICCID',
  starts: {
    firstUse: 'أول استخدام',
    purchase: 'الشراء',
    unknown: 'غير معروفة',
  },
};
