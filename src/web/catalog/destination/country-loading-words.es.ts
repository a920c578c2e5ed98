import type * as source from './country-loading-words.ts';

export const countryLoadingWords: typeof source.countryLoadingWords = {
  loading: 'Cargando planes eSIM…',
  intro:
    'Elige los días y los datos de tu viaje. La eSIM llega por correo en un minuto y empieza cuando aterrizas.',
};
