import { named } from '../../domain/language-words.pt.ts';
import type * as source from './words.ts';

export const activeWords: typeof source.activeWords = {
  title: 'Cada luz é um lugar para pousar',
  lead: (destinations) => `Há planos para ${destinations} destinos agora mesmo.`,
  map: (destinations) => `Mapa-múndi com uma luz em cada um dos ${destinations} destinos`,
};

export const popularWords: typeof source.popularWords = {
  title: 'Destinos populares',
  viewAll: 'Ver todos os países',
  loading: 'Carregando preços…',
  lost: { title: 'Os preços não carregaram', again: 'Tentar de novo' },
  garbled: { title: 'Não conseguimos ler os dados dos países', again: 'Tentar de novo' },
  none: { title: 'No momento, não conseguimos carregar os preços dos países.', again: 'Recarregar' },
  noPrices: 'Não conseguimos carregar os preços. Você ainda pode buscar seu destino acima.',
};

export const cardWords: typeof source.cardWords = {
  unlimited: 'Ilimitado',
  getStarted: 'Começar',
  getStartedWith: (country) => `Começar com ${named(country)}`,
  from: 'A partir de',
  noUnlimited: 'Nenhum plano ilimitado',
  noPlans: 'Nenhum plano disponível',
};

export const phoneWords: typeof source.phoneWords = {
  picture: 'Um celular com um eSIM ativo para o Japão, que ainda tem 6,2 de 10\u00A0GB e 18\u00A0dias',
  landed: 'Você pousou em Tóquio',
  on: 'Seu eSIM do Japão está ativo',
};
