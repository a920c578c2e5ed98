import type * as source from './words.ts';

export const draftOrderWords: typeof source.draftOrderWords = {
  offer: 'Oferta',
  proForma: 'Factura proforma',
  title: (number) => `Tu oferta ${number}`,
  validUntil: 'Válida hasta el',
  dueBy: 'Fecha límite de pago',
  reference: 'Referencia del pago',
  purchaseOrder: 'Orden de compra',
  invoiceTerms: (days) => `Transferencia bancaria en un plazo de ${days} tras aceptar`,
  accountTerms: (days) => `Con cargo a tu cuenta de cliente, a pagar en ${days}`,
  times: (quantity, what) => `${quantity} × ${what}`,
  tier: (from, unit) => `Desde ${from}: ${unit} cada una`,
  taxOff: 'IVA que declaras tú',
  total: 'Total',
  received: 'Recibido hasta ahora',
  pdf: 'Descargar en PDF',
  pay: 'Aceptar y pagar',
  accept: 'Aceptar la oferta',
  acceptOrder: 'Aceptar y pedir',
  bank: {
    title: 'Adónde enviar la transferencia',
    holder: 'Titular de la cuenta',
    bank: 'Banco',
    account: 'Número de cuenta',
    bic: 'BIC',
  },
  states: {
    open: 'Revisa los planes y el precio. Si todo es correcto, acepta la oferta.',
    accepted: 'Gracias. Enviaremos tus eSIM en cuanto llegue tu transferencia.',
    placed: 'Tus eSIM están pedidas. Cada una tiene su propia página con su código QR.',
    expired: 'Esta oferta ha caducado. Escríbenos y te haremos otra.',
    canceled: 'Esta oferta ya no está disponible. Escríbenos si tienes alguna pregunta.',
  },
  orders: 'Tus eSIM',
  missing: 'No encontramos esta oferta',
  mail: {
    subject: (number, shop) => `Tu oferta ${number} de ${shop}`,
    preview: 'Ábrela para ver los planes y el precio, y para aceptarla.',
    lead: 'hemos preparado una oferta para ti. La encontrarás en su página y en el PDF.',
    button: 'Ver la oferta',
    again: 'No compartas el enlace: quien lo tenga puede aceptar la oferta y ver sus eSIM.',
    reminder: {
      subject: (number) => `Recordatorio de pago: ${number}`,
      preview: 'El PDF indica cuánto queda por pagar y adónde enviarlo.',
      lead: (number, day) =>
        `tu pago de ${number} vencía el ${day} y todavía no lo hemos recibido por completo. Si acabas de pagar, no hagas caso de este correo.`,
      button: 'Ver el pedido',
    },
  },
  many: (count) =>
    `las ${count} eSIM de tu pedido están en su página. Abre allí cada una para ver su código QR.`,
};
