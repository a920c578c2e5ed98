import type * as source from './words.ts';

export const cardFieldWords: typeof source.cardFieldWords = {
  name: 'Datos de la tarjeta',
  loading: 'Cargando el formulario…',
  failed: 'El formulario de la tarjeta no se ha cargado.',
  otherWays: (other) =>
    `Puede que un bloqueador de anuncios o tu red esté bloqueando Stripe, nuestro procesador de tarjetas. ${other ? `${other} no lo necesita.` : 'Desactiva el bloqueador en esta página o usa otro navegador u otra red.'}`,
  complete: 'Los datos de la tarjeta están completos',
  incomplete: 'Escribe los datos completos de tu tarjeta',
  who: 'Stripe gestiona el pago. Nunca vemos el número de tu tarjeta.',
};

export const methodWords: typeof source.methodWords = {
  title: 'Datos de pago',
  card: 'Tarjeta de crédito o débito',
  cards: 'Visa, Mastercard, American Express',
  elsewhereHint: (name) => `${name} abre su propia página y luego te trae de vuelta.`,
  paypalHint: 'PayPal se abre en su propia ventana y luego te trae de vuelta.',
  currency: 'Moneda',
  notIn: (name, currency) => `${name} no acepta pagos en ${currency}. Paga con tarjeta.`,
};

export const paypalFieldWords: typeof source.paypalFieldWords = {
  loading: 'Cargando PayPal…',
  failed: {
    title: 'PayPal no se ha cargado.',
    text: 'Inténtalo de nuevo o paga con tarjeta.',
  },
};

export const saveCardWords: typeof source.saveCardWords = {
  label: 'Guardar esta tarjeta para la próxima vez',
  hint: 'La guarda Stripe, nuestro procesador de tarjetas, y nosotros solo vemos las últimas cuatro cifras. Solo se cobra cuando tocas comprar. Puedes quitarla en tu panel cuando quieras.',
};

export const savedCardWords: typeof source.savedCardWords = {
  name: 'Qué tarjeta',
  other: 'Usar otra tarjeta',
};
