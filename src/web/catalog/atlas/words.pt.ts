import { counted } from '../../../domain/language-words.pt.ts';
import type * as source from './words.ts';

export const atlasWords: typeof source.atlasWords = {
  popular: 'Populares',
  parts: 'Partes do mundo',
  inOrder: (countries) =>
    countries === 1
      ? counted(1, 'país', 'países')
      : `${counted(countries, 'país', 'países')}, primeiro os mais visitados`,
  all: (countries) => `Todos os ${countries}\u00A0países, de A a Z`,
  letters: 'Primeiras letras',
  from: 'planos a partir de',
  nothingYet: 'Ainda não está à venda',
};
