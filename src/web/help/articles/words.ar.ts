import type * as source from './words.ts';

export const articleWords: typeof source.articleWords = {
  updated: (date) => `آخر تحديث: ${date}`,
  translation: 'هذه الترجمة لتسهيل القراءة، والنص الإنجليزي هو المرجع.',
  english: 'قراءة النص الإنجليزي',
  contents: 'في هذه الصفحة',
};

export const retentionWords: typeof source.retentionWords = { kept: 'مدة الحفظ:' };
