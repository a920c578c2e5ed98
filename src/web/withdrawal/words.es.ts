import { withdrawalPromise } from '../../domain/promise/words.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const askOrderWords: typeof source.askOrderWords = {
  title: 'Desistir del contrato',
  lead: '¿De qué pedido se trata? Encontrarás su número en el correo con tu eSIM, junto con un enlace directo al siguiente paso.',
  number: 'Número de pedido',
  numberHint: 'Como SP-7F3K-92QD',
  email: 'Dirección de correo del pedido',
  next: 'Continuar',
  noNumber: 'Escribe el número de tu pedido, como SP-7F3K-92QD',
  otherWay: (mail) =>
    phrase`¿No tienes el número? Escribe a ${mail} para decir que desistes. Eso también cuenta.`,
};

export const ownContractsWords: typeof source.ownContractsWords = {
  title: 'Tus pedidos',
  what: (country, plan, days) => `${country}, ${plan}, ${days}`,
  until: (number, until) => phrase`${number}. Puedes desistir hasta el ${until}.`,
  choose: 'Desistir',
  chooseOf: (number) => `Desistir del pedido ${number}`,
  other: '¿Es otro pedido? Escribe su número y su dirección.',
};

export const mailedWords: typeof source.mailedWords = {
  title: 'Mira tu correo',
  text: (days) =>
    `Si hay un pedido con este número y esta dirección, va en camino un correo con un enlace al último paso. El enlace funciona durante ${days}\u00A0días y tu desistimiento cuenta desde ahora.`,
  again: 'Probar con otro número',
};

export const declareWords: typeof source.declareWords = {
  title: withdrawalPromise.confirm,
  lead: (isTopUp, amount) =>
    isTopUp
      ? `Retiraremos el plan de forma definitiva y devolveremos ${amount} a la tarjeta o cuenta con la que se pagó. Si se ha activado o usado, lo revisaremos y te escribiremos.`
      : `Retiraremos la eSIM de forma definitiva y devolveremos ${amount} a la tarjeta o cuenta con la que se pagó. Si se ha activado o usado, lo revisaremos y te escribiremos.`,
  contract: 'Desisto de este contrato',
  what: (country, plan) => `${country}, ${plan}`,
  until: (until) => phrase`Puedes desistir hasta el ${until}.`,
  name: 'Tu nombre',
  email: 'Dónde te lo confirmamos',
  emailHint: 'Enviaremos el acuse de recibo ahí y a la dirección del pedido.',
  noName: 'Escribe tu nombre',
  confirm: withdrawalPromise.confirm,
  failed: 'No se ha cambiado nada.',
};

export const withdrawnWords: typeof source.withdrawnWords = {
  title: 'Has desistido de este contrato',
  received: (number, at) =>
    phrase`Recibimos tu desistimiento del pedido ${number} el ${at}. Te llegará el acuse de recibo por correo.`,
  next: {
    undelivered: (isTopUp) =>
      isTopUp
        ? 'Tu plan se está pidiendo ahora mismo. En cuanto esté, lo retiraremos y tu reembolso llegará automáticamente.'
        : 'Tu eSIM se está pidiendo ahora mismo. En cuanto esté, la retiraremos y tu reembolso llegará automáticamente.',
    received: (isTopUp) =>
      isTopUp
        ? 'La red no responde ahora mismo. En cuanto lo haga, retiraremos el plan y tu reembolso llegará automáticamente.'
        : 'La red no responde ahora mismo. En cuanto lo haga, retiraremos la eSIM y tu reembolso llegará automáticamente.',
    asked: (isTopUp) =>
      isTopUp
        ? 'La red decidirá si acepta la devolución de este plan. Tu reembolso llegará en cuanto lo haya hecho. No lo uses hasta entonces.'
        : 'La red decidirá si acepta la devolución de esta eSIM. Tu reembolso llegará en cuanto lo haya hecho. No la uses hasta entonces.',
    refunding: () => 'Tu reembolso está en camino.',
    refunded: () => 'Hemos devuelto tu dinero al método con el que pagaste.',
  },
  all: (amount) => `Te devolvemos ${amount}, que es todo lo que pagaste.`,
  rest: (amount, before) =>
    `Te devolvemos ${amount}. Con los ${before} que ya te habíamos devuelto, es todo lo que pagaste.`,
  before: (before) => `Ya te habíamos devuelto lo que pagaste, ${before}.`,
  refused: 'Aquí no hay reembolso automático. Una persona lo revisará y te escribirá.',
  home: 'Ir al inicio',
};

export const notWithdrawableWords: typeof source.notWithdrawableWords = {
  not_paid: 'No hay contrato',
  returned: 'Este pedido ya se ha reembolsado',
  too_late: 'El plazo para desistir ha terminado',
};

export const noLinkWords: typeof source.noLinkWords = {
  title: 'Este enlace no funciona',
  text: 'Es demasiado antiguo o le falta una parte. Escribe tu número de pedido y te enviaremos uno nuevo.',
  byNumber: 'Escribir tu número de pedido',
};

export const notServedWords: typeof source.notServedWords = {
  title: 'Reembolsos',
  text: 'Nuestra política de reembolsos explica cuándo se te devuelve el dinero y cómo pedirlo.',
};

export const checkingWords: string = 'Buscando tu pedido…';
