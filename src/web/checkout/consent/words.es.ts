import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const consentWords: typeof source.consentWords = {
  title: 'Entrega inmediata',
  missing: 'Marca las dos casillas. Sin ellas no podemos entregar hasta que termine tu plazo para desistir.',
};

export const termsWords: typeof source.termsWords = {
  agree: (terms, privacy) => phrase`Al pagar aceptas las ${terms} y la ${privacy}.`,
  noScript: 'Para pagar hace falta JavaScript. Actívalo y recarga la página.',
};
