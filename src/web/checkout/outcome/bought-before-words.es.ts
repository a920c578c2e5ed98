import { phrase } from '../../core/phrase.ts';
import type * as source from './bought-before-words.ts';

export const boughtBeforeWords: typeof source.boughtBeforeWords = {
  title: 'Ya compraste esto',
  text: {
    eSIM: (country, at) => phrase`Pagaste tu eSIM para ${country} el ${at}.`,
    plan: (country, at) => phrase`Pagaste los datos añadidos para ${country} el ${at}.`,
  },
  order: 'Ver tu pedido',
  another: { eSIM: 'Comprar otra', plan: 'Añadir otra vez' },
};
