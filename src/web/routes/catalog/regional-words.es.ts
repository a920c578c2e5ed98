import type * as source from './regional-words.ts';

export const regionalWords: typeof source.regionalWords = {
  meta: {
    title: 'Planes eSIM regionales',
    description:
      'Una sola eSIM de datos prepago para muchos países, con planes regionales que siguen funcionando al cruzar fronteras.',
  },
  title: 'Una eSIM, muchas fronteras',
  lead: 'Los planes regionales siguen funcionando cuando el tren pasa al país siguiente.',
  loading: 'Cargando…',
};
