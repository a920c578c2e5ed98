import { forPlace } from '../../domain/language-words.pt.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const deleteEsimWords: typeof source.deleteEsimWords = {
  title: 'Excluir eSIM',
  keep: 'Manter',
  text: (country, plan) =>
    `${country}, ${plan}: este eSIM sai da sua lista. Ele continua funcionando no celular e fica em “eSIMs ocultos”. Isto não é um reembolso.`,
  failed: 'Não foi possível excluir o eSIM. Tente de novo.',
};

export const esimsFailedWords: typeof source.esimsFailedWords = {
  title: 'Não foi possível carregar seus eSIMs',
  text: 'Seus eSIMs estão seguros. Verifique sua conexão e tente de novo.',
};

export const hiddenEsimsWords: typeof source.hiddenEsimsWords = {
  title: (count) => `eSIMs ocultos (${count})`,
  plan: (plan, days, iccid) => `${plan}, ${days}, ICCID …${iccid}`,
  restore: 'Restaurar',
  which: (country, iccid) => `${country}, ICCID …${iccid}`,
};

export const hidingWords: typeof source.hidingWords = {
  restoreFailed: {
    title: 'Não foi possível restaurar o eSIM. Tente de novo.',
    text: 'Ele continua em “eSIMs ocultos”.',
  },
  hidden: (country) => `Seu eSIM ${forPlace(country)} saiu da lista.`,
  undo: 'Desfazer',
};

export const noEsimsWords: typeof source.noEsimsWords = {
  title: 'Nenhum eSIM ainda',
  text: 'O primeiro que você comprar vai estar aqui, pronto para instalar.',
  browse: 'Ver planos',
};

export const ownEsimsWords: typeof source.ownEsimsWords = {
  count: (count) => phrase`${count} eSIM(s) comprado(s)`,
  countAloud: (count) => `${count} ${count === 1 ? 'eSIM comprado' : 'eSIMs comprados'}`,
  more: (left) => `Ver mais eSIMs (${left})`,
};

export const returnedWords: typeof source.returnedWords = {
  title: (country) => `Seu pedido ${forPlace(country)} foi reembolsado`,
  coming: (amount, method, order) =>
    `Pedido ${order}: reembolso de ${amount} a caminho${method === null ? '' : `, para ${method}`}.`,
  sent: (amount, method, order) =>
    `Pedido ${order}: devolvemos ${amount} para ${method ?? 'a forma de pagamento que você usou'}.`,
  order: 'Ver o pedido',
};

export const waitingWords: typeof source.waitingWords = {
  pending: {
    title: (country) => `O pagamento do plano ${forPlace(country)} ainda está sendo verificado`,
    text: (order) => `O pedido ${order} aguarda essa confirmação.`,
  },
  paid: {
    eSIM: (country) => `Seu eSIM ${forPlace(country)} está a caminho`,
    plan: (country) => `Seus dados extras ${forPlace(country)} estão a caminho`,
    text: (order) =>
      `O pedido ${order} está pago. Você pode fechar esta página. Avisaremos por e-mail assim que chegar.`,
  },
};
