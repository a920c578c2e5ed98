import type * as source from './words.ts';

export const paymentWords: typeof source.paymentWords = {
  notStarted: 'No se ha podido iniciar el pago',
  notCharged: 'No se ha podido hacer el cargo en tu tarjeta.',
  expired: 'Este pago ha caducado. Inténtalo de nuevo.',
  paidBefore: 'Esta compra ya está pagada.',
  notCompleted: 'No se ha podido completar la compra',
};

export const paymentNewsWords: typeof source.paymentNewsWords = {
  paid: {
    title: 'Tu pago se ha completado',
    eSIM: (amount, to) =>
      `Has pagado ${amount} y tu eSIM se envía por correo a ${to}. Lo único que no se ha cargado es esta página. Inténtalo de nuevo o instálala desde ese correo. No hace falta que vuelvas a pagar.`,
    eSIMs: (amount, to) =>
      `Has pagado ${amount} y tus eSIM se envían por correo a ${to}. Lo único que no se ha cargado es esta página. Inténtalo de nuevo o instálalas desde ese correo. No hace falta que vuelvas a pagar.`,
    plan: (amount, to) =>
      `Has pagado ${amount} y la factura se envía por correo a ${to}. Lo único que no se ha cargado es esta página. Inténtalo de nuevo. No hace falta que vuelvas a pagar.`,
  },
  begun: {
    title: 'Estamos comprobando tu pago',
    text: (amount, to) =>
      `Había un pago de ${amount} en curso cuando esta página no se cargó. No vuelvas a pagar. Tu pedido muestra cómo va y te mantendremos al tanto en ${to}.`,
  },
};
