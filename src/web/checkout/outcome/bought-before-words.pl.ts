import { toPlace } from '../../../domain/language-words.pl.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './bought-before-words.ts';

export const boughtBeforeWords: typeof source.boughtBeforeWords = {
  title: 'Ten zakup już opłacono',
  text: {
    eSIM: (country, at) => phrase`eSIM ${toPlace(country)} opłacono ${at}.`,
    plan: (country, at) => phrase`Doładowanie ${toPlace(country)} opłacono ${at}.`,
  },
  order: 'Zobacz zamówienie',
  another: { eSIM: 'Kup kolejny', plan: 'Doładuj jeszcze raz' },
};
