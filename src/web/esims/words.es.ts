import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const deleteEsimWords: typeof source.deleteEsimWords = {
  title: 'Eliminar eSIM',
  keep: 'Conservar',
  text: (country, plan) =>
    `${country}, ${plan}: esta eSIM deja tu lista. Sigue funcionando en tu teléfono y la encontrarás en «eSIM ocultas». Esto no es un reembolso.`,
  failed: 'No se ha podido eliminar la eSIM. Inténtalo de nuevo.',
};

export const esimsFailedWords: typeof source.esimsFailedWords = {
  title: 'No se han podido cargar tus eSIM',
  text: 'Tus eSIM están a salvo. Comprueba tu conexión e inténtalo de nuevo.',
};

export const hiddenEsimsWords: typeof source.hiddenEsimsWords = {
  title: (count) => `eSIM ocultas (${count})`,
  plan: (plan, days, iccid) => `${plan}, ${days}, ICCID …${iccid}`,
  restore: 'Restaurar',
  which: (country, iccid) => `${country}, ICCID …${iccid}`,
};

export const hidingWords: typeof source.hidingWords = {
  restoreFailed: {
    title: 'No se ha podido restaurar la eSIM. Inténtalo de nuevo.',
    text: 'Sigue en «eSIM ocultas».',
  },
  hidden: (country) => `Tu eSIM para ${country} ha dejado la lista.`,
  undo: 'Deshacer',
};

export const noEsimsWords: typeof source.noEsimsWords = {
  title: 'Aún no hay ninguna eSIM',
  text: 'La primera que compres estará aquí, lista para instalar.',
  browse: 'Ver planes',
};

export const ownEsimsWords: typeof source.ownEsimsWords = {
  count: (count) => phrase`${count} eSIM comprada(s)`,
  countAloud: (count) => `${count} eSIM ${count === 1 ? 'comprada' : 'compradas'}`,
  more: (left) => `Ver más eSIM (${left})`,
};

export const returnedWords: typeof source.returnedWords = {
  title: (country) => `Tu pedido para ${country} se ha reembolsado`,
  coming: (amount, method, order) =>
    `Pedido ${order}: devolución de ${amount} en camino${method === null ? '' : ` a ${method}`}.`,
  sent: (amount, method, order) =>
    `Pedido ${order}: hemos devuelto ${amount} a ${method ?? 'la forma de pago que usaste'}.`,
  order: 'Ver tu pedido',
};

export const waitingWords: typeof source.waitingWords = {
  pending: {
    title: (country) => `El pago para ${country} aún se está comprobando`,
    text: (order) => `El pedido ${order} está a la espera.`,
  },
  paid: {
    eSIM: (country) => `Tu eSIM para ${country} está en camino`,
    plan: (country) => `Tus datos para ${country} están en camino`,
    text: (order) =>
      `El pedido ${order} está pagado. Puedes cerrar esta página. Te escribiremos en cuanto llegue.`,
  },
};
