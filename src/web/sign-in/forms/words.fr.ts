import type * as source from './words.ts';

export const passwordWords: typeof source.passwordWords = {
  password: 'Mot de passe',
  confirm: 'Confirmer le mot de passe',
  show: (label) => `Afficher\u00A0: ${label.toLowerCase()}`,
  hide: (label) => `Masquer\u00A0: ${label.toLowerCase()}`,
};

export const verificationWords: typeof source.verificationWords = {
  send: 'Envoyer l’e\u2011mail de confirmation',
  sent: 'E-mail de confirmation envoyé\u202F! Consultez votre boîte de réception.',
};
