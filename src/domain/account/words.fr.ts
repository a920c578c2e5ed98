import type * as source from './words.ts';

export const AUTH_TEXTS: typeof source.AUTH_TEXTS = {
  'user-not-found': 'Aucun compte n’utilise cette adresse e-mail',
  'wrong-password': 'Mot de passe incorrect',
  'email-already-in-use': 'Un compte existe déjà avec cette adresse e-mail',
  'weak-password': 'Ce mot de passe est trop faible',
  'invalid-email': 'Adresse e-mail non valide',
  'too-many-requests': 'Trop de tentatives infructueuses. Réessayez plus tard',
  'popup-closed-by-user': 'La fenêtre de connexion a été fermée trop tôt',
  'cancelled-popup-request': 'La connexion a été annulée',
  'popup-blocked': 'Votre navigateur a bloqué la fenêtre de connexion',
  blocked: 'Ce compte est bloqué',
  other: 'Une erreur s’est produite. Réessayez',
};

export const authAdviceWords: typeof source.authAdviceWords = {
  linked:
    'Un compte avec mot de passe existe déjà pour cette adresse e-mail. Utilisez-le pour vous connecter, ou réinitialisez-le par e-mail.',
  noPassword: 'Ce compte n’a pas encore de mot de passe. Demandez un lien par e-mail pour en choisir un.',
  guessable:
    'C’est l’un des premiers que l’on devinerait. Essayez trois ou quatre mots sans rapport entre eux.',
  blocked: 'Vos achats restent à vous. Si vous pensez qu’il s’agit d’une erreur, écrivez-nous.',
  tooLong: (most) => `Un mot de passe compte au plus ${most}\u00A0caractères.`,
  noAddress: 'Votre compte Google ne nous communique aucune adresse e-mail.',
  popup: 'Autorisez les fenêtres pop-up pour ce site, ou connectez-vous avec votre e-mail.',
  offline: 'Votre connexion est peut-être coupée.',
};

export const credentialWords: typeof source.credentialWords = {
  fillIn: 'Remplissez tous les champs',
  noAddress: 'Saisissez votre adresse e-mail',
  differ: 'Les mots de passe ne correspondent pas',
  tooShort: 'Le mot de passe doit compter au moins 6\u00A0caractères',
};

export const THIS_APP: string = 'cette application';
