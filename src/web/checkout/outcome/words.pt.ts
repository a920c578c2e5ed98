import { forPlace } from '../../../domain/language-words.pt.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const bothAddresses: typeof source.bothAddresses = (one, other) => phrase`${one} e ${other}`;

export const successWords: typeof source.successWords = {
  title: 'Compra concluída!',
  news: {
    eSIM: {
      ready: (country) => `Seu eSIM ${forPlace(country)} está pronto.`,
      onItsWay: (country) => `Seu eSIM ${forPlace(country)} está a caminho.`,
    },
    eSIMs: { ready: () => 'Seus eSIMs estão prontos.', onItsWay: () => 'Seus eSIMs estão a caminho.' },
    plan: {
      ready: (country) => `Seus dados ${forPlace(country)} já estão no seu eSIM. Não há nada para instalar.`,
      onItsWay: (country) => `Seus dados ${forPlace(country)} estão a caminho do seu eSIM.`,
    },
  },
  mail: {
    eSIM: {
      ready: (to) => phrase`O QR code está a caminho de ${to}.`,
      onItsWay: (to) =>
        phrase`Ele vai aparecer na página do pedido, e enviaremos o eSIM por e-mail para ${to}.`,
    },
    eSIMs: {
      ready: (to) => phrase`Os QR codes estão a caminho de ${to}.`,
      onItsWay: (to) =>
        phrase`Eles vão aparecer na página do pedido, e enviaremos os eSIMs por e-mail para ${to}.`,
    },
    plan: {
      ready: (to) => phrase`A fatura está a caminho de ${to}.`,
      onItsWay: (to) => phrase`Enviaremos um e-mail para ${to} assim que chegarem.`,
    },
  },
  partly: (refunded) =>
    refunded === 1
      ? 'Seus eSIMs estão prontos, menos um que a rede não conseguiu entregar. Vamos reembolsar o valor.'
      : `Seus eSIMs estão prontos, menos ${refunded} que a rede não conseguiu entregar. Vamos reembolsar o valor.`,
  paid: (amount) => `Você pagou ${amount}.`,
  install: 'Instalar agora',
  secondMail: 'Você vai receber um segundo e-mail, sobre a sua conta.',
  notKept:
    'Seu navegador bloqueia cookies, então este eSIM não fica salvo aqui. Você o encontra no seu e-mail.',
  opening: {
    ready: 'Seus eSIMs abrem em 3\u00A0segundos',
    onItsWay: 'Seu pedido abre em 3\u00A0segundos',
  },
};

export const purchaseWaitingWords: typeof source.purchaseWaitingWords = {
  checking: {
    title: 'Estamos verificando seu pagamento',
    text: 'Isso leva só um momento. Não pague de novo.',
    goesTo: (to) => phrase`Mandaremos notícias para ${to}.`,
  },
  paid: {
    title: 'Seu pagamento foi aprovado',
    eSIM: (to) =>
      phrase`Estamos preparando seu eSIM, o que costuma levar menos de um minuto. Você pode fechar esta página. Enviaremos o eSIM por e-mail para ${to}.`,
    eSIMs: (to) =>
      phrase`Estamos preparando seus eSIMs, o que costuma levar menos de um minuto. Você pode fechar esta página. Enviaremos os eSIMs por e-mail para ${to}.`,
    plan: (to) =>
      phrase`Estamos adicionando os dados ao seu eSIM, o que costuma levar menos de um minuto. Você pode fechar esta página. Enviaremos um e-mail para ${to}.`,
  },
};

export const secondPaymentWords: typeof source.secondPaymentWords = {
  returned:
    'Esta compra já estava paga, então fazemos automaticamente o reembolso total deste segundo pagamento.',
  notTaken: 'Esta compra já estava paga, então não aceitamos este segundo pagamento.',
};

