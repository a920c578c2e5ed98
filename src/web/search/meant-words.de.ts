import type * as source from './meant-words.ts';

export const unsoldWords: typeof source.unsoldWords = {
  none: (country) => `Für das Reiseziel ${country} haben wir noch keinen Tarif.`,
  near: 'Tarife in der Nähe',
};

export const meantWords: typeof source.meantWords = (name, by) =>
  `Meintest du „${by === null ? name : `${by}, ${name}`}“?`;
