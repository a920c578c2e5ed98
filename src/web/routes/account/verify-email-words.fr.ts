import type * as source from './verify-email-words.ts';
import { mailLinkWords } from './words.ts';

export const verifyWords: typeof source.verifyWords = {
  meta: { title: 'Confirmer votre e\u2011mail', description: 'Prouve qu’une adresse est bien la vôtre.' },
  checking: mailLinkWords.checking,
  signInFirst: {
    title: 'Connectez-vous pour confirmer votre e\u2011mail',
    text: 'Le lien fonctionne une fois que vous êtes connecté au compte concerné. Réinitialiser votre mot de passe confirme aussi votre adresse.',
    signIn: 'Se connecter',
    forgot: 'Mot de passe oublié\u202F?',
  },
  expired: {
    title: mailLinkWords.dead,
    text: 'Il a expiré ou il est incomplet. Nous pouvons vous en envoyer un nouveau.',
  },
  incomplete: mailLinkWords.half,
  verified: {
    title: 'Votre e\u2011mail est confirmé',
    text: (email) => `Tout ce que vous achetez avec ${email} est dans votre compte.`,
    dashboard: 'Aller à votre tableau de bord',
  },
  otherAccount: {
    title: 'Ce lien est pour un autre compte',
    text: (email) =>
      `Vous êtes connecté avec ${email}. Déconnectez-vous, puis connectez-vous au compte auquel le lien a été envoyé.`,
    signOut: 'Se déconnecter',
  },
};
