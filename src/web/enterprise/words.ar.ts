import { isolated } from '../../domain/language-words.ar.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

const PROMISE = 'سنرد خلال يوم عمل واحد.';

export const offerWords: typeof source.offerWords = {
  title: 'حلول الشركات',
  lead: 'إنترنت السفر لمن توفدهم إلى الخارج. أخبرنا بالوجهات والعدد، ونرد خلال يوم عمل واحد.',
  team: {
    what: 'شرائح eSIM لفريق كامل',
    how: 'طلب واحد للفريق كله، وإرسال شرائح eSIM على دفعات.',
  },
  places: {
    what: 'أينما تسافر',
    how: 'باقات لبلدان منفردة ولمناطق كاملة، في أكثر من 200 بلد.',
  },
  price: {
    what: 'سعر معلوم مسبقًا',
    how: 'تحصل على عرض سعر للبيانات التي تحتاج إليها، ولا تأتي بعده فاتورة تجوال.',
  },
  sample: (place, data, days, { plan, charged }) =>
    `اليوم في ${place}: ${data}، المدة ${days}، بسعر ${plan} للشخص${charged === null ? '' : ` (${charged} مع الرسوم)`}.`,
  invoice: {
    what: 'فاتورة واحدة للفريق',
    how: 'فاتورة واحدة عليها اسم شركتك ورقمها الضريبي (VAT).',
  },
  person: {
    what: 'شخص يرد عليك',
    how: 'يقرأ طلبك أحد موظفي المبيعات لدينا ويرد خلال يوم عمل واحد.',
  },
  own: {
    text: (dashboard) => phrase`هل أنت عميل لدينا؟ انتقل إلى ${dashboard}.`,
    dashboard: 'لوحة حسابك',
  },
};

export const formWords: typeof source.formWords = {
  name: 'طلب عرض سعر',
  you: 'أنت وشركتك',
  companyName: 'اسم الشركة',
  contactName: 'اسم الشخص المسؤول',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  website: 'الموقع الإلكتروني',
  teamSize: 'حجم الفريق',
  noTeamSize: 'اختر الحجم',
  regions: 'المناطق المطلوبة',
  message: 'الرسالة',
  messageHint: 'عدد المسافرين، والمدة، وكمية البيانات، وتاريخ البدء.',
  trap: 'اترك هذا الحقل فارغًا',
  consent: {
    text: (legalName, policy) =>
      phrase`أوافق على أن تستخدم ${isolated(legalName)} ما أُدخله هنا للرد عليّ، وفق ${policy}.`,
    policy: 'سياسة الخصوصية',
  },
  subscribe: 'أريد أخبار باقات الشركات. يمكنني إلغاء الاشتراك في أي وقت.',
  failed: 'حدث خطأ ما',
  nothingLost: (address) => phrase`لم يضِع شيء مما كتبته. حاول مرة أخرى أو راسلنا على ${address}.`,
  send: 'طلب عرض سعر',
  sending: 'جارٍ الإرسال…',
  promise: PROMISE,
  needed: `نحتاج إلى شركتك واسمك وبريدك الإلكتروني وموافقتك. ${PROMISE}`,
  noScript: (supportEmail) => `يحتاج إرسال هذا النموذج إلى JavaScript. أو راسلنا على ${supportEmail}.`,
};

export const thanksWords: typeof source.thanksWords = {
  title: 'شكرًا لك',
  text: (address) =>
    phrase`وصلنا طلبك. سيرد عليك أحد موظفينا على ${address} خلال يوم عمل واحد. أرسلنا إليه رسالة تأكيد أيضًا.`,
  dashboard: 'الانتقال إلى لوحة حسابك',
  another: 'إرسال طلب آخر',
};
