import type * as source from './sign-in-failed-words.ts';

export const signInFailedWords: typeof source.signInFailedWords = {
  meta: { title: 'ההתחברות לא הצליחה', description: 'נסו להתחבר שוב.' },
  title: 'ההתחברות לא הצליחה',
  text: (google) =>
    google
      ? 'זה לקח יותר מדי זמן, או שהעמוד הזה נפתח פעם שנייה. אם זה חלון קטן, אפשר גם לסגור אותו ולנסות שוב בעמוד שמאחוריו.'
      : 'זה לקח יותר מדי זמן, או שהעמוד הזה נפתח פעם שנייה. התחברו במקום זאת עם כתובת האימייל.',
  blocked: {
    title: 'החשבון הזה חסום',
    text: 'מה שרכשתם נשאר שלכם. כתבו לנו אם לדעתכם זו טעות.',
    support: 'כתבו לנו',
  },
  home: 'לעמוד הבית',
};
