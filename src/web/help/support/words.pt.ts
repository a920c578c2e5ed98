import { counted } from '../../../domain/language-words.pt.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const faqSearchWords: typeof source.faqSearchWords = {
  search: 'Buscar nas perguntas frequentes',
  try: 'Reembolso, celular novo…',
  none: 'Nada corresponde à sua busca.',
  found: (entries) => counted(entries, 'resultado encontrado', 'resultados encontrados'),
  show: 'Mostrar',
  hide: 'Ocultar',
};

export const serviceWords: typeof source.serviceWords = {
  business: {
    name: 'Pedidos de empresas',
    way: (reply, page) => phrase`Respondemos ${reply}. Pergunte na ${page}.`,
    page: 'página para empresas',
  },
  refunds: {
    name: 'Reembolsos',
    within: (time) => `Você pode pedir em até ${time} após a compra se o eSIM não foi usado.`,
  },
  language: { name: 'Idioma', which: 'Respondemos em inglês.' },
  atHand: {
    name: 'O que informar',
    what: 'Conte o número do pedido, o modelo do seu celular e o país em que você está.',
  },
};

export const contactWords: typeof source.contactWords = {
  mail: {
    name: 'Suporte por e-mail',
    text: (reply) => `A primeira resposta leva ${reply}.`,
  },
  chat: {
    name: 'Chat ao vivo',
    unknown: 'Aberto todos os dias',
    isOpen: (until) => `Aberto até ${until} no seu horário`,
    isClosed: (until) => `Fechado até ${until} no seu horário`,
    text: 'Uma pessoa responde enquanto você espera. Fora desse horário, escreva um e-mail.',
    open: 'Abrir o chat',
    byMail:
      'Uma pessoa responde enquanto você espera. Peça um chat por e-mail, e enviamos um link nesse horário.',
    ask: 'Pedir um chat',
    subject: 'Chat ao vivo',
  },
};
