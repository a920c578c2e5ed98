import type * as source from './meant-words.ts';

export const unsoldWords: typeof source.unsoldWords = {
  none: (country) => `${country}: non abbiamo ancora un piano.`,
  near: 'Vedi i piani nei dintorni',
};

export const meantWords: typeof source.meantWords = (name, by) =>
  `Forse cercavi ${by === null ? name : `${by}, ${name}`}?`;
