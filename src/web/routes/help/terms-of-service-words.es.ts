import type * as source from './terms-of-service-words.ts';

export const termsWords: typeof source.termsWords = {
  meta: {
    title: 'Condiciones del servicio',
    description:
      'Qué compras aquí, cómo funcionan el pago, la entrega y los reembolsos, y qué nos debemos mutuamente.',
  },
  title: 'Condiciones del servicio',
  lead: 'Qué compras, cómo funciona, qué pasa si algo sale mal y qué te pedimos.',
};
