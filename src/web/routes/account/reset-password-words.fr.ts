import type * as source from './reset-password-words.ts';
import { mailLinkWords } from './words.ts';

export const resetWords: typeof source.resetWords = {
  meta: {
    title: 'Réinitialiser le mot de passe',
    description: 'Choisissez un nouveau mot de passe.',
  },
  loading: 'Chargement…',
  refused: {
    title: mailLinkWords.dead,
    text: 'Il a expiré ou a déjà servi. Chaque lien ne fonctionne qu’une fois, pendant un temps limité.',
  },
  incomplete: mailLinkWords.half,
  newLink: 'Envoyer un nouveau lien',
  done: {
    title: 'Votre mot de passe a été modifié',
    text: 'Tous vos appareils sont déconnectés. Connectez-vous avec votre nouveau mot de passe.',
    signIn: 'Se connecter',
  },
};
