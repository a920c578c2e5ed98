import type * as source from './browse-words.ts';
import { catalogWords } from './words.ts';

export const browseWords: typeof source.browseWords = {
  meta: {
    title: 'Todos los planes eSIM',
    countryTitle: catalogWords.plansOf,
    description: 'eSIM de datos prepago para más de 200 países, fijos o ilimitados. Elige tu destino.',
  },
  title: 'Todos los planes eSIM',
  lead: 'Elige tu destino',
  loading: 'Cargando planes eSIM…',
  back: 'Volver a los países',
  failed: { title: 'Los datos del país no se han cargado', text: catalogWords.notLoaded },
};
