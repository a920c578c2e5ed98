import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const detailsWords: typeof source.detailsWords = {
  title: 'Detalles y estado en vivo de la eSIM',
  facts: {
    country: 'País',
    data: 'Datos',
    validity: 'Validez',
    order: 'Número de pedido',
    price: 'Precio pagado',
    refunded: 'Reembolsado hasta ahora',
    paidWith: 'Pagado con',
    email: 'Correo',
    bought: 'Compra',
  },
  paid: (price, code) => `${price} ${code}`.trimEnd(),
  order: 'Tu pedido',
  moreData: {
    title: 'Más datos',
    text: (country) =>
      `Añade a esta eSIM un plan para ${country} o para un nuevo destino. No hay nada que instalar.`,
  },
  list: {
    title: 'Quitar de mi lista',
    hidden: 'Esta eSIM está oculta. Puedes restaurarla desde tus eSIM ocultas.',
    shown: 'Tu eSIM seguirá funcionando en tu teléfono. Puedes deshacerlo.',
    remove: 'Eliminar eSIM',
  },
};

export const timelineWords: typeof source.timelineWords = {
  title: 'Historial del pedido',
  failed: 'No hemos podido cargar el historial.',
  steps: {
    paid: 'Pagada',
    ordered: 'Pedida',
    assigned: 'Asignada',
    installed: 'Instalada',
    first_use: 'Primer uso',
    used_80: '80\u00A0% usado',
    topped_up: 'Datos añadidos',
    ended: 'Terminada',
  },
  ends: {
    depleted: 'Datos agotados',
    expired: 'Caducada',
    lapsed: 'Caducada sin usar',
    revoked: 'Retirada',
    refunded: 'Reembolsada',
  },
  sources: {
    shop: 'según nuestros registros',
    network: 'según la red',
    noticed: 'visto por primera vez',
  },
  from: (when, source) => phrase`${when}, ${source}`,
  never: 'Nunca',
  notYet: 'Todavía no',
};

export const liveStatusWords: typeof source.liveStatusWords = {
  title: 'Estado en vivo',
  refresh: 'Actualizar',
  returned: 'Esta eSIM se ha retirado, así que la red ya no la conoce.',
  failed: {
    title: 'Ahora mismo no podemos contactar con la red.',
    text: 'Esto es lo último que nos dijo. Inténtalo de nuevo dentro de unos minutos.',
  },
  facts: {
    status: 'Estado',
    state: 'Fase',
    data: 'Datos del plan',
    used: 'Usado',
    remaining: 'Restante',
    usage: 'Consumo',
    atFullSpeed: 'A velocidad máxima hoy',
    assigned: 'Asignada',
    reference: 'Referencia de asignación',
    daysStarted: 'Inicio de los días',
    daysEnd: 'Fin de los días',
    updated: 'Última actualización',
  },
  technical: 'Detalles técnicos',
  unknown: 'N/D',
  leftOf: (left, of) => `${left} de ${of}`,
};

export const refundOfferWords: typeof source.refundOfferWords = {
  title: 'Reembolso',
  offer: (what, until) =>
    what === 'plan'
      ? phrase`Si no lo has usado, puedes devolver este plan y recibir un reembolso íntegro hasta el ${until}.`
      : phrase`Si no la has usado, puedes devolver esta eSIM y recibir un reembolso íntegro hasta el ${until}.`,
  coming: (amount) => `Reembolso en camino: ${amount}.`,
  sent: (amount, date) => phrase`Te devolvimos ${amount} el ${date}.`,
  takenBack: (what) =>
    what === 'plan' ? 'Este plan se retiró sin reembolso.' : 'Esta eSIM se retiró sin reembolso.',
};

export const returnAskedWords: typeof source.returnAskedWords = {
  title: 'Hemos preguntado a la red',
  paused: 'Tu devolución está registrada',
  text: (what, amount) =>
    what === 'plan'
      ? `La red decidirá si acepta la devolución de este plan. Si la acepta, devolveremos ${amount} al método con el que pagaste. No lo uses hasta entonces.`
      : `La red decidirá si acepta la devolución de esta eSIM. Si la acepta, devolveremos ${amount} al método con el que pagaste. No la uses hasta entonces.`,
};

export const refundDialogWords: typeof source.refundDialogWords = {
  question: (what) => (what === 'plan' ? '¿Devolver este plan?' : '¿Devolver esta eSIM?'),
  terms: (place, plan, what, price) =>
    `Retiraremos de forma definitiva tu ${what === 'plan' ? 'plan' : 'eSIM'} para ${place} (${plan}) y devolveremos ${price} al método con el que pagaste.`,
  stays: {
    plan: 'Tu eSIM y sus demás planes siguen igual.',
    eSIM: 'Si ya está en tu teléfono, elimínala ahí.',
  },
  yes: (what, price) =>
    what === 'plan' ? `Devolver plan y recibir ${price}` : `Devolver eSIM y recibir ${price}`,
  keep: 'Conservar',
  failed: 'No se ha cambiado nada.',
  confirm: {
    title: 'Mira tu correo',
    sent: (to) => `Hemos escrito a ${to} para confirmarlo.`,
    text: (what, hours) =>
      what === 'plan'
        ? `Este plan se compró con esa dirección, que no es la de tu cuenta. Para devolverlo, abre el enlace del correo en un plazo de ${hours}\u00A0horas. Hasta entonces no cambia nada.`
        : `Esta eSIM se compró con esa dirección, que no es la de tu cuenta. Para devolverla, abre el enlace del correo en un plazo de ${hours}\u00A0horas. Hasta entonces no cambia nada.`,
  },
  returned: {
    title: 'Tu reembolso está en camino',
    amount: (price) => `Devolveremos ${price} al método con el que pagaste.`,
    plan: 'El plan ya no está en tu eSIM.',
    eSIM: 'La eSIM ya no funciona.',
  },
};
