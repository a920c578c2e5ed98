import { ofDays } from '../../../domain/language-words.ar.ts';
import type * as source from './usage-words.ts';

const again = 'يمكنك إضافة باقة جديدة إلى شريحة eSIM نفسها. تبقى مثبّتة، ولا تحتاج إلى مسح رمز من جديد.';
const waits =
  'على شريحة eSIM هذه باقة أخرى تنتظر دورها. ستبدأ تلقائيًا بعد هذه إن كانت تغطي المكان الذي أنت فيه.';
const saves = 'كي يدوم ما تبقى، نزّل الخرائط والفيديوهات وأنت متصل بشبكة Wi-Fi.';

export const usageWords: typeof source.usageWords = {
  low: {
    subject: (country) => `استخدمت \u206680%\u2069 من بياناتك في ${country}`,
    preview: (left, of) => `بقي لديك ${left} من ${of}.`,
    lead: (left, of, country) => `بقي لديك نحو ${left} من ${of} في باقة ${country}.`,
    next: `${saves} ${again}`,
    nextWithAnother: `${waits} ${saves}`,
  },
  used: {
    subject: (country) => `نفدت بياناتك في ${country}`,
    preview: 'أضف باقة جديدة إلى شريحة eSIM نفسها لتبقى متصلًا.',
    previewWithAnother: waits,
    lead: (of, country) => `استخدمت كل بيانات باقة ${country} (${of})، ولم يبقَ فيها شيء.`,
    next: again,
    nextWithAnother: `${waits} ${again}`,
  },
  nextTitle: 'ما يمكنك فعله',
  plan: {
    title: 'باقتك',
    esim: 'شريحة eSIM',
    iccid: (ending) => `رقم ICCID ينتهي بـ ${ending}`,
    left: 'البيانات المتبقية',
    leftOf: (left, of) => `${left} من ${of}`,
    nothingLeft: (of) => `\u20660 MB\u2069 من ${of}`,
    read: 'آخر تحديث',
    ends: 'تنتهي في',
  },
  add: (plan, price) => `إضافة ${plan} مقابل ${price}`,
  addNote: (days) =>
    `إنها الباقة نفسها مرة أخرى، لمدة ${ofDays(days)}. إن تغيّر سعرها، فستخبرك صفحة الدفع قبل أن تدفع.`,
  why: 'نراسلك مرة عند استخدام \u206680%\u2069 من الباقة، ومرة عند نفاد بياناتها.',
};
