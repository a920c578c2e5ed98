import { named } from '../../../domain/language-words.nl.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './bought-before-words.ts';

export const boughtBeforeWords: typeof source.boughtBeforeWords = {
  title: 'Dit heb je gekocht',
  text: {
    eSIM: (country, at) => phrase`Je hebt je eSIM voor ${named(country)} betaald op ${at}.`,
    plan: (country, at) => phrase`Je hebt je extra data voor ${named(country)} betaald op ${at}.`,
  },
  order: 'Bekijk je bestelling',
  another: { eSIM: 'Koop er nog een', plan: 'Nog een keer toevoegen' },
};
