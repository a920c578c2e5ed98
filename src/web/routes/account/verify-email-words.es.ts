import type * as source from './verify-email-words.ts';
import { mailLinkWords } from './words.ts';

export const verifyWords: typeof source.verifyWords = {
  meta: { title: 'Confirmar tu correo', description: 'Demuestra que una dirección es tuya.' },
  checking: mailLinkWords.checking,
  signInFirst: {
    title: 'Inicia sesión para confirmar tu correo',
    text: 'El enlace funciona cuando has iniciado sesión en la cuenta a la que corresponde. Restablecer tu contraseña también confirma tu dirección.',
    signIn: 'Iniciar sesión',
    forgot: '¿Olvidaste tu contraseña?',
  },
  expired: {
    title: mailLinkWords.dead,
    text: 'Ha caducado o le falta una parte. Podemos enviarte uno nuevo.',
  },
  incomplete: mailLinkWords.half,
  verified: {
    title: 'Tu correo está confirmado',
    text: (email) => `Todo lo que compras con ${email} está en tu cuenta.`,
    dashboard: 'Ir a tu panel',
  },
  otherAccount: {
    title: 'Este enlace es para otra cuenta',
    text: (email) =>
      `Has iniciado sesión como ${email}. Cierra la sesión y después inicia sesión en la cuenta a la que se envió el enlace.`,
    signOut: 'Cerrar sesión',
  },
};
