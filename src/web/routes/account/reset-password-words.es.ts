import type * as source from './reset-password-words.ts';
import { mailLinkWords } from './words.ts';

export const resetWords: typeof source.resetWords = {
  meta: { title: 'Restablecer la contraseña', description: 'Elige una contraseña nueva.' },
  loading: 'Cargando…',
  refused: {
    title: mailLinkWords.dead,
    text: 'Ha caducado o ya se ha usado. Cada enlace funciona una vez, durante un tiempo limitado.',
  },
  incomplete: mailLinkWords.half,
  newLink: 'Enviar un enlace nuevo',
  done: {
    title: 'Tu contraseña ha cambiado',
    text: 'Se ha cerrado la sesión en todos tus dispositivos. Inicia sesión con tu contraseña nueva.',
    signIn: 'Iniciar sesión',
  },
};
