import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const buyAgainWords: typeof source.buyAgainWords = {
  over: 'Comprada de nuevo',
  title: '¿Comprar este plan otra vez?',
  terms: (email) =>
    phrase`Es una eSIM nueva, no más datos para la que tienes. El cargo en tu tarjeta se hace de inmediato y el código QR se envía a ${email}.`,
  noPrice: 'No hemos podido cargar el precio.',
  gone: {
    title: 'Este plan ya no se vende.',
    others: (country) => `Ver otros planes para ${country}`,
  },
  busy: 'Procesando el pago…',
  buy: (total) => `Comprar • ${total}`,
  otherWay: 'Pagar de otra forma',
  bought: {
    title: (iccid) => `¡Ya tienes tu eSIM! ICCID: ${iccid}`,
    text: (email) => `Está en tu lista. El código QR va de camino a ${email}.`,
  },
  onItsWay: {
    title: (country) => `Tu eSIM para ${country} está en camino`,
    text: (email) => `Está pagada. La enviaremos por correo a ${email}.`,
  },
  bankWaits: {
    title: 'Tu banco aún está comprobando el pago',
    text: 'Te enviaremos tu eSIM por correo en cuanto lo confirme.',
  },
  failed: (why) => `La compra ha fallado: ${why ?? 'inténtalo de nuevo.'}`,
  unanswered: 'La compra ha fallado. Inténtalo de nuevo.',
  toCheckout: 'Ir al pago',
  card: 'Tarjeta',
};
