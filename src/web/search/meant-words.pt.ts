import { forPlace } from '../../domain/language-words.pt.ts';
import type * as source from './meant-words.ts';

export const unsoldWords: typeof source.unsoldWords = {
  none: (country) => `Ainda não temos nenhum plano ${forPlace(country)}.`,
  near: 'Ver planos por perto',
};

export const meantWords: typeof source.meantWords = (name, by) =>
  `Você quis dizer ${by === null ? name : `${by}, ${name}`}?`;
