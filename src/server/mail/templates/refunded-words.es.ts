import { DUPLICATE_WORDS, refundSentence } from '../../../domain/checkout/refund-words.ts';
import { BANK_TIME } from '../../../domain/promise/refund-time.ts';
import type * as source from './refunded-words.ts';

type Source = typeof source.refundedWords;

const late = DUPLICATE_WORDS.paid_too_late;

/** 'el resto, 5,00 US$', 'el importe íntegro, 5,00 US$'. */
const money = (amount: string, isRest: boolean) => `${isRest ? 'el resto' : 'el importe íntegro'}, ${amount}`;

const eSIM: Source['eSIM'] = {
  undelivered: {
    lead: ({ country, amount, isRest }) =>
      `sentimos no haber podido preparar a tiempo tu eSIM para ${country}, así que hemos reembolsado ${money(amount, isRest)}.`,
    happened: `${refundSentence('undelivered', 'eSIM')} Tu pago se completó, pero la red no nos dio una eSIM para ti a tiempo. En vez de hacerte esperar, hemos cancelado el pedido. No hay nada que instalar.`,
  },
  withdrawn: {
    lead: ({ country, amount, isRest }) =>
      `hemos cancelado tu pedido de una eSIM para ${country}, como pediste, y hemos reembolsado ${money(amount, isRest)}.`,
    happened: `${refundSentence('withdrawn', 'eSIM')} Así que no hay nada que instalar.`,
  },
  returned_by_you: {
    lead: ({ country, amount, isRest }) =>
      `tu eSIM para ${country} se ha devuelto, como pediste, y hemos reembolsado ${money(amount, isRest)}.`,
    happened: `${refundSentence('returned_by_you', 'eSIM')} Se retiró antes de que enviáramos el dinero y ya no se puede instalar ni usar.`,
  },
  returned_by_us: {
    lead: ({ country, amount, isRest }) =>
      `hemos cancelado tu pedido de una eSIM para ${country} y hemos reembolsado ${money(amount, isRest)}.`,
    happened: `${refundSentence('returned_by_us', 'eSIM')} Hemos retirado la eSIM, así que no la instales ni la uses.`,
    happenedUndelivered: `${refundSentence('returned_by_us', 'eSIM')} No se entregó ninguna eSIM, así que no hay nada que instalar.`,
  },
};

const plan: Source['plan'] = {
  undelivered: {
    lead: ({ country, iccid, amount, isRest }) =>
      `sentimos no haber podido añadir tu plan para ${country} a la eSIM cuyo ICCID termina en ${iccid}, así que hemos reembolsado ${money(amount, isRest)}.`,
    happened: `${refundSentence('undelivered', 'plan')} Tu pago se completó, pero la red no aceptó el plan. En vez de hacerte esperar, hemos cancelado el pedido. Lo que ya había en tu eSIM sigue igual.`,
  },
  withdrawn: {
    lead: ({ country, iccid, amount, isRest }) =>
      `hemos cancelado tu pedido de un plan para ${country} en la eSIM cuyo ICCID termina en ${iccid}, como pediste, y hemos reembolsado ${money(amount, isRest)}.`,
    happened: `${refundSentence('withdrawn', 'plan')} Lo que ya había en ella sigue igual.`,
  },
  returned_by_you: {
    lead: ({ country, iccid, amount, isRest }) =>
      `el plan para ${country} de la eSIM cuyo ICCID termina en ${iccid} se ha devuelto, como pediste, y hemos reembolsado ${money(amount, isRest)}.`,
    happened: `${refundSentence('returned_by_you', 'plan')} Se quitó de la eSIM antes de que enviáramos el dinero. Los demás planes que tiene siguen igual.`,
  },
  returned_by_us: {
    lead: ({ country, iccid, amount, isRest }) =>
      `hemos cancelado tu pedido de un plan para ${country} en la eSIM cuyo ICCID termina en ${iccid} y hemos reembolsado ${money(amount, isRest)}.`,
    happened: `${refundSentence('returned_by_us', 'plan')} Hemos quitado el plan de la eSIM. Los demás planes que tiene siguen igual.`,
    happenedUndelivered: `${refundSentence('returned_by_us', 'plan')} El plan no se añadió. Lo que ya había en tu eSIM sigue igual.`,
  },
};

export const refundedWords: Source = {
  subject: 'Tu reembolso está en camino',
  preview: (amount, method) => `Devolvemos ${amount} a ${method}. No tienes que hacer nada.`,
  eSIM,
  plan,
  paidTwice: {
    lead: (country, amount) =>
      `tu pedido para ${country} se pagó dos veces. Hemos devuelto el segundo pago de ${amount}.`,
    happened: 'Recibimos dos pagos por un mismo pedido.',
    next: (amount, method) => `Devolvemos ${amount} a ${method}. ${BANK_TIME} No tienes que hacer nada.`,
    stands: {
      lead: (country, amount) =>
        `tu pedido para ${country} se pagó dos veces. Solo pagas una vez, así que hemos devuelto el segundo pago de ${amount}.`,
      happened:
        'Recibimos dos pagos por un mismo pedido. El primero lo pagó, y este reembolso no afecta a tu eSIM.',
      seeEsim: 'Tu eSIM y sus códigos también están en la página de tu pedido.',
      seePlan: 'La página de tu pedido indica qué eSIM tiene el plan.',
    },
  },
  paidTooLate: {
    lead: (country, amount) =>
      `tu pago de ${amount} para ${country} nos llegó cuando la sesión de pago ya había caducado, así que lo hemos devuelto.`,
    happened: `${late.title}. ${late.text} No hay ninguna eSIM por este pago.`,
  },
  free: {
    subject: 'Tu pedido se ha cancelado',
    preview: 'Era gratis, así que no hay nada que devolver. No tienes que hacer nada.',
    lead: (country) =>
      `hemos cancelado tu pedido para ${country}. Era gratis, así que no hay nada que devolver.`,
    happened: 'El pedido ha terminado. Si tienes su eSIM, no la instales ni la uses.',
    undelivered:
      'La red no nos dio a tiempo lo que pediste, así que hemos cancelado el pedido. No hay nada que instalar.',
  },
  happenedTitle: 'Qué ha pasado',
  next: ({ amount, isRest }, method) =>
    `Devolvemos ${money(amount, isRest)}, a ${method}. ${BANK_TIME} No tienes que hacer nada.`,
  seeOthers: 'Ver otros planes',
  refund: {
    title: 'Tu reembolso',
    before: 'Reembolsado antes',
    total: 'Reembolsado íntegramente',
    rest: 'Reembolsado ahora',
  },
};
