import type * as source from './words.ts';

export const SERVICE: { readonly [Key in keyof typeof source.SERVICE]: string } = {
  mailHours: 'A todas horas, todos los días',
  chatHours: 'De 9:00 a 18:00, hora del Pacífico',
  firstReply: '2 horas en promedio, y varias horas si hay mucha demanda',
  businessReply: 'en un día hábil como máximo',
};

export const taxesIn: typeof source.taxesIn = (chargesTax) =>
  chargesTax ? 'Los impuestos están incluidos.' : 'No se cobra IVA ni impuesto sobre las ventas.';
