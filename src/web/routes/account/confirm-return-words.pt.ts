import type * as source from './confirm-return-words.ts';
import { mailLinkWords } from './words.ts';

const thing = (isTopUp: boolean) => (isTopUp ? 'plano' : 'eSIM');

export const returnWords: typeof source.returnWords = {
  meta: {
    title: 'Devolver um eSIM',
    description: 'Confirma que você quer devolver um eSIM.',
  },
  checking: mailLinkWords.checking,
  noLink: {
    title: mailLinkWords.dead,
    text: 'Ele já foi usado, é antigo demais ou falta uma parte dele. Peça o reembolso de novo, e enviamos um novo link.',
    esims: 'Ver meus eSIMs',
  },
  title: (isTopUp) => `Devolver este ${thing(isTopUp)}?`,
  text: ({ number, country, plan, amount, isTopUp }) =>
    `Este é o pedido ${number}: ${country}, ${plan}. Cancelamos o ${thing(isTopUp)} definitivamente e devolvemos ${amount} para o cartão ou a conta usada no pagamento. Mudou de ideia? Feche esta página, e nada muda.`,
  agree: (amount, isTopUp) => `Devolver o ${thing(isTopUp)} e receber ${amount}`,
  busy: 'Aguarde…',
  unchanged: 'Nada mudou.',
  asked: {
    title: 'Consultamos a rede',
    paused: 'Sua devolução está registrada',
    text: (amount, isTopUp) =>
      `A rede vai decidir se aceita a devolução deste ${thing(isTopUp)}. Assim que aceitar, devolvemos ${amount} para o cartão ou a conta usada no pagamento. Não o use até lá.`,
  },
  done: {
    title: 'Seu reembolso está a caminho',
    text: (amount, bankTime, isTopUp) =>
      `Devolvemos ${amount} para o cartão ou a conta usada no pagamento. ${bankTime} ${
        isTopUp ? 'O plano saiu do eSIM.' : 'O eSIM não funciona mais.'
      }`,
    home: 'Ir para o início',
  },
};
