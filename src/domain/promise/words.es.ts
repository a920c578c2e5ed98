import { formatHours } from './refund-time.ts';
import { BANK_TIME, WITHDRAW_LINK } from './time-words.ts';
import { WITHDRAWAL_DAYS } from './withdrawal-period.ts';
import type * as source from './words.ts';

export const refundPromise: typeof source.refundPromise = {
  short: (hours, what) =>
    what === 'plan'
      ? `Reembolso íntegro hasta ${formatHours(hours)} después de comprar si el plan no se ha activado ni usado.`
      : `Reembolso íntegro hasta ${formatHours(hours)} después de comprar si la eSIM no se ha activado ni usado.`,
  whole: (hours) =>
    `Puedes obtener un reembolso íntegro hasta ${formatHours(hours)} después de tu compra si la eSIM no se ha activado ni usado`,
  after:
    'Después, o en cuanto la eSIM se haya activado o usado, no reembolsamos un plan, salvo que no funcione por un fallo nuestro o de la red que no podamos solucionar, o que la ley te conceda más.',
  broken:
    'Si un plan no funciona por un fallo nuestro o de la red que no podemos solucionar, lo reembolsamos.',
  fault: 'Escríbenos mientras esté ocurriendo para que podamos investigarlo.',
  undelivered: 'Si no podemos hacer la entrega, te reembolsamos todo lo que pagaste. No tienes que pedirlo.',
  money: `Hacemos el reembolso de inmediato en la tarjeta o cuenta con la que pagaste. ${BANK_TIME} Si pagas dos veces el mismo pedido, reembolsamos el segundo pago automáticamente.`,
};

export const withdrawalPromise: typeof source.withdrawalPromise = {
  title: 'Tu derecho de desistimiento',
  link: WITHDRAW_LINK,
  confirm: 'Confirmar desistimiento',
  right: `Si eres consumidor en la Unión Europea, puedes desistir de tu contrato en un plazo de ${WITHDRAWAL_DAYS}\u00A0días naturales sin necesidad de justificación. El plazo empieza el día siguiente a aquel en que se completó tu pago. Si el último día es sábado o domingo, el plazo termina el lunes siguiente.`,
  otherWay:
    'También puedes comunicárnoslo mediante cualquier otra declaración inequívoca, por ejemplo, por correo electrónico a',
  receipt:
    'Te confirmaremos de inmediato por correo qué recibimos y cuándo. Basta con que nos lo comuniques antes de que termine el plazo.',
  money: `Entonces te devolveremos todo lo que pagaste, por el mismo medio de pago, sin demora indebida y, a más tardar, en ${WITHDRAWAL_DAYS}\u00A0días naturales. No te cuesta nada. ${BANK_TIME}`,
  ends: 'Al pagar nos pides que hagamos la entrega de inmediato y confirmas que sabes que el derecho de desistimiento termina en cuanto la eSIM, o el plan añadido a una eSIM, se haya activado o usado.',
};

/** Every version, as in English. */
export const consentTexts: {
  readonly [Version in keyof typeof source.consentTexts]: {
    readonly [Key in keyof (typeof source.consentTexts)[Version]]: string;
  };
} = {
  '2026-11': {
    begin:
      'Pido la entrega inmediata de mi plan, antes de que terminen los 14\u00A0días en los que puedo desistir.',
    ends: 'Sé que mi derecho de desistimiento termina en cuanto el plan se haya activado o usado.',
  },
};
