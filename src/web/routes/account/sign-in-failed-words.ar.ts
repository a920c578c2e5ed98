import type * as source from './sign-in-failed-words.ts';

export const signInFailedWords: typeof source.signInFailedWords = {
  meta: { title: 'تعذّر تسجيل الدخول', description: 'حاول تسجيل الدخول مرة أخرى.' },
  title: 'تعذّر تسجيل الدخول',
  text: (google) =>
    google
      ? 'ربما استغرق وقتًا طويلًا. إذا كانت هذه نافذة صغيرة، فأغلقها واضغط مرة أخرى على «المتابعة عبر Google».'
      : 'عُد إلى المتجر وسجّل الدخول بعنوان بريدك الإلكتروني.',
  blocked: {
    title: 'هذا الحساب محظور',
    text: 'ما اشتريته يبقى لك. راسلنا إن كنت ترى أن هذا خطأ.',
  },
  home: 'الصفحة الرئيسية',
};
