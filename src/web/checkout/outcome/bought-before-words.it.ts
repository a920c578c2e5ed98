import { phrase } from '../../core/phrase.ts';
import type * as source from './bought-before-words.ts';

export const boughtBeforeWords: typeof source.boughtBeforeWords = {
  title: 'L’hai già acquistato',
  text: {
    eSIM: (country, at) => phrase`Hai pagato la tua eSIM ${country} in data ${at}.`,
    plan: (country, at) => phrase`Hai pagato i tuoi dati aggiunti (${country}) in data ${at}.`,
  },
  order: 'Vedi il tuo ordine',
  another: { eSIM: 'Acquistane un’altra', plan: 'Aggiungi di nuovo' },
};
