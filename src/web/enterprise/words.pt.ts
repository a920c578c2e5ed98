import { inPlace } from '../../domain/language-words.pt.ts';
import { phrase } from '../core/phrase.ts';
import { feeIncluded } from '../core/words.ts';
import type * as source from './words.ts';

const PROMISE = 'Respondemos em até um dia útil.';

export const offerWords: typeof source.offerWords = {
  title: 'Soluções para empresas',
  lead: 'Dados de viagem para quem a sua empresa envia ao exterior. Conte para onde e quantas pessoas vão, e respondemos em até um dia útil.',
  team: {
    what: 'eSIMs para a equipe inteira',
    how: 'Um só pedido para toda a equipe. Envie os eSIMs em lotes.',
  },
  places: {
    what: 'Aonde vocês forem',
    how: 'Planos para um só país ou para regiões inteiras, em mais de 200 países.',
  },
  price: {
    what: 'Preço combinado antes',
    how: 'Você recebe um orçamento para os dados de que precisa. Nenhuma conta de roaming chega depois.',
  },
  sample: (place, data, days, { plan, charged }) =>
    `Hoje, o plano de ${data} para ${days} ${inPlace(place)} custa ${plan} por pessoa${charged === null ? '' : ` (${feeIncluded(charged)})`}.`,
  invoice: {
    what: 'Uma só fatura para a equipe',
    how: 'Uma fatura única, com o nome e o número fiscal da sua empresa.',
  },
  person: {
    what: 'Uma pessoa que responde',
    how: 'Alguém da nossa equipe de vendas lê seu pedido e responde em até um dia útil.',
  },
  own: {
    text: (dashboard) => phrase`Já é cliente? Vá para o seu ${dashboard}.`,
    dashboard: 'painel',
  },
};

export const formWords: typeof source.formWords = {
  name: 'Pedir orçamento',
  you: 'Você e sua empresa',
  companyName: 'Nome da empresa',
  contactName: 'Nome do contato',
  email: 'E-mail',
  phone: 'Telefone',
  website: 'Site',
  teamSize: 'Tamanho da equipe',
  noTeamSize: 'Escolha um tamanho',
  regions: 'Regiões de destino',
  message: 'Mensagem',
  messageHint: 'Quantos viajantes, por quanto tempo, com quantos dados e a partir de quando.',
  trap: 'Deixe este campo vazio',
  consent: {
    text: (legalName, policy) =>
      phrase`Concordo que a ${legalName} use o que escrevo aqui para me responder, de acordo com a ${policy}.`,
    policy: 'política de privacidade',
  },
  subscribe: 'Quero receber novidades sobre planos para empresas. Posso cancelar quando quiser.',
  failed: 'Algo deu errado',
  nothingLost: (address) =>
    phrase`Nada do que você escreveu se perdeu. Tente de novo ou escreva para ${address}.`,
  send: 'Pedir orçamento',
  sending: 'Enviando…',
  promise: PROMISE,
  needed: `Precisamos da sua empresa, do seu nome, do seu e-mail e da sua autorização. ${PROMISE}`,
  noScript: (supportEmail) =>
    `Para enviar este formulário é preciso JavaScript. Ou escreva para ${supportEmail}.`,
};

export const thanksWords: typeof source.thanksWords = {
  title: 'Agradecemos o contato',
  text: (address) =>
    phrase`Recebemos seu pedido. Uma pessoa vai responder para ${address} em até um dia útil. Também enviamos uma confirmação para lá.`,
  dashboard: 'Ir para o painel',
  another: 'Enviar outro pedido',
};
