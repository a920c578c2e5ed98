import { withdrawalPromise } from '../../domain/promise/words.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

/** What is returned: a top-up, or an eSIM; both are masculine. */
const thing = (isTopUp: boolean) => (isTopUp ? 'plano' : 'eSIM');

export const askOrderWords: typeof source.askOrderWords = {
  title: 'Desistir do contrato',
  lead: 'De qual pedido? O número está no e-mail com seu eSIM, junto com um link direto para o próximo passo.',
  number: 'Número do pedido',
  numberHint: 'Por exemplo, SP-7F3K-92QD',
  email: 'Endereço de e-mail do pedido',
  next: 'Continuar',
  noNumber: 'Digite o número do seu pedido, como SP-7F3K-92QD',
  otherWay: (mail) => phrase`Não tem o número? Escreva para ${mail} dizendo que desiste. Isso também vale.`,
};

export const ownContractsWords: typeof source.ownContractsWords = {
  title: 'Seus pedidos',
  what: (country, plan, days) => `${country}, ${plan}, ${days}`,
  until: (number, until) => phrase`${number}. Você pode desistir até ${until}.`,
  choose: 'Desistir',
  chooseOf: (number) => `Desistir do pedido ${number}`,
  other: 'É outro pedido? Digite o número e o endereço dele.',
};

export const mailedWords: typeof source.mailedWords = {
  title: 'Confira seu e-mail',
  text: (days) =>
    `Se existe um pedido com este número e este endereço, um e-mail com um link para o último passo está a caminho. O link funciona por ${days}\u00A0dias, e sua desistência vale a partir de agora.`,
  again: 'Tentar outro número',
};

export const declareWords: typeof source.declareWords = {
  title: withdrawalPromise.confirm,
  lead: (isTopUp, amount) =>
    `Cancelamos o ${thing(isTopUp)} definitivamente e devolvemos ${amount} para o cartão ou a conta usada no pagamento. Se ele já foi ativado ou usado, analisamos o caso e escrevemos para você.`,
  contract: 'Desisto deste contrato',
  what: (country, plan) => `${country}, ${plan}`,
  until: (until) => phrase`Você pode desistir até ${until}.`,
  name: 'Seu nome',
  email: 'E-mail para a confirmação',
  emailHint: 'Enviamos a confirmação para lá e para o endereço do pedido.',
  noName: 'Digite seu nome',
  confirm: withdrawalPromise.confirm,
  failed: 'Nada mudou.',
};

export const withdrawnWords: typeof source.withdrawnWords = {
  title: 'Você desistiu deste contrato',
  received: (number, at) =>
    phrase`Recebemos sua desistência do pedido ${number} em ${at}. A confirmação de recebimento chega por e-mail.`,
  next: {
    undelivered: (isTopUp) =>
      `Seu ${thing(isTopUp)} está sendo pedido agora mesmo. Assim que isso terminar, nós o cancelamos, e seu reembolso vem automaticamente.`,
    received: (isTopUp) =>
      `A rede não está respondendo agora. Assim que responder, cancelamos o ${thing(isTopUp)}, e seu reembolso vem automaticamente.`,
    asked: (isTopUp) =>
      `A rede vai decidir se aceita a devolução deste ${thing(isTopUp)}. Seu reembolso vem assim que ela aceitar. Não o use até lá.`,
    refunding: () => 'Seu reembolso está a caminho.',
    refunded: () => 'Seu dinheiro voltou para a forma de pagamento que você usou.',
  },
  all: (amount) => `Você recebe ${amount} de volta, tudo o que pagou.`,
  rest: (amount, before) =>
    `Você recebe ${amount} de volta. Com os ${before} já devolvidos, é tudo o que você pagou.`,
  before: (before) => `O valor que você pagou, ${before}, já tinha sido devolvido.`,
  refused: 'Aqui não há reembolso automático. Uma pessoa vai analisar o caso e escrever para você.',
  home: 'Ir para o início',
};

export const notWithdrawableWords: typeof source.notWithdrawableWords = {
  not_paid: 'Não há contrato',
  returned: 'Este pedido já foi reembolsado',
  too_late: 'O prazo para desistir acabou',
};

export const noLinkWords: typeof source.noLinkWords = {
  title: 'Este link não funciona',
  text: 'Ele é antigo demais ou falta uma parte dele. Digite o número do pedido, e enviamos um novo.',
  byNumber: 'Digitar o número do pedido',
};

export const notServedWords: typeof source.notServedWords = {
  title: 'Reembolsos',
  text: 'Nossa política de reembolso diz quando você recebe seu dinheiro de volta e como pedir.',
};

export const checkingWords: string = 'Buscando seu pedido…';
