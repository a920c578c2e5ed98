import type * as source from './verify-email-words.ts';
import { mailLinkWords } from './words.ts';

export const verifyWords: typeof source.verifyWords = {
  meta: { title: 'تأكيد بريدك الإلكتروني', description: 'لإثبات أن العنوان لك.' },
  checking: mailLinkWords.checking,
  signInFirst: {
    title: 'سجّل الدخول لتأكيد بريدك الإلكتروني',
    text: 'يعمل الرابط بعد تسجيل دخولك إلى الحساب المقصود. وإعادة تعيين كلمة المرور تؤكد عنوانك أيضًا.',
    signIn: 'تسجيل الدخول',
    forgot: 'نسيت كلمة المرور؟',
  },
  expired: {
    title: mailLinkWords.dead,
    text: 'انتهت صلاحيته أو ينقصه جزء. يمكننا إرسال رابط جديد إليك.',
  },
  incomplete: mailLinkWords.half,
  verified: {
    title: 'بريدك الإلكتروني مؤكَّد',
    text: (email) => `كل ما تشتريه بالعنوان ${email} تجده في حسابك.`,
    dashboard: 'الانتقال إلى لوحة حسابك',
  },
  otherAccount: {
    title: 'هذا الرابط لحساب آخر',
    text: (email) =>
      `أنت مسجّل الدخول بالعنوان ${email}. سجّل الخروج، ثم سجّل الدخول إلى الحساب الذي أُرسل إليه الرابط.`,
    signOut: 'تسجيل الخروج',
  },
};
