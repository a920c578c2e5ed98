import { counted } from '../../domain/language-words.pt.ts';
import { listed } from '../core/words.ts';
import type * as source from './result-words.ts';

export const regionLineWords: typeof source.regionLineWords = {
  countries: (many) => counted(many, 'país', 'países'),
  covers: (many, { of, missing, names }) => {
    const countries = regionLineWords.countries(many);
    if (missing === 0) return `${countries}, ${of === 2 ? 'cobre os dois' : `cobre todos os ${of}`}`;
    const more = missing - names.length;
    return `${countries}, sem ${listed(more > 0 ? [...names, `mais\u00A0${more}`] : names)}`;
  },
};

export const stopWords: typeof source.stopWords = { add: 'Adicionar outra parada' };

export const tripChipsWords: typeof source.tripChipsWords = { name: 'Sua viagem' };

export const splitWords: typeof source.splitWords = {
  note: 'Nenhum plano cobre todos eles. Escolha um para cada lugar.',
};
