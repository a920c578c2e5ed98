import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const consentWords: typeof source.consentWords = {
  title: 'Consegna immediata',
  missing:
    'Spunta entrambe le caselle. Altrimenti non possiamo consegnare prima che scada il tuo termine di recesso.',
};

export const termsWords: typeof source.termsWords = {
  agree: (terms, privacy) => phrase`Pagando accetti i ${terms} e l’${privacy}.`,
  noScript: 'Per pagare serve JavaScript. Attivalo e ricarica la pagina.',
};
