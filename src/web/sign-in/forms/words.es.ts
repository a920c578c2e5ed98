import type * as source from './words.ts';

export const passwordWords: typeof source.passwordWords = {
  password: 'Contraseña',
  confirm: 'Confirmar contraseña',
  show: (label) => `Mostrar: ${label.toLowerCase()}`,
  hide: (label) => `Ocultar: ${label.toLowerCase()}`,
};

export const verificationWords: typeof source.verificationWords = {
  send: 'Enviar el correo de confirmación',
  sent: '¡Correo de confirmación enviado! Revisa tu bandeja de entrada.',
};
