import type * as source from './sent-to-another-words.ts';

export const sentToAnotherWords: typeof source.sentToAnotherWords = {
  subject: 'Enviamos seu eSIM para outro endereço',
  preview: (order) => `Pedido ${order}. Se não foi você que pediu, responda a este e-mail agora mesmo.`,
  lead: 'Nosso suporte enviou o e-mail com seu eSIM para outro endereço, porque alguém pediu.',
  sent: { title: 'O que foi enviado', addresses: 'Enviado para' },
  changes: {
    title: 'O que muda com isso',
    text: 'Nada mais muda. O pedido continua sendo seu. Todo o resto sobre ele, inclusive um reembolso, vem só para este endereço.',
  },
  wasNotYou: 'Não foi você que pediu? Responda a este e-mail agora mesmo.',
};
