import type * as source from './words.ts';

export const passwordWords: typeof source.passwordWords = {
  password: 'Senha',
  confirm: 'Confirmar senha',
  show: (label) => `Mostrar: ${label.toLowerCase()}`,
  hide: (label) => `Ocultar: ${label.toLowerCase()}`,
};

export const verificationWords: typeof source.verificationWords = {
  send: 'Enviar e-mail de confirmação',
  sent: 'E-mail de confirmação enviado! Veja sua caixa de entrada.',
};
