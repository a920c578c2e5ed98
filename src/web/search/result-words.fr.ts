import { counted } from '../../domain/language-words.fr.ts';
import { listed } from '../core/words.ts';
import type * as source from './result-words.ts';

export const regionLineWords: typeof source.regionLineWords = {
  countries: (many) => `${many}\u00A0pays`,
  covers: (many, { of, missing, names }) => {
    const countries = regionLineWords.countries(many);
    if (missing === 0) return `${countries}, ${of === 2 ? 'couvre les deux' : `couvre les ${of}`}`;
    const more = missing - names.length;
    return `${countries}, non inclus\u00A0: ${listed(more > 0 ? [...names, counted(more, 'autre')] : names)}`;
  },
};

export const stopWords: typeof source.stopWords = { add: 'Ajouter une étape' };

export const tripChipsWords: typeof source.tripChipsWords = { name: 'Votre voyage' };

export const splitWords: typeof source.splitWords = {
  note: 'Aucun forfait ne les couvre tous. Choisissez-en un pour chaque endroit.',
};
