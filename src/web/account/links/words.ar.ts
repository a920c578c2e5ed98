import type * as source from './words.ts';

export const linkPageWords: typeof source.linkPageWords = {
  noScript: 'تحتاج هذه الصفحة إلى JavaScript.',
  failed: {
    title: 'تعذّر التحقق من الرابط',
    text: 'تحقق من اتصالك وحاول مرة أخرى. الرابط ما زال صالحًا.',
  },
};

export const newPasswordWords: typeof source.newPasswordWords = {
  title: 'اختر كلمة مرور جديدة',
  rule: 'استخدم 6 أحرف على الأقل. سيُسجَّل خروجك من كل أجهزتك.',
  label: 'كلمة المرور الجديدة',
  save: 'حفظ كلمة المرور الجديدة',
};
