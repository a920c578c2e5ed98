import { forPlace } from '../../domain/language-words.pt.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const checkoutWords: typeof source.checkoutWords = {
  title: 'Pagamento seguro',
  loading: 'Carregando o pagamento seguro…',
  backTo: {
    esims: 'Meus eSIMs',
    plans: (country) => `Planos ${forPlace(country)}`,
  },
};

export const outdatedLinkWords: typeof source.outdatedLinkWords = {
  title: 'O preço neste link está desatualizado.',
  text: (claimed, now) =>
    `O link diz ${claimed}. O plano agora custa ${now}, e é esse preço que vale para o total.`,
};

export const checkoutFormWords: typeof source.checkoutFormWords = {
  noCard: 'Digite todos os dados do cartão',
  button: (total) => `Concluir compra • ${total}`,
  total: (amount) => `Total ${amount}`,
  busy: 'Processando o pagamento…',
};

export const waitingWords: typeof source.waitingWords = {
  window: 'Conclua o pagamento na janela do PayPal. Se ela não aparece, procure atrás desta.',
};

export const noticeWords: typeof source.noticeWords = {
  cardFailed: (why) => `A compra não deu certo: ${why}`,
  failed: (method, why) =>
    why
      ? `O pagamento com ${method} não deu certo: ${why}`
      : `O pagamento com ${method} não deu certo. Tente de novo.`,
  notCharged: 'Nada foi cobrado. Tudo o que você digitou continua aqui.',
  kept: 'Tudo o que você digitou continua aqui.',
  payByCard: 'Pagar no cartão',
  otherCard: 'Tentar outro cartão',
  payWith: (method) => `Pagar com ${method}`,
  unsure:
    'Não conseguimos saber se houve cobrança. Pode pagar de novo sem medo, porque uma compra nunca é cobrada duas vezes.',
  priceChanged: {
    title: 'O preço mudou enquanto você estava fora.',
    text: (was, now) => `Era ${was} e agora é ${now}. Confira o total.`,
  },
  paidBefore: (esims) => phrase`Nada foi cobrado de novo. ${esims}. Se pagar agora, você compra outro.`,
  signInAgain: 'Entrar de novo',
  notReady: 'O formulário de pagamento não está pronto. Espere um momento e tente de novo.',
};
