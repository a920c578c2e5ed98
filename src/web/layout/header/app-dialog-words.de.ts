import type * as source from './app-dialog-words.ts';

export const appDialogWords: typeof source.appDialogWords = {
  reasons: {
    esims: 'Deine eSIMs, bereit zum Installieren',
    dataLeft: 'Wie viele Daten du noch hast',
    warning: 'Eine Warnung, bevor sie ausgehen',
  },
  where: 'Die App gibt es für Android. Auf iPhone und Computer kann diese Website dasselbe.',
};
