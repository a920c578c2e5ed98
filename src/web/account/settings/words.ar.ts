import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const deleteAccountWords: typeof source.deleteAccountWords = {
  title: 'حذف الحساب',
  what: 'يحذف هذا حسابك وقائمة شرائح eSIM لديك وبياناتك الشخصية. تبقى السجلات الضريبية، لكن من دون اسمك.',
  question: 'هل تريد حذف حسابك؟',
  yes: 'حذف نهائي',
  warning:
    'لن ترى شرائح eSIM ورموزها وطلباتك بعد ذلك. تستمر شريحة eSIM الموجودة على هاتفك في العمل. لا يمكن التراجع عن هذا الإجراء.',
  email: 'عنوان البريد الإلكتروني',
  emailHint: (email) => `للتأكيد، اكتب ${email}.`,
  password: 'كلمة مرورك',
  passwordHint: (google) =>
    google
      ? 'إذا كنت تسجّل الدخول عبر Google وليست لديك كلمة مرور، فاترك هذا الحقل فارغًا.'
      : 'إذا لم تكن لديك كلمة مرور، فاترك هذا الحقل فارغًا.',
  failed: 'لم يُحذف أي شيء.',
};

export const emailStateWords: typeof source.emailStateWords = {
  title: 'البريد الإلكتروني',
  verified: 'مؤكَّد',
  unverified: 'غير مؤكَّد',
  hint: 'افتح الرابط الموجود في رسالتنا وأنت مسجّل الدخول هنا. قد يستغرق وصولها دقيقة.',
};

export const nameFormWords: typeof source.nameFormWords = {
  saved: 'حُفظ اسمك.',
  title: 'الاسم',
  label: 'اسمك',
  hint: 'اكتب الاسم الأول ثم اسم العائلة. سنملؤه لك عند الدفع.',
  save: 'حفظ الاسم',
};

export const passwordFormWords: typeof source.passwordFormWords = {
  saved: 'تغيّرت كلمة مرورك، وسُجّل خروجك من الأجهزة الأخرى.',
  title: 'كلمة المرور',
  open: 'تغيير كلمة المرور أو تعيينها',
  current: 'كلمة المرور الحالية',
  next: 'كلمة المرور الجديدة',
  save: 'تغيير كلمة المرور',
  noPassword: (google) =>
    google ? 'أنشأت حسابك عبر Google، أو نسيت كلمة المرور؟' : 'ليست لديك كلمة مرور بعد، أو نسيتها؟',
  sendLink: 'إرسال رابط إليّ لتعيين كلمة مرور',
};

export const savedCardsWords: typeof source.savedCardsWords = {
  title: 'البطاقات المحفوظة',
  what: 'تحتفظ بها Stripe، شركة معالجة البطاقات التي نتعامل معها، ولا تخصم منها إلا عندما تضغط على زر الشراء. لا نرى منها أكثر مما تراه أنت هنا.',
  failed: 'تعذّر تحميل بطاقاتك المحفوظة.',
  removed: (card) => `أُزيلت البطاقة ${card}.`,
  none: 'لا توجد بطاقات محفوظة بعد. لحفظ بطاقة، ضع علامة على «حفظ هذه البطاقة للمرة القادمة» عند الدفع.',
  expired: (until) => `انتهت صلاحيتها في ${until}`,
  valid: (until) => `صالحة حتى ${until}`,
  remove: 'إزالة',
  stillSaved: 'ما زالت البطاقة محفوظة.',
};

export const signedInPlacesWords: typeof source.signedInPlacesWords = {
  title: 'الأجهزة التي سجّلت الدخول عليها',
  hint: 'هل يوجد بينها جهاز لا تعرفه؟ سجّل خروجه وغيّر كلمة مرورك.',
  failed: 'تعذّر تحميل القائمة.',
  allEnded: 'سُجّل خروجك من كل الأجهزة الأخرى.',
  nothingChanged: 'لم يتغيّر شيء.',
  endOthers: 'تسجيل الخروج من الأجهزة الأخرى',
  ended: (device) => `سُجّل خروج ${device}.`,
  thisDevice: 'هذا الجهاز',
  lastUsed: (ago) => phrase`آخر استخدام: ${ago}`,
  end: 'تسجيل الخروج',
  stillSignedIn: 'ما زال مسجّل الدخول.',
};
