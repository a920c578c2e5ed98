import type * as source from './words.ts';

export const passwordWords: typeof source.passwordWords = {
  password: 'Password',
  confirm: 'Conferma la password',
  show: (label) => `Mostra: ${label.toLowerCase()}`,
  hide: (label) => `Nascondi: ${label.toLowerCase()}`,
};

export const verificationWords: typeof source.verificationWords = {
  send: 'Invia l’email di conferma',
  sent: 'Email di conferma inviata! Controlla la posta in arrivo.',
};
