import type * as source from './code-words.ts';

export const codeWords: typeof source.codeWords = {
  ask: 'יש לכם קוד הנחה?',
  label: 'קוד',
  apply: 'הפעלה',
  applied: (code, off) => `${code}: ${off}`,
  remove: 'הסרה',
  removeLabel: (code) => `הסרת הקוד ${code}`,
  empty: 'הזינו את הקוד.',
  failed: 'הטעינה נכשלה. נסו שוב.',
};
