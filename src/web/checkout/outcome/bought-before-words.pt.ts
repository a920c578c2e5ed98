import { forPlace } from '../../../domain/language-words.pt.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './bought-before-words.ts';

export const boughtBeforeWords: typeof source.boughtBeforeWords = {
  title: 'Você já comprou isto',
  text: {
    eSIM: (country, at) => phrase`Você pagou seu eSIM ${forPlace(country)} em ${at}.`,
    plan: (country, at) => phrase`Você pagou os dados extras ${forPlace(country)} em ${at}.`,
  },
  order: 'Ver o pedido',
  another: { eSIM: 'Comprar outro', plan: 'Adicionar de novo' },
};
