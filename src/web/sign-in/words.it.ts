import type * as source from './words.ts';

export const invitationWords: typeof source.invitationWords = {
  asked: {
    title: 'Il tuo account',
    text: 'Ti scriviamo via email come entrare nel tuo account. Lì vedi le tue eSIM su qualsiasi dispositivo.',
    button: 'Accedi',
  },
  open: {
    title: 'Tieni le tue eSIM in un account',
    text: 'Per ora le conosce solo questo browser. Con un account le vedi su qualsiasi dispositivo.',
    button: 'Crea un account',
  },
};

export const signInNeededWords: typeof source.signInNeededWords = {
  title: 'Accesso richiesto',
  text: 'Accedi per aprire l’area personale e acquistare piani eSIM.',
  button: 'Accedi',
};

export const resetWords: typeof source.resetWords = {
  sent: 'Email per reimpostare la password inviata! Controlla la posta in arrivo.',
};
