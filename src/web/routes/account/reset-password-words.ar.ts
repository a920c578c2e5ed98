import type * as source from './reset-password-words.ts';
import { mailLinkWords } from './words.ts';

export const resetWords: typeof source.resetWords = {
  meta: { title: 'إعادة تعيين كلمة المرور', description: 'اختر كلمة مرور جديدة.' },
  loading: 'جارٍ التحميل…',
  refused: {
    title: mailLinkWords.dead,
    text: 'انتهت صلاحيته أو سبق استخدامه. يعمل كل رابط مرة واحدة ولوقت محدود.',
  },
  incomplete: mailLinkWords.half,
  newLink: 'إرسال رابط جديد',
  done: {
    title: 'تغيّرت كلمة مرورك',
    text: 'سُجّل خروجك من كل أجهزتك. سجّل الدخول بكلمة مرورك الجديدة.',
    signIn: 'تسجيل الدخول',
  },
};
