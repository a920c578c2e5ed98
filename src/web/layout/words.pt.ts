import type * as source from './words.ts';

export const layoutWords: typeof source.layoutWords = {
  skip: 'Ir para o conteúdo',
  notice: 'Aviso',
  sandbox: 'Modo de teste: nenhum dinheiro real circula',
  paused: 'As vendas estão pausadas',
  missed: 'Esta página não carregou. O que você escolheu continua aqui.',
  offline: 'Você está sem conexão. Continuamos de onde você parou.',
};
