import type * as source from './words.ts';

export const pageFailureWords: typeof source.pageFailureWords = {
  title: 'העמוד לא נטען',
  text: 'משהו השתבש אצלנו או בדרך. שום דבר שרכשתם לא נפגע.',
  home: 'לעמוד הבית',
};

export const brokenPageWords: typeof source.brokenPageWords = {
  title: 'העמוד לא נטען',
  description: 'משהו השתבש בדרך.',
};
