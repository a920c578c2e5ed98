import type * as source from './app-dialog-words.ts';

export const appDialogWords: typeof source.appDialogWords = {
  reasons: {
    esims: 'شرائح eSIM لديك، جاهزة للتثبيت',
    dataLeft: 'ما بقي لديك من بيانات',
    warning: 'تنبيه قبل أن تنفد',
  },
  where: 'التطبيق لهواتف Android. على iPhone أو الكمبيوتر، يؤدي هذا الموقع الغرض نفسه.',
};
