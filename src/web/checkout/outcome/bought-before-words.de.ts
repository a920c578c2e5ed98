import { phrase } from '../../core/phrase.ts';
import type * as source from './bought-before-words.ts';

export const boughtBeforeWords: typeof source.boughtBeforeWords = {
  title: 'Das hast du gekauft',
  text: {
    eSIM: (country, at) => phrase`Du hast deine eSIM ${country} am ${at} bezahlt.`,
    plan: (country, at) => phrase`Du hast deine neuen Daten (${country}) am ${at} bezahlt.`,
  },
  order: 'Bestellung ansehen',
  another: { eSIM: 'Noch eine kaufen', plan: 'Erneut hinzufügen' },
};
