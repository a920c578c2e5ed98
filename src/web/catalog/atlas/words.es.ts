import { counted } from '../../../domain/language-words.es.ts';
import type * as source from './words.ts';

export const atlasWords: typeof source.atlasWords = {
  popular: 'Populares',
  parts: 'Partes del mundo',
  inOrder: (countries) =>
    countries === 1
      ? counted(1, 'país', 'países')
      : `${counted(countries, 'país', 'países')}, primero los más visitados`,
  all: (countries) => `Los ${countries}\u00A0países, de la A a la Z`,
  letters: 'Primeras letras',
  from: 'planes desde',
  nothingYet: 'Aún no está a la venta',
};
