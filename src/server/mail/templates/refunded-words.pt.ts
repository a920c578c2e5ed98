import { DUPLICATE_WORDS, refundSentence } from '../../../domain/checkout/refund-words.ts';
import { forPlace } from '../../../domain/language-words.pt.ts';
import { BANK_TIME } from '../../../domain/promise/refund-time.ts';
import type * as source from './refunded-words.ts';

const late = DUPLICATE_WORDS.paid_too_late;

/** 'fizemos o reembolso total, de US$ 17,63', 'fizemos o reembolso dos US$ 12,00 restantes'. */
const done = (amount: string, isRest: boolean) =>
  isRest ? `fizemos o reembolso dos ${amount} restantes` : `fizemos o reembolso total, de ${amount}`;

const eSIM: typeof source.refundedWords.eSIM = {
  undelivered: {
    lead: ({ country, amount, isRest }) =>
      `Sentimos muito por não conseguir preparar a tempo seu eSIM ${forPlace(country)}. Por isso, ${done(amount, isRest)}.`,
    happened: `${refundSentence('undelivered', 'eSIM')} Seu pagamento foi aprovado, mas a rede não nos forneceu um eSIM a tempo. Em vez de deixar você esperando, cancelamos o pedido. Não há nada para instalar.`,
  },
  withdrawn: {
    lead: ({ country, amount, isRest }) =>
      `Cancelamos seu pedido de um eSIM ${forPlace(country)}, como você pediu, e ${done(amount, isRest)}.`,
    happened: `${refundSentence('withdrawn', 'eSIM')} Por isso, não há nada para instalar.`,
  },
  returned_by_you: {
    lead: ({ country, amount, isRest }) =>
      `Seu eSIM ${forPlace(country)} foi devolvido, como você pediu, e ${done(amount, isRest)}.`,
    happened: `${refundSentence('returned_by_you', 'eSIM')} Ele foi cancelado antes do envio do dinheiro e não pode mais ser instalado nem usado.`,
  },
  returned_by_us: {
    lead: ({ country, amount, isRest }) =>
      `Cancelamos seu pedido de um eSIM ${forPlace(country)} e ${done(amount, isRest)}.`,
    happened: `${refundSentence('returned_by_us', 'eSIM')} O eSIM foi cancelado, então não o instale nem o use.`,
    happenedUndelivered: `${refundSentence('returned_by_us', 'eSIM')} Nenhum eSIM foi entregue, então não há nada para instalar.`,
  },
};

const plan: typeof source.refundedWords.plan = {
  undelivered: {
    lead: ({ country, iccid, amount, isRest }) =>
      `Sentimos muito por não conseguir adicionar seu plano ${forPlace(country)} ao eSIM com ICCID final ${iccid}. Por isso, ${done(amount, isRest)}.`,
    happened: `${refundSentence('undelivered', 'plan')} Seu pagamento foi aprovado, mas a rede não aceitou o plano. Em vez de deixar você esperando, cancelamos o pedido. O que já estava no seu eSIM não mudou.`,
  },
  withdrawn: {
    lead: ({ country, iccid, amount, isRest }) =>
      `Cancelamos seu pedido de um plano ${forPlace(country)} no eSIM com ICCID final ${iccid}, como você pediu, e ${done(amount, isRest)}.`,
    happened: `${refundSentence('withdrawn', 'plan')} O que já estava nele não mudou.`,
  },
  returned_by_you: {
    lead: ({ country, iccid, amount, isRest }) =>
      `O plano ${forPlace(country)} do eSIM com ICCID final ${iccid} foi devolvido, como você pediu, e ${done(amount, isRest)}.`,
    happened: `${refundSentence('returned_by_you', 'plan')} Ele foi tirado do eSIM antes do envio do dinheiro. Outros planos no eSIM não mudaram.`,
  },
  returned_by_us: {
    lead: ({ country, iccid, amount, isRest }) =>
      `Cancelamos seu pedido de um plano ${forPlace(country)} no eSIM com ICCID final ${iccid} e ${done(amount, isRest)}.`,
    happened: `${refundSentence('returned_by_us', 'plan')} O plano foi tirado do eSIM. Outros planos no eSIM não mudaram.`,
    happenedUndelivered: `${refundSentence('returned_by_us', 'plan')} O plano não foi adicionado. O que já estava no seu eSIM não mudou.`,
  },
};

export const refundedWords: typeof source.refundedWords = {
  subject: 'Seu reembolso está a caminho',
  preview: (amount, method) => `Reembolso de ${amount} para ${method}. Você não precisa fazer nada.`,
  eSIM,
  plan,
  paidTwice: {
    lead: (country, amount) =>
      `Seu pedido ${forPlace(country)} foi pago duas vezes. Devolvemos o segundo pagamento, de ${amount}.`,
    happened: 'Recebemos dois pagamentos para um mesmo pedido.',
    next: (amount, method) =>
      `O valor de ${amount} volta para ${method}. ${BANK_TIME} Você não precisa fazer nada.`,
    stands: {
      lead: (country, amount) =>
        `Seu pedido ${forPlace(country)} foi pago duas vezes. Você só paga uma vez, então devolvemos o segundo pagamento, de ${amount}.`,
      happened:
        'Recebemos dois pagamentos para um mesmo pedido. O primeiro pagou o pedido, e este reembolso não afeta seu eSIM.',
      seeEsim: 'Seu eSIM e os códigos também estão na página do pedido.',
      seePlan: 'A página do pedido mostra em qual eSIM está o plano.',
    },
  },
  paidTooLate: {
    lead: (country, amount) =>
      `Seu pagamento de ${amount} por um plano ${forPlace(country)} chegou quando o prazo da compra já tinha expirado, então devolvemos o valor.`,
    happened: `${late.title}. ${late.text} Não há eSIM para ele.`,
  },
  free: {
    subject: 'Seu pedido foi cancelado',
    preview: 'Ele era gratuito, então não há nada a devolver. Você não precisa fazer nada.',
    lead: (country) =>
      `Cancelamos seu pedido ${forPlace(country)}. Ele era gratuito, então não há nada a devolver.`,
    happened: 'O pedido foi encerrado. Se você tem o eSIM dele, não o instale nem use.',
    undelivered:
      'A rede não forneceu a tempo o que você pediu, por isso cancelamos o pedido. Não há nada para instalar.',
  },
  happenedTitle: 'O que aconteceu',
  next: ({ amount, isRest }, method) =>
    `${isRest ? `O valor restante de ${amount}` : `O valor total de ${amount}`} volta para ${method}. ${BANK_TIME} Você não precisa fazer nada.`,
  seeOthers: 'Ver outros planos',
  refund: {
    title: 'Seu reembolso',
    before: 'Reembolsado antes',
    total: 'Reembolso total',
    rest: 'Reembolsado agora',
  },
};
