import type * as source from './address-changed-words.ts';

export const addressChangedWords: typeof source.addressChangedWords = {
  subject: 'Seu pedido tem um novo endereço de e-mail',
  preview: (order) =>
    `Pedido ${order}. Se você não solicitou esta mudança, responda a este e-mail agora mesmo.`,
  lead: 'Nossa equipe de suporte mudou o endereço de e-mail do seu pedido porque alguém solicitou.',
  changed: { title: 'O que mudou', addresses: 'Os e-mails agora vão para' },
  means: {
    title: 'O que isso significa',
    text: 'De agora em diante, todos os e-mails sobre este pedido, inclusive sobre um reembolso, vão para o novo endereço. Este é o último que você recebe aqui.',
  },
  wasNotYou: 'Você não solicitou esta mudança? Responda a este e-mail agora mesmo.',
};
