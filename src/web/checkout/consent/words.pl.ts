import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const consentWords: typeof source.consentWords = {
  title: 'Natychmiastowa dostawa',
  missing:
    'Zaznacz oba pola. Bez nich możemy dostarczyć pakiet dopiero po upływie terminu na odstąpienie od umowy.',
};

export const termsWords: typeof source.termsWords = {
  /** The names of both documents are in the nominative, as they are the labels of their links. */
  agree: (terms, privacy) => phrase`Płacąc, akceptujesz dokumenty: ${terms} i ${privacy}.`,
  noScript: 'Płatność wymaga JavaScriptu. Włącz go i odśwież stronę.',
};
