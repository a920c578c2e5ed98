import type * as source from './terms-of-service-words.ts';

export const termsWords: typeof source.termsWords = {
  meta: {
    title: 'Regulamin',
    description:
      'Co tu kupujesz, jak działają płatność, dostawa i zwroty i co jesteśmy sobie nawzajem winni.',
  },
  title: 'Regulamin',
  lead: 'Co kupujesz, jak to działa, co się dzieje, gdy coś pójdzie nie tak, i o co Cię prosimy.',
};
