import type * as source from './enterprise-received-words.ts';

export const enterpriseReceivedWords: typeof source.enterpriseReceivedWords = {
  subject: 'Recebemos a solicitação da sua empresa',
  preview: 'Uma pessoa da equipe responde em até um dia útil.',
  lead: (day) =>
    `Agradecemos o contato. Recebemos sua solicitação em ${day}, e uma pessoa da equipe responde em até um dia útil.`,
  seePlans: 'Ver nossos planos',
  more: 'Quer acrescentar algo? É só responder a este e-mail.',
  wasNotYou:
    'Você não pediu nada à nossa equipe? Alguém deve ter errado ao digitar o endereço. Pode ignorar este e-mail.',
};
