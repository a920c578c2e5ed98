import type * as source from './meant-words.ts';

export const unsoldWords: typeof source.unsoldWords = {
  none: (country) => `Aún no tenemos ningún plan para ${country}.`,
  near: 'Ver planes cercanos',
};

export const meantWords: typeof source.meantWords = (name, by) =>
  `¿Querías decir ${by === null ? name : `${by}, ${name}`}?`;
