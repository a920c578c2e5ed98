import type * as source from './place-words.ts';

export const placeWords: typeof source.placeWords = {
  install: 'Instalar eSIM',
  faq: 'Dúvidas',
  browse: 'Ver planos',
  regions: 'Regiões',
  trip: 'Planejar viagem',
  enterprise: 'Empresas',
  support: 'Suporte',
  profile: 'Perfil',
};