export const settledWords: typeof source.settledWords = {
  ready: {
    title: 'Esta compra está concluída',
    eSIM: (country) => `Seu eSIM ${forPlace(country)} está pronto.`,
    eSIMs: () => 'Seus eSIMs estão prontos.',
    plan: (country) => `Seus dados ${forPlace(country)} já estão no seu eSIM.`,
  },
  onItsWay: {
    title: {
      eSIM: 'Seu eSIM está a caminho',
      eSIMs: 'Seus eSIMs estão a caminho',
      plan: 'Seus dados extras estão a caminho',
    },
    eSIM: (country, to) =>
      phrase`Seu pagamento foi aprovado. Seu eSIM ${forPlace(country)} vai aparecer na página do pedido, e enviaremos um e-mail para ${to}.`,
    eSIMs: (_country, to) =>
      phrase`Seu pagamento foi aprovado. Seus eSIMs vão aparecer na página do pedido, e enviaremos um e-mail para ${to}.`,
    plan: (country, to) =>
      phrase`Seu pagamento foi aprovado. Seus dados extras ${forPlace(country)} vão aparecer na página do pedido, e enviaremos um e-mail para ${to}.`,
  },
  pending: {
    eSIM: (takes, to) =>
      phrase`${takes} Não pague de novo. Assim que o pagamento for aprovado, enviaremos seu eSIM por e-mail para ${to}.`,
    eSIMs: (takes, to) =>
      phrase`${takes} Não pague de novo. Assim que o pagamento for aprovado, enviaremos seus eSIMs por e-mail para ${to}.`,
    plan: (takes, to) =>
      phrase`${takes} Não pague de novo. Assim que o pagamento for aprovado, vamos adicionar os dados ao seu eSIM e enviar um e-mail para ${to}.`,
  },
  unanswered: {
    title: 'Seu pagamento foi aprovado',
    eSIM: (to) =>
      phrase`A conexão caiu antes que seu eSIM chegasse aqui. Ele não se perdeu. Enviaremos o eSIM por e-mail para ${to}. Não pague de novo.`,
    eSIMs: (to) =>
      phrase`A conexão caiu antes que seus eSIMs chegassem aqui. Eles não se perderam. Enviaremos os eSIMs por e-mail para ${to}. Não pague de novo.`,
    plan: (to) =>
      phrase`A conexão caiu antes que seus dados extras chegassem aqui. Eles não se perderam. Enviaremos um e-mail para ${to}. Não pague de novo.`,
  },
  bankWaits: {
    title: 'Seu banco ainda está processando o pagamento',
    eSIM: (to) =>
      phrase`Isso pode levar alguns minutos. Não pague de novo. Assim que seu banco aprovar, enviaremos seu eSIM por e-mail para ${to}.`,
    eSIMs: (to) =>
      phrase`Isso pode levar alguns minutos. Não pague de novo. Assim que seu banco aprovar, enviaremos seus eSIMs por e-mail para ${to}.`,
    plan: (to) =>
      phrase`Isso pode levar alguns minutos. Não pague de novo. Assim que seu banco aprovar, vamos adicionar os dados ao seu eSIM e enviar um e-mail para ${to}.`,
    checkAgain: 'Verificar de novo',
  },
  refunded: 'Seu reembolso está a caminho',
  mismatch: {
    title: 'Precisamos analisar este pagamento',
    text: (to) => phrase`Não pague de novo. Enviaremos um e-mail para ${to}.`,
  },
};

export const orderAddressWords: typeof source.orderAddressWords = {
  goesTo: (name, address) => phrase`O pedido é para ${name} e vai para ${address}.`,
  fix: 'Endereço errado? Corrija aqui',
  label: 'Para onde enviamos?',
  save: 'Enviar para lá',
  fixed: 'Endereço corrigido. De agora em diante, tudo sobre este pedido vai para lá.',
};

export const pausedWords: typeof source.pausedWords = {
  title: 'As vendas estão em pausa',
  notCharged: 'Nada foi cobrado.',
  underWay: 'O pagamento que você começou vai continuar. Seu pedido mostra como ele está.',
  order: 'Ver o pedido',
  plans: 'Voltar aos planos',
  esims: 'Voltar aos meus eSIMs',
};
