import type * as source from './words.ts';

export const sessionWords: typeof source.sessionWords = {
  failed: {
    title: 'Nous n’avons pas pu charger votre compte',
    text: 'Vos eSIM sont en sécurité. Vérifiez votre connexion et réessayez.',
  },
};
