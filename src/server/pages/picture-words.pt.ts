import type * as source from './picture-words.ts';

export const pictureWords: typeof source.pictureWords = {
  kind: 'eSIM de viagem',
  plans: (lowest) =>
    lowest === null ? 'Planos de dados pré-pagos' : `Planos de dados pré-pagos a partir de ${lowest}`,
  home: 'Internet onde você pousar',
};
