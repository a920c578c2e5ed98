import { formatDays } from '../../../domain/catalog/data-amount.ts';
import type * as source from './invoice-words.ts';

export const invoiceWords: typeof source.invoiceWords = {
  title: { invoice: 'Factura', credit_note: 'Nota de crédito' },
  soldBy: 'Vendido por',
  billedTo: 'Facturado a',
  nameErased: 'Nombre borrado',
  vatNumber: (number) => `N.º de IVA ${number}`,
  rows: {
    order: 'Pedido',
    corrects: 'Rectifica',
    paidOn: 'Pagado el',
    method: { invoice: 'Método de pago', credit_note: 'Reembolsado a' },
    period: 'Periodo de servicio',
    payTo: 'A pagar por transferencia bancaria a',
    owed: 'Importe pendiente',
  },
  period: {
    first_use: (days) => `${formatDays(days)} desde el primer uso`,
    purchase: (days) => `${formatDays(days)} desde la compra`,
  },
  description: 'Descripción',
  amount: 'Importe',
  plan: {
    whole: ({ country, label, days }) => `Plan de datos eSIM para ${country}, ${label}, ${formatDays(days)}`,
    part: ({ country, label, days }) =>
      `Parte del precio del plan de datos eSIM para ${country}, ${label}, ${formatDays(days)}`,
    rest: ({ country, label, days }) =>
      `Resto del precio del plan de datos eSIM para ${country}, ${label}, ${formatDays(days)}`,
    tax: ({ country, label, days }) =>
      `IVA del plan de datos eSIM para ${country}, ${label}, ${formatDays(days)}`,
  },
  code: (code) => `Código ${code}`,
  taxes: 'Impuestos y comisión de servicio',
  included: 'Incluidos',
  untaxed: 'No se cobra IVA ni impuesto sobre las ventas.',
  net: 'Base imponible',
  vat: (rate, country) => `IVA ${rate} (${country})`,
  noVat: {
    outside: 'Sin IVA: el comprador está en un país donde no lo cobramos.',
    reverse_charge: 'Inversión del sujeto pasivo: el IVA lo liquida el destinatario.',
  },
  national: (tax, day) => `IVA en moneda nacional: ${tax}, al tipo de cambio del ${day}.`,
  total: { invoice: 'Total pagado', credit_note: 'Total reembolsado' },
  credited: {
    total: 'Total abonado',
    note: (email) => `Este importe se descuenta de lo que nos debes. ¿Tienes preguntas? Escribe a ${email}.`,
  },
  thanks: (shop, email) => `Gracias por viajar con ${shop}. ¿Tienes preguntas? Escribe a ${email}.`,
  returned: {
    whole: (email) => `Se ha devuelto todo el pago. ¿Tienes preguntas? Escribe a ${email}.`,
    part: (email) => `Se ha devuelto una parte del pago. ¿Tienes preguntas? Escribe a ${email}.`,
    rest: (email) => `Se ha devuelto lo que quedaba del pago. ¿Tienes preguntas? Escribe a ${email}.`,
    tax: (email) => `Se ha devuelto el IVA. ¿Tienes preguntas? Escribe a ${email}.`,
  },
};
