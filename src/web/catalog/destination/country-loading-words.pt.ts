import type * as source from './country-loading-words.ts';

export const countryLoadingWords: typeof source.countryLoadingWords = {
  loading: 'Carregando planos de eSIM…',
  intro:
    'Escolha os dias e os dados da sua viagem. O eSIM chega por e-mail em um minuto e começa quando você pousa.',
};
