import type * as source from './held-words.ts';

export const heldWords: typeof source.heldWords = {
  held: {
    subject: 'Tu pago se está comprobando',
    lead: {
      eSIM: ({ country, method }) =>
        `gracias por pedir una eSIM para ${country}. El pago aún se está comprobando (${method}).`,
      plan: ({ country, method }) =>
        `gracias por pedir un plan para ${country}. El pago aún se está comprobando (${method}).`,
    },
    next: {
      eSIM: 'Puede tardar unos minutos, o unos días si es una transferencia bancaria. En cuanto se confirme el pago, te enviaremos tu eSIM por correo. No tienes que hacer nada ni volver a pagar.',
      plan: 'Puede tardar unos minutos, o unos días si es una transferencia bancaria. En cuanto se confirme el pago, añadiremos el plan a tu eSIM. No tienes que hacer nada ni volver a pagar.',
    },
    action: 'Seguir tu pedido',
    total: 'En comprobación',
  },
  denied: {
    subject: 'Tu pago no se ha completado',
    lead: {
      eSIM: ({ country, method }) =>
        `el pago de tu eSIM para ${country} se ha comprobado y no se ha completado (${method}).`,
      plan: ({ country, method }) =>
        `el pago de tu plan para ${country} se ha comprobado y no se ha completado (${method}).`,
    },
    next: {
      eSIM: 'No hemos recibido dinero, así que el pedido queda cancelado. Si aún quieres la eSIM, vuelve a pedirla y paga de otra forma.',
      plan: 'No hemos recibido dinero, así que el pedido queda cancelado. Si aún quieres el plan, vuelve a pedirlo y paga de otra forma.',
    },
    total: 'Sin cobrar',
  },
};
