import { withdrawalPromise } from '../../../domain/promise/words.ts';
import type * as source from './withdrawal-words.ts';

export const withdrawalReceivedWords: typeof source.withdrawalReceivedWords = {
  subject: 'Recebemos sua desistência',
  preview: (order, moment) => `Pedido ${order}, recebida em ${moment}. Guarde este e-mail.`,
  lead: (moment) => `Recebemos sua desistência em ${moment}. Guarde este e-mail como comprovante.`,
  declared: {
    title: 'O que você declarou',
    declaration: 'Declaração',
    text: 'Desisto do contrato deste pedido.',
    name: 'Nome',
    confirmedTo: 'Confirmação para',
    received: 'Recebida em',
  },
  next: `Vamos cancelar o plano, a não ser que ele tenha sido ativado ou usado, e avisar por e-mail quando seu dinheiro estiver a caminho. ${withdrawalPromise.money} Não use mais o plano.`,
  wasNotYou: 'Não foi você? Responda a este e-mail agora mesmo.',
};
