import type * as source from './words.ts';

export const plainWords: typeof source.plainWords = {
  readOnly: 'הכתובת הזו מיועדת לקריאה בלבד.',
  impossible: 'לא יכולה להיות כתובת כזו.',
  broken: 'משהו השתבש',
  notFound: 'לא נמצא',
  busy: 'עמוס',
  notDrawn: 'לא צויר',
};
