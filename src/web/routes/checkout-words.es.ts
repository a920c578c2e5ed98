import type * as source from './checkout-words.ts';

export const checkoutWords: typeof source.checkoutWords = {
  meta: { title: 'Pago seguro', description: 'Paga tu eSIM de viaje.' },
  invalid: {
    title: 'Los datos del plan no son válidos',
    text: 'Este plan ya no está disponible. No se ha cobrado nada.',
    dashboard: 'Volver al panel',
  },
  lost: {
    title: 'Esta página no se ha cargado',
    text: 'Si acabas de pagar, no pagues otra vez. Tu eSIM llega por correo. Si no, no se ha cobrado nada.',
  },
  failed: {
    title: 'La página de pago no se ha cargado',
    text: 'No hemos podido obtener el precio. Comprueba tu conexión e inténtalo de nuevo. No se ha cobrado nada.',
  },
};
