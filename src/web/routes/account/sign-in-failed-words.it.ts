import type * as source from './sign-in-failed-words.ts';

export const signInFailedWords: typeof source.signInFailedWords = {
  meta: { title: 'Accesso non riuscito', description: 'Prova ad accedere di nuovo.' },
  title: 'Accesso non riuscito',
  text: (google) =>
    google
      ? 'Forse è passato troppo tempo. Se questa è una finestra piccola, chiudila e premi di nuovo “Continua con Google”.'
      : 'Torna al negozio e accedi con il tuo indirizzo email.',
  blocked: {
    title: 'Questo account è bloccato',
    text: 'Ciò che hai acquistato resta tuo. Se pensi che sia un errore, scrivici.',
  },
  home: 'Vai alla home',
};
