import type * as source from './privacy-words.ts';

export const privacyWords: typeof source.privacyWords = {
  meta: {
    title: 'Polityka prywatności',
    description: 'Co o Tobie przechowujemy, dlaczego, jak długo i kto jeszcze to widzi.',
  },
  title: 'Polityka prywatności',
  lead: 'Co o Tobie przechowujemy, dlaczego, jak długo i czego możesz od nas żądać.',
};
