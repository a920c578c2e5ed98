import type * as source from './meant-words.ts';

export const unsoldWords: typeof source.unsoldWords = {
  none: (country) => `Nous n’avons pas encore de forfait ${country}.`,
  near: 'Voir les forfaits à proximité',
};

export const meantWords: typeof source.meantWords = (name, by) =>
  `Vouliez-vous dire ${by === null ? name : `${by}, ${name}`}\u202F?`;
