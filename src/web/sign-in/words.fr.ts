import type * as source from './words.ts';

export const invitationWords: typeof source.invitationWords = {
  asked: {
    title: 'Votre compte',
    text: 'Un e\u2011mail vous dira comment accéder à votre compte. Vous y verrez vos eSIM sur tous vos appareils.',
    button: 'Se connecter',
  },
  open: {
    title: 'Gardez vos eSIM dans un compte',
    text: 'Seul ce navigateur les connaît pour l’instant. Avec un compte, vous les voyez sur tous vos appareils.',
    button: 'Créer un compte',
  },
};

export const signInNeededWords: typeof source.signInNeededWords = {
  title: 'Connexion requise',
  text: 'Connectez-vous pour accéder au tableau de bord et acheter des forfaits eSIM.',
  button: 'Se connecter',
};

export const resetWords: typeof source.resetWords = {
  sent: 'E-mail de réinitialisation envoyé\u202F! Consultez votre boîte de réception.',
};
