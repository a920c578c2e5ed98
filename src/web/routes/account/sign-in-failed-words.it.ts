import type * as source from './sign-in-failed-words.ts';

export const signInFailedWords: typeof source.signInFailedWords = {
  meta: { title: 'Accesso non riuscito', description: 'Prova ad accedere di nuovo.' },
  title: 'Accesso non riuscito',
  text: (google) =>
    google
      ? 'È passato troppo tempo, o questa pagina è stata aperta una seconda volta. Se si è aperta in una piccola finestra, puoi anche chiuderla e riprovare nella pagina che c’è dietro.'
      : 'È passato troppo tempo, o questa pagina è stata aperta una seconda volta. Accedi invece con il tuo indirizzo email.',
  blocked: {
    title: 'Questo account è bloccato',
    text: 'Ciò che hai acquistato resta tuo. Se pensi che sia un errore, scrivici.',
    support: 'Scrivici',
  },
  home: 'Vai alla home',
};
