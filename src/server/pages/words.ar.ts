import type * as source from './words.ts';

export const plainWords: typeof source.plainWords = {
  readOnly: 'هذا العنوان للقراءة فقط.',
  impossible: 'لا يمكن أن يوجد عنوان كهذا.',
  broken: 'حدث خطأ ما',
  notFound: 'غير موجود',
  busy: 'مشغول',
  notDrawn: 'لم تُرسم',
};
