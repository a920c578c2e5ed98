import { ofLetters } from '../language-words.ar.ts';
import type * as source from './words.ts';

export const AUTH_TEXTS: typeof source.AUTH_TEXTS = {
  'user-not-found': 'لا يوجد حساب بهذا البريد الإلكتروني',
  'wrong-password': 'كلمة المرور غير صحيحة',
  'email-already-in-use': 'يوجد حساب بهذا البريد الإلكتروني بالفعل',
  'weak-password': 'كلمة المرور ضعيفة جدًا',
  'invalid-email': 'عنوان البريد الإلكتروني غير صالح',
  'too-many-requests': 'محاولات فاشلة كثيرة. حاول مرة أخرى لاحقًا',
  'popup-closed-by-user': 'أُغلقت نافذة تسجيل الدخول قبل اكتماله',
  'cancelled-popup-request': 'أُلغي تسجيل الدخول',
  'popup-blocked': 'حظر متصفحك نافذة تسجيل الدخول',
  blocked: 'هذا الحساب محظور',
  other: 'حدث خطأ ما. حاول مرة أخرى',
};

export const authAdviceWords: typeof source.authAdviceWords = {
  linked: 'لهذا البريد الإلكتروني حساب بكلمة مرور. سجّل الدخول بها، أو أعد تعيينها عبر البريد الإلكتروني.',
  noPassword: 'ليس لهذا الحساب كلمة مرور بعد. اطلب رابطًا لتعيين واحدة.',
  guessable: 'إنها من أول ما قد يخمّنه أي شخص. جرّب ثلاث كلمات أو أربعًا لا علاقة بينها.',
  blocked: 'ما اشتريته يبقى لك. راسلنا إن كنت ترى أن هذا خطأ.',
  tooLong: (most) => `لا يمكن أن تتجاوز كلمة المرور ${ofLetters(most)}.`,
  noAddress: 'حسابك في Google لا يشارك معنا أي بريد إلكتروني.',
  popup: 'اسمح بالنوافذ المنبثقة لهذا الموقع، أو سجّل الدخول ببريدك الإلكتروني.',
  offline: 'ربما انقطع اتصالك بالإنترنت.',
};

export const credentialWords: typeof source.credentialWords = {
  fillIn: 'املأ جميع الحقول',
  noAddress: 'أدخل عنوان بريدك الإلكتروني',
  differ: 'كلمتا المرور غير متطابقتين',
  tooShort: 'يجب ألا تقل كلمة المرور عن 6 أحرف',
};

export const THIS_APP: string = 'هذا التطبيق';
