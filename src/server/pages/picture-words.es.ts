import type * as source from './picture-words.ts';

export const pictureWords: typeof source.pictureWords = {
  kind: 'eSIM de viaje',
  plans: (lowest) =>
    lowest === null ? 'Planes de datos prepago' : `Planes de datos prepago desde ${lowest}`,
  home: 'Datos allí donde aterrices',
};
