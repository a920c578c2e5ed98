import type * as source from './code-words.ts';

export const codeWords: typeof source.codeWords = {
  ask: 'لديك رمز خصم؟',
  label: 'رمز الخصم',
  apply: 'تطبيق',
  applied: (code, off) => `${code}: ${off}`,
  remove: 'إزالة',
  removeLabel: (code) => `إزالة الرمز ${code}`,
  empty: 'أدخل الرمز.',
  failed: 'تعذّر التحميل. حاول مرة أخرى.',
};
