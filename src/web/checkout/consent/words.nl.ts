import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const consentWords: typeof source.consentWords = {
  title: 'Directe levering',
  missing: 'Vink beide vakjes aan. Anders kunnen we pas leveren als de termijn om te herroepen voorbij is.',
};

export const termsWords: typeof source.termsWords = {
  agree: (terms, privacy) => phrase`Door te betalen ga je akkoord met onze ${terms} en ons ${privacy}.`,
  noScript: 'Betalen kan alleen met JavaScript. Zet het aan en laad de pagina opnieuw.',
};
