import type * as source from './words.ts';

export const walletWords: typeof source.walletWords = {
  others: 'O paga de otra forma',
};

export const sheetWords: typeof source.sheetWords = {
  busy: 'Hay otro pago en curso. Espera a que termine.',
  noAddress: 'Elige una dirección de correo en tu billetera digital. Ahí enviamos tu eSIM.',
  priceChanged: (now) => `Ahora el precio es de ${now}. Cierra esto y vuelve a tocar el botón.`,
  paidBefore: 'Esta compra ya está pagada. Cierra esto. No se cobrará nada más.',
  broken: 'Algo ha salido mal. Cierra esto e inténtalo de nuevo.',
};

export const expressEndWords: typeof source.expressEndWords = {
  goesTo: (email, isOne) =>
    `${isOne ? 'Tu eSIM se envía' : 'Tus eSIM se envían'} a ${email ?? 'la dirección de correo de tu billetera digital'}.`,
  others: 'Pagar de otra forma',
};
