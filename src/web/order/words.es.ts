import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const documentsWords: typeof source.documentsWords = {
  invoice: 'Factura',
  invoiceFailed: 'No se ha podido descargar la factura',
  creditNote: 'Nota de crédito',
  creditNoteOf: (amount) => `Nota de crédito de ${amount}`,
  creditNoteFailed: 'No se ha podido descargar la nota de crédito',
  contractSummary: 'Resumen del contrato',
};

const TITLES: (typeof source.orderStateWords)['titles'] = {
  unpaid: 'Este pedido no se ha pagado',
  pending: 'Tu pago se está comprobando',
  processing: 'Tu eSIM está en camino',
  ready: 'Tu eSIM está lista',
  refunding: 'Tu reembolso está en camino',
  refunded: 'Te hemos devuelto el dinero',
};

export const orderStateWords: typeof source.orderStateWords = {
  titles: TITLES,
  addedTitles: {
    ...TITLES,
    processing: 'Tus datos están en camino',
    ready: 'Tus datos se han añadido',
  },
  install: 'Instálala en tu teléfono',
  hidden: {
    title: 'Los códigos ya no se muestran aquí',
    text: (days) =>
      `Por si alguien más tiene su enlace, esta página deja de mostrar el código QR y los códigos de activación ${days.used}\u00A0días después del primer uso, y ${days.link}\u00A0días después de la entrega donde no la compraste con este navegador. Seguirás teniéndolos en nuestro correo y en Mis eSIM, en tu cuenta o en el navegador con el que la compraste.`,
  },
  added: {
    title: 'Este plan está en tu eSIM',
    text: (iccid) => `Se añadió a la eSIM cuyo ICCID termina en ${iccid}. No hay nada que instalar.`,
  },
  returnAsked: {
    heading: 'Se ha solicitado un reembolso',
    title: 'Hemos preguntado a la red',
    text: (what, amount, from) =>
      what === 'plan'
        ? `La red decidirá si acepta la devolución de este plan. Si la acepta, devolveremos ${amount} a ${from}. No lo uses hasta entonces.`
        : `La red decidirá si acepta la devolución de esta eSIM. Si la acepta, devolveremos ${amount} a ${from}. No la uses hasta entonces.`,
  },
  unpaid: {
    text: 'Por eso no tiene ninguna eSIM. Todavía puedes comprar el mismo plan.',
    late: 'La sesión de pago había caducado',
    title: 'El pago no se completó',
    back: 'Volver al pago',
  },
  refund: {
    comesBack: (amount, from) => `Devolveremos ${amount} a ${from}`,
    isBack: (amount, from) => `Hemos devuelto ${amount} a ${from}`,
    whole: {
      refunding: 'Te devolvemos todo lo que pagaste.',
      refunded: 'Te hemos devuelto todo lo que pagaste.',
    },
    plans: (country) => `Planes para ${country}`,
  },
  pending: {
    after: {
      eSIM: (email) =>
        phrase`No vuelvas a pagar. En cuanto se confirme, tu eSIM aparecerá aquí y la enviaremos por correo a ${email}.`,
      plan: (email) =>
        phrase`No vuelvas a pagar. En cuanto se confirme, añadiremos los datos a tu eSIM y escribiremos a ${email}.`,
    },
  },
  paid: {
    title: 'Tu pago se ha completado',
    eSIM: (email) =>
      phrase`La mayoría de las eSIM llegan en menos de un minuto. Esta página mostrará la tuya en cuanto esté. Puedes cerrarla. La enviaremos por correo a ${email}.`,
    plan: (email) =>
      phrase`La mayoría de los planes se añaden en menos de un minuto. Esta página te avisará en cuanto lo esté el tuyo. Puedes cerrarla. Escribiremos a ${email}.`,
  },
  checkAgain: 'Comprobar otra vez',
};

export const orderTicketWords: typeof source.orderTicketWords = {
  totals: {
    unpaid: 'Total',
    pending: 'En comprobación',
    processing: 'Pagado',
    ready: 'Pagado',
    refunding: 'En devolución',
    refunded: 'Devuelto',
  },
  rows: {
    number: 'Número de pedido',
    iccid: 'ICCID',
    email: 'Correo',
    paid: 'Pagado',
    paidWith: 'Pagado con',
    ordered: 'Pedido el',
    returned: 'Devuelto',
    inPart: 'Reembolso parcial',
    goodwill: 'Reembolso de cortesía',
  },
  onTheWay: (amount) => `${amount}, en camino`,
};

export const saveOrderWords: typeof source.saveOrderWords = {
  guest: {
    title: 'Guárdalo en una cuenta',
    button: 'Iniciar sesión para guardarlo',
  },
  text: 'Así lo encontrarás en cualquier dispositivo, sin este enlace.',
  saved: 'Guardado en tu cuenta.',
  another: 'Este pedido está en otra cuenta.',
  user: {
    title: 'Guárdalo en tu cuenta',
    button: 'Guardar en mi cuenta',
  },
};

export const orderRightsWords: typeof source.orderRightsWords = {
  withdrawn: (at) => phrase`Desististe de este contrato el ${at}.`,
  until: (at) => phrase`Reembolso íntegro hasta el ${at} si no se ha usado.`,
  over: (at) => phrase`El plazo para devolver este pedido terminó el ${at}.`,
  stranger: {
    title: 'Necesitamos saber que es tuyo',
    text: (mail, number) =>
      phrase`Podemos enviar un enlace a la dirección con la que se compró, y funciona en cualquier dispositivo. ¿No tienes acceso a ese correo? Inicia sesión en la cuenta donde está el pedido o escribe a ${mail} con tu número de pedido, ${number}.`,
    mail: 'Recibir el enlace por correo',
  },
  mailed: {
    title: (to) => `Hemos escrito a ${to}.`,
    text: (hours) =>
      `Abre el enlace del correo en un plazo de ${hours}\u00A0horas para recibir tu reembolso. Hasta entonces no cambia nada.`,
  },
};

export const boughtTogetherWords: typeof source.boughtTogetherWords = {
  title: 'Comprados juntos',
  states: {
    unpaid: 'Sin pagar',
    pending: 'Comprobando el pago',
    processing: 'En camino',
    ready: 'Listo',
    refunding: 'Reembolso en curso',
    refunded: 'Reembolsado',
  },
};
