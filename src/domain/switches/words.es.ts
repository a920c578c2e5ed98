import { byMethod } from '../checkout/payment-method.ts';
import type * as source from './words.ts';

export const defaultWords: typeof source.defaultWords = {
  ...byMethod(({ name }) => `Ahora mismo no podemos aceptar ${name}. Paga con tarjeta.`),
  sales:
    'Hemos hecho una breve pausa en las ventas. Las eSIM que ya tienes siguen funcionando. Vuelve un poco más tarde.',
  card: 'Ahora mismo no podemos aceptar tarjetas. Paga de otra forma o vuelve un poco más tarde.',
  wallets: 'Ahora mismo no podemos aceptar Apple Pay, Google Pay ni Link. Paga de otra forma.',
  top_ups:
    'La opción de añadir datos está en pausa por poco tiempo. Tu eSIM sigue funcionando. Inténtalo de nuevo un poco más tarde.',
  refunds:
    'Ahora mismo los reembolsos tardan un poco más de lo habitual. El tuyo está registrado y saldrá automáticamente.',
};
