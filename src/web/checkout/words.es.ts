import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const checkoutWords: typeof source.checkoutWords = {
  title: 'Pago seguro',
  loading: 'Cargando el pago seguro…',
  backTo: {
    esims: 'Tus eSIM',
    plans: (country) => `Planes para ${country}`,
  },
};

export const outdatedLinkWords: typeof source.outdatedLinkWords = {
  title: 'El precio de este enlace ya no está al día.',
  text: (claimed, now) =>
    `El enlace dice ${claimed}. El plan cuesta ahora ${now}, y ese es el precio con el que se calcula el total.`,
};

export const checkoutFormWords: typeof source.checkoutFormWords = {
  noCard: 'Escribe los datos completos de tu tarjeta',
  button: (total) => `Completar compra • ${total}`,
  total: (amount) => `Total ${amount}`,
  busy: 'Procesando el pago…',
};

export const waitingWords: typeof source.waitingWords = {
  window: 'Completa el pago en la ventana de PayPal. Si no la ves, mira detrás de esta.',
};

export const noticeWords: typeof source.noticeWords = {
  cardFailed: (why) => `La compra ha fallado: ${why}`,
  failed: (method, why) =>
    why
      ? `El pago con ${method} ha fallado: ${why}`
      : `El pago con ${method} ha fallado. Inténtalo de nuevo.`,
  notCharged: 'No se ha cobrado nada. Todo lo que has escrito sigue aquí.',
  kept: 'Todo lo que has escrito sigue aquí.',
  payByCard: 'Pagar con tarjeta',
  otherCard: 'Probar otra tarjeta',
  payWith: (method) => `Pagar con ${method}`,
  unsure:
    'No hemos podido averiguar si se te ha cobrado. Puedes volver a pagar con tranquilidad: una compra nunca se cobra dos veces.',
  priceChanged: {
    title: 'El precio ha cambiado mientras no estabas.',
    text: (was, now) => `Antes era de ${was} y ahora es de ${now}. Comprueba el total.`,
  },
  paidBefore: (esims) => phrase`No se te ha vuelto a cobrar. ${esims}. Si pagas ahora, comprarás otra.`,
  signInAgain: 'Volver a iniciar sesión',
  notReady: 'El formulario de pago no está listo. Espera un momento e inténtalo de nuevo.',
};
