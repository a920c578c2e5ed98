import { withdrawalPromise } from '../../../domain/promise/words.ts';
import type * as source from './links-words.ts';

const oneHour = 'O link funciona uma vez, por uma hora.';

export const verifyAddressWords: typeof source.verifyAddressWords = {
  subject: 'Confirme seu endereço de e-mail',
  lead: 'Confirme que este é o seu endereço de e-mail.',
  why: 'Depois disso, tudo o que você comprou com ele vai estar na sua conta, inclusive os pedidos feitos sem conta. Abra o link no navegador em que você entrou na conta.',
  action: 'Confirmar endereço',
  expiry: oneHour,
  ignore:
    'Não criou uma conta na nossa loja? Pode ignorar este e-mail. Sem o seu clique, a conta fica vazia.',
};

export const resetPasswordWords: typeof source.resetPasswordWords = {
  subject: 'Escolha uma nova senha',
  lead: 'Você pediu uma nova senha para a sua conta.',
  why: 'Depois de escolher, você sai da conta em todos os aparelhos e entra com a senha nova.',
  action: 'Escolher senha',
  expiry: oneHour,
  ignore: 'Não foi você que pediu? Pode ignorar este e-mail. Sua senha continua a mesma.',
};

export const accountReadyWords: typeof source.accountReadyWords = {
  subject: 'Falta só a senha da sua conta',
  lead: 'Você pediu uma conta ao comprar seu eSIM. Sua compra já está nela.',
  why: 'Crie uma senha para ver seus eSIMs, os códigos e os dados restantes em qualquer aparelho.',
  action: 'Escolher senha',
  expiry: (days) =>
    `O link funciona uma vez, por ${days} dias. Depois disso, toque em “Esqueceu a senha?” ao entrar para receber outro.`,
  ignore:
    'Não comprou na nossa loja? Pode ignorar este e-mail. Sem este link, ninguém consegue entrar nesta conta.',
};

export const claimPurchaseWords: typeof source.claimPurchaseWords = {
  subject: 'Adicione esta compra à sua conta',
  lead: (plan) =>
    `Alguém comprou um eSIM (${plan}) com este endereço sem entrar na conta. Você já tem uma conta na nossa loja.`,
  why: (order) =>
    `Se foi você, abra o pedido ${order}, entre na sua conta por lá e toque em “Salvar na minha conta”. Não sabe a senha? Toque em “Esqueceu a senha?” ao entrar para criar outra.`,
  action: 'Abrir o pedido',
  expiry: 'Quem tiver este link pode ver o pedido, então não compartilhe.',
  ignore: 'Não foi você? Pode ignorar este e-mail. Sua conta continua como está.',
};

export const confirmReturnWords: typeof source.confirmReturnWords = {
  subject: 'Devolver este eSIM?',
  lead: (order, plan) =>
    `Alguém pediu para devolver o eSIM do pedido ${order} (${plan}) e receber um reembolso. Ele foi comprado com este endereço, e não conseguimos saber se foi você que pediu.`,
  why: 'Se é isso que você quer, abra a página e toque no botão. O eSIM para de funcionar, e o preço total volta para o cartão ou a conta com que foi pago.',
  action: 'Ver a solicitação',
  expiry: (hours) => `O link funciona uma vez, por ${hours} horas.`,
  ignore: 'Não quer isso? Pode ignorar este e-mail. O eSIM continua como está.',
};

export const withdrawalLinkWords: typeof source.withdrawalLinkWords = {
  subject: 'Confirme sua desistência',
  lead: (order, plan) =>
    `Alguém pediu para desistir do contrato do pedido ${order} (${plan}), feito com este endereço.`,
  why: (moment) =>
    `Se foi você, abra a página e toque em “${withdrawalPromise.confirm}”. O pedido de desistência vale a partir de ${moment}.`,
  action: withdrawalPromise.link,
  expiry: (days) => `O link funciona por ${days} dias.`,
  ignore: 'Não quer isso? Pode ignorar este e-mail. Tudo continua como está.',
};
