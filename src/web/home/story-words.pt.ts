import type * as source from './story-words.ts';

export const howItWorksWords: typeof source.howItWorksWords = {
  title: 'Como funciona',
  home: {
    when: 'Em casa',
    what: 'Escolha um plano',
    how: (paypal) =>
      `Escolha o destino, os dias e os dados. Pague com cartão, Apple Pay${paypal ? ', Google Pay ou PayPal' : ' ou Google Pay'}, sem precisar de conta.`,
  },
  before: {
    when: 'Antes de decolar',
    what: 'Instale o eSIM',
    how: 'Ele chega por e-mail com um QR code. Basta um toque no celular que está na sua mão, ou escaneie o código de outra tela.',
  },
  landing: {
    when: 'Ao pousar',
    what: 'Desative o modo avião',
    how: 'O plano se ativa sozinho quando seu celular encontra uma rede local. Suas ligações continuam no seu chip.',
  },
};

export const keepNumberWords: typeof source.keepNumberWords = {
  title: 'Seu número continua no WhatsApp',
  lead: 'Um eSIM de viagem traz dados, não um número novo. WhatsApp, Signal e os outros continuam com o número que seus amigos conhecem. Suas conversas e seus grupos ficam, e não é preciso avisar ninguém.',
  ownSim: 'Seu chip de sempre',
  calls: 'Ligações e SMS no seu número',
  chats: 'Seus apps de mensagens, conectados como sempre',
  travelEsim: 'Seu eSIM de viagem',
  data: 'Dados para tudo isso, a preços locais',
};

export const whyUsWords: typeof source.whyUsWords = {
  title: 'Por que comprar aqui',
  lead: 'Tudo o que você precisa saber está na ficha do plano, antes de pagar.',
  browse: 'Ver planos',
  setup: { what: 'Pronto na hora', how: 'Do pagamento ao eSIM funcionando em cerca de um minuto.' },
  data: {
    what: 'Dados ilimitados ou fixos',
    how: 'De 1\u00A0GB para uma semana a 100\u00A0GB para meio ano.',
  },
  world: { what: 'Mais de 200 países', how: 'Um só eSIM, recarregado a cada novo destino.' },
  money: {
    what: 'Sem cobrança de roaming',
    how: 'Você paga uma vez, antes. Nada é cobrado depois.',
  },
  calls: {
    what: 'Seu chip para as ligações',
    how: 'Seu número e suas conversas ficam como estão.',
  },
  warning: {
    what: 'Um aviso aos 80%',
    how: 'Avisamos enquanto você ainda tem dados para usar.',
  },
};
