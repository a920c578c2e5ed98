import { forPlace } from '../../domain/language-words.pt.ts';
import type * as source from './order-words.ts';

export const orderWords: typeof source.orderWords = {
  description: 'Uma página privada com um pedido e seu eSIM.',
  what: (number, country, isTopUp) => `Pedido ${number}, ${isTopUp ? 'dados' : 'eSIM'} ${forPlace(country)}`,
  aside: 'Pedido',
  isPrivate: 'Qualquer pessoa com este link pode ver seu pedido. Não compartilhe.',
  missing: {
    title: 'Pedido não encontrado',
    text: 'Não encontramos esse pedido. Abra-o pelo link do seu e-mail de confirmação.',
  },
  help: 'Pedir ajuda',
  failed: {
    title: 'Não conseguimos carregar seu pedido',
    text: 'Suas compras não foram afetadas. Verifique sua conexão e tente de novo.',
  },
  again: 'Tentar de novo',
};
