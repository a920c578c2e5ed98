import { forPlace } from '../../../domain/language-words.pt.ts';
import type * as source from './words.ts';

export const catalogWords: typeof source.catalogWords = {
  back: 'Todos os destinos',
  plansOf: (place) => `Planos de eSIM pré-pagos ${forPlace(place)}`,
  notLoaded: 'Não conseguimos carregar os planos. Verifique sua conexão e tente de novo.',
};
