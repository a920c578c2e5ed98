import type * as source from './app-dialog-words.ts';

export const appDialogWords: typeof source.appDialogWords = {
  reasons: {
    esims: 'Je eSIM’s, klaar om te installeren',
    dataLeft: 'De data die je nog hebt',
    warning: 'Een seintje voordat die op is',
  },
  where: 'De app is er voor Android. Op een iPhone of computer doet deze site hetzelfde.',
};
