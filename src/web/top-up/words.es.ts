import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const topUpStartWords: typeof source.topUpStartWords = {
  alone: {
    behind: 'Cuando termine el primero',
    firstUse: 'Con su primer uso',
    after: (moment) => phrase`Después del ${moment}, cuando termine el mismo plan en esta eSIM`,
  },
  it: {
    behind: 'El plan empieza cuando termine el primero.',
    firstUse: 'El plan empieza con su primer uso.',
    after: (moment) =>
      phrase`El plan empieza después del ${moment}, cuando termine el mismo plan en esta eSIM.`,
  },
  brief: {
    behind: 'Empieza cuando termine el primero',
    firstUse: 'Empieza con su primer uso',
    after: (day) => phrase`Empieza después del ${day}`,
  },
};

export const topUpTimesWords: typeof source.topUpTimesWords = {
  end: (days, lapses) => phrase`Termina ${days} más tarde. Si no llegas a usarlo, caduca el ${lapses}.`,
  endOfFirst: (days) => `${days} después de su primer uso`,
  endOfNext: (days) => `${days} después de empezar`,
};

export const topUpNoteWords: typeof source.topUpNoteWords = {
  loading: 'Cargando el pago seguro…',
  fits: {
    title: (country, iccid) => `Se añade a tu eSIM para ${country}, ICCID …${iccid}`,
    text: 'No hay nada que instalar.',
  },
  refused: {
    title: 'Este plan no se puede añadir',
    newEsim: 'Comprarlo con una eSIM nueva',
  },
  failed: 'No hemos podido comprobar si este plan sirve',
  notCharged: 'No se ha cobrado nada.',
};
