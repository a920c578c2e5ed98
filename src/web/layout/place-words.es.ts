import type * as source from './place-words.ts';

export const placeWords: typeof source.placeWords = {
  install: 'Instalar eSIM',
  faq: 'Preguntas',
  browse: 'Ver planes',
  regions: 'Regiones',
  trip: 'Planificar viaje',
  enterprise: 'Empresas',
  support: 'Soporte',
  profile: 'Perfil',
};
