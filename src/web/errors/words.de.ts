import type * as source from './words.ts';

export const pageFailureWords: typeof source.pageFailureWords = {
  title: 'Diese Seite ließ sich nicht laden',
  text: 'Bei uns oder unterwegs ist etwas schiefgelaufen. Was du gekauft hast, ist davon nicht betroffen.',
  home: 'Zur Startseite',
};

export const brokenPageWords: typeof source.brokenPageWords = {
  title: 'Diese Seite ließ sich nicht laden',
  description: 'Unterwegs ist etwas schiefgelaufen.',
};
