import type * as source from './terms-of-service-words.ts';

export const termsWords: typeof source.termsWords = {
  meta: {
    title: 'Termini di servizio',
    description:
      'Che cosa acquisti qui, come funzionano pagamento, consegna e rimborsi, e che cosa ci dobbiamo a vicenda.',
  },
  title: 'Termini di servizio',
  lead: 'Che cosa acquisti, come funziona, che cosa succede se qualcosa va storto e che cosa ti chiediamo.',
};
