import { counted } from '../../domain/language-words.ar.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './auth-dialog-words.ts';

export const authDialogWords: typeof source.authDialogWords = {
  google: {
    button: 'المتابعة عبر Google',
    busy: 'جارٍ تسجيل الدخول…',
    late: 'لا يظهر شيء في نافذة Google؟ ربما تحجبها شبكتك. اضغط على الزر مرة أخرى لإلغائها، وسجّل الدخول ببريدك الإلكتروني.',
    notHere: (app) => `لا يعمل تسجيل الدخول عبر Google داخل ${app}.`,
    otherBrowser:
      'لاستخدامه، افتح قائمة هذه الصفحة واختر «فتح في المتصفح». أما بريدك الإلكتروني فيعمل هنا مباشرة.',
    or: 'أو تابع بالبريد الإلكتروني',
  },
  email: 'عنوان البريد الإلكتروني',
  forgot: 'نسيت كلمة المرور؟',
  isNew: (brand) => `جديد على ${brand}؟`,
  signUp: 'إنشاء حساب',
  isKnown: 'لديك حساب بالفعل؟',
  signIn: 'تسجيل الدخول',
  back: 'العودة إلى تسجيل الدخول',
  ways: {
    signin: 'تسجيل الدخول بدلًا من ذلك',
    signup: 'إنشاء حساب',
    forgot: 'إعادة تعيين كلمة المرور',
  },
  made: 'أُنشئ حسابك. أرسلنا إليك رابطًا لتأكيده.',
  sendAgain: 'إعادة الإرسال',
  sendAgainIn: (seconds) =>
    `إعادة الإرسال بعد ${counted(seconds, {
      one: 'ثانية واحدة',
      two: 'ثانيتين',
      few: 'ثوانٍ',
      many: 'ثانية',
      other: 'ثانية',
    })}`,
  agree: (terms, privacy) => phrase`بإنشاء حساب توافق على ${terms} و${privacy}.`,
};

export const authModeWords: typeof source.authModeWords = {
  signin: {
    title: 'أهلًا بعودتك',
    lead: 'سجّل الدخول لشراء باقات eSIM',
    submit: 'تسجيل الدخول',
  },
  signup: {
    title: 'إنشاء حساب',
    lead: 'كل شرائح eSIM في مكان واحد',
    submit: 'إنشاء حساب',
  },
  forgot: {
    title: 'إعادة تعيين كلمة المرور',
    lead: 'أدخل بريدك الإلكتروني لإعادة تعيين كلمة المرور',
    submit: 'إرسال الرسالة',
  },
};
