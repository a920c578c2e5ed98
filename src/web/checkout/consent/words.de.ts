import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const consentWords: typeof source.consentWords = {
  title: 'Sofortige Lieferung',
  missing:
    'Bitte setz beide Häkchen. Ohne sie können wir erst liefern, wenn deine Widerrufsfrist abgelaufen ist.',
};

export const termsWords: typeof source.termsWords = {
  agree: (terms, privacy) => phrase`Mit dem Bezahlen stimmst du den ${terms} und der ${privacy} zu.`,
  noScript: 'Zum Bezahlen brauchst du JavaScript. Bitte schalte es ein und lade die Seite neu.',
};
