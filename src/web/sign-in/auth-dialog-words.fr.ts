import { phrase } from '../core/phrase.ts';
import type * as source from './auth-dialog-words.ts';

export const authDialogWords: typeof source.authDialogWords = {
  google: {
    button: 'Continuer avec Google',
    busy: 'Connexion…',
    late: 'Rien dans la fenêtre de Google\u202F? Votre réseau la bloque peut-être. Appuyez de nouveau sur le bouton pour abandonner, et connectez-vous avec votre e\u2011mail.',
    notHere: (app) => `La connexion Google ne fonctionne pas dans ${app}.`,
    otherBrowser:
      'Pour l’utiliser, ouvrez le menu de cette page et choisissez «\u00A0Ouvrir dans le navigateur\u00A0». Votre e\u2011mail fonctionne ici.',
    or: 'Ou continuer par e\u2011mail',
  },
  email: 'Adresse e\u2011mail',
  forgot: 'Mot de passe oublié\u202F?',
  isNew: (brand) => `Nouveau sur ${brand}\u202F?`,
  signUp: 'Créer un compte',
  isKnown: 'Déjà un compte\u202F?',
  signIn: 'Se connecter',
  back: 'Retour à la connexion',
  ways: {
    signin: 'Se connecter plutôt',
    signup: 'Créer un compte',
    forgot: 'Réinitialiser le mot de passe',
  },
  made: 'Compte créé. Nous vous avons envoyé un lien par e\u2011mail pour le confirmer.',
  sendAgain: 'Renvoyer',
  sendAgainIn: (seconds) => `Renvoyer dans ${seconds}\u00A0s`,
  agree: (terms, privacy) => phrase`En créant un compte, vous acceptez nos ${terms} et notre ${privacy}.`,
};

export const authModeWords: typeof source.authModeWords = {
  signin: {
    title: 'Heureux de vous revoir',
    lead: 'Connectez-vous pour acheter des forfaits eSIM',
    submit: 'Se connecter',
  },
  signup: {
    title: 'Créer un compte',
    lead: 'Toutes vos eSIM au même endroit',
    submit: 'Créer un compte',
  },
  forgot: {
    title: 'Mot de passe oublié',
    lead: 'Saisissez votre e\u2011mail pour réinitialiser votre mot de passe',
    submit: 'Envoyer l’e\u2011mail',
  },
};
