import { ofDays, ofHours } from '../../../domain/language-words.ar.ts';
import { withdrawalPromise } from '../../../domain/promise/words.ts';
import type * as source from './links-words.ts';

const oneHour = 'يعمل الرابط مرة واحدة، لمدة ساعة.';

export const verifyAddressWords: typeof source.verifyAddressWords = {
  subject: 'أكّد عنوان بريدك الإلكتروني',
  lead: 'أكّد أن هذا عنوان بريدك الإلكتروني.',
  why: 'بعدها تجد في حسابك كل ما اشتريته به، حتى طلباتك من دون حساب. افتح الرابط في المتصفح الذي سجّلت الدخول فيه.',
  action: 'تأكيد العنوان',
  expiry: oneHour,
  ignore: 'لم تنشئ حسابًا لدينا؟ يمكنك تجاهل هذه الرسالة. من دون ضغطك على الرابط يبقى الحساب فارغًا.',
};

export const resetPasswordWords: typeof source.resetPasswordWords = {
  subject: 'اختر كلمة مرور جديدة',
  lead: 'طلبت كلمة مرور جديدة لحسابك.',
  why: 'بعد اختيارها يُسجَّل الخروج من جميع الأجهزة، وتسجّل الدخول بالكلمة الجديدة.',
  action: 'اختيار كلمة المرور',
  expiry: oneHour,
  ignore: 'لم تطلب ذلك؟ يمكنك تجاهل هذه الرسالة. تبقى كلمة مرورك كما هي.',
};

export const accountReadyWords: typeof source.accountReadyWords = {
  subject: 'حسابك جاهز، بقي أن تختار كلمة مرور',
  lead: 'طلبت حسابًا عند شراء شريحة eSIM. ما اشتريته موجود فيه.',
  why: 'عيّن كلمة مرور لترى شرائح eSIM ورموزها والبيانات المتبقية على أي جهاز.',
  action: 'اختيار كلمة المرور',
  expiry: (days) =>
    `يعمل الرابط مرة واحدة، لمدة ${ofDays(days)}. بعد ذلك اضغط على «نسيت كلمة المرور؟» عند تسجيل الدخول ليصلك رابط جديد.`,
  ignore:
    'لم تشترِ منا شيئًا؟ يمكنك تجاهل هذه الرسالة. لا يمكن لأحد تسجيل الدخول إلى هذا الحساب من دون هذا الرابط.',
};

export const claimPurchaseWords: typeof source.claimPurchaseWords = {
  subject: 'أضف عملية الشراء هذه إلى حسابك',
  lead: (plan) =>
    `اشترى شخص ما شريحة eSIM (${plan}) بهذا العنوان من دون تسجيل الدخول. ولديك حساب لدينا بالفعل.`,
  why: (order) =>
    `إن كنت أنت، فافتح الطلب ${order} وسجّل الدخول هناك واضغط على «حفظ في حسابي». لا تعرف كلمة مرورك؟ احصل على واحدة جديدة عبر «نسيت كلمة المرور؟» عند تسجيل الدخول.`,
  action: 'فتح الطلب',
  expiry: 'يمكن لكل من لديه هذا الرابط أن يرى الطلب، فاحتفظ به لنفسك.',
  ignore: 'لست أنت؟ يمكنك تجاهل هذه الرسالة. يبقى حسابك كما هو.',
};

export const confirmReturnWords: typeof source.confirmReturnWords = {
  subject: 'هل تريد إرجاع شريحة eSIM هذه؟',
  lead: (order, plan) =>
    `طلب شخص ما إرجاع شريحة eSIM من الطلب ${order} (${plan}) واسترداد مبلغها. اشتُريت بهذا العنوان، ولم نتمكن من معرفة هل جاء الطلب منك.`,
  why: 'إن كنت تريد ذلك، فافتح الصفحة واضغط على الزر فيها. تتوقف الشريحة عن العمل، ويعود كامل المبلغ إلى البطاقة أو الحساب الذي دُفع منه.',
  action: 'عرض طلب الإرجاع',
  expiry: (hours) => `يعمل الرابط مرة واحدة، لمدة ${ofHours(hours)}.`,
  ignore: 'لا تريد ذلك؟ يمكنك تجاهل هذه الرسالة. تبقى شريحة eSIM كما هي.',
};

export const withdrawalLinkWords: typeof source.withdrawalLinkWords = {
  subject: 'أكّد العدول عن العقد',
  lead: (order, plan) => `طلب شخص ما العدول عن عقد الطلب ${order} (${plan})، الذي أُجري بهذا العنوان.`,
  why: (moment) =>
    `إن كنت أنت، فافتح الصفحة واضغط على «${withdrawalPromise.confirm}» فيها. يُعدّ طلب العدول مقدّمًا في ${moment}.`,
  action: withdrawalPromise.link,
  expiry: (days) => `يعمل الرابط لمدة ${ofDays(days)}.`,
  ignore: 'لا تريد ذلك؟ يمكنك تجاهل هذه الرسالة. يبقى كل شيء كما هو.',
};
