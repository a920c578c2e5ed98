import type * as source from './withdraw-words.ts';

export const withdrawWords: typeof source.withdrawWords = {
  meta: {
    title: 'Vertrag widerrufen',
    description:
      'Widerrufe den Vertrag zu einer Bestellung innerhalb der gesetzlichen Frist für Verbraucher.',
  },
};
