import { forPlace } from '../../../domain/language-words.pt.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const detailsWords: typeof source.detailsWords = {
  title: 'Detalhes e status ao vivo do eSIM',
  facts: {
    country: 'País',
    data: 'Dados',
    validity: 'Validade',
    order: 'Número do pedido',
    price: 'Preço pago',
    refunded: 'Reembolsado até agora',
    paidWith: 'Pago com',
    email: 'E-mail',
    bought: 'Comprado em',
  },
  /** The price has its currency already. */
  paid: (price, code) => `${price} ${code}`.trimEnd(),
  order: 'Seu pedido',
  moreData: {
    title: 'Mais dados',
    text: (country) =>
      `Adicione a este eSIM um plano ${forPlace(country)} ou para um novo destino. Não há nada para instalar.`,
  },
  list: {
    title: 'Tirar da minha lista',
    hidden: 'Este eSIM está oculto. Você pode restaurá-lo em “eSIMs ocultos”.',
    shown: 'Seu eSIM continua funcionando no celular. Dá para desfazer isso.',
    remove: 'Excluir eSIM',
  },
};

export const timelineWords: typeof source.timelineWords = {
  title: 'Histórico do pedido',
  failed: 'Não conseguimos carregar o histórico.',
  steps: {
    paid: 'Pago',
    ordered: 'Pedido feito',
    assigned: 'Atribuído',
    installed: 'Instalado',
    first_use: 'Primeiro uso',
    used_80: '80% usado',
    topped_up: 'Dados adicionados',
    ended: 'Encerrado',
  },
  ends: {
    depleted: 'Dados esgotados',
    expired: 'Expirado',
    lapsed: 'Expirado sem uso',
    revoked: 'Cancelado',
    refunded: 'Reembolsado',
  },
  sources: {
    shop: 'segundo nossos registros',
    network: 'segundo a rede',
    noticed: 'visto por nós pela primeira vez',
  },
  from: (when, from) => phrase`${when}, ${from}`,
  never: 'Nunca',
  notYet: 'Ainda não',
};

export const liveStatusWords: typeof source.liveStatusWords = {
  title: 'Status ao vivo',
  refresh: 'Atualizar',
  returned: 'Este eSIM foi cancelado, então a rede não o reconhece mais.',
  failed: {
    title: 'Não conseguimos falar com a rede agora.',
    text: 'Esta é a última informação que ela deu. Tente de novo em alguns minutos.',
  },
  facts: {
    status: 'Status',
    state: 'Estado',
    data: 'Dados do plano',
    used: 'Usado',
    remaining: 'Restante',
    usage: 'Consumo',
    atFullSpeed: 'Na velocidade máxima hoje',
    assigned: 'Atribuído',
    reference: 'Referência da atribuição',
    daysStarted: 'Início dos dias',
    daysEnd: 'Fim dos dias',
    updated: 'Última atualização',
  },
  technical: 'Detalhes técnicos',
  unknown: 'N/D',
  leftOf: (left, of) => `${left} de ${of}`,
};

export const refundOfferWords: typeof source.refundOfferWords = {
  title: 'Reembolso',
  offer: (what, until) =>
    what === 'plan'
      ? phrase`Se ainda não usou, você pode devolver este plano e receber o reembolso total até ${until}.`
      : phrase`Se ainda não usou, você pode devolver este eSIM e receber o reembolso total até ${until}.`,
  coming: (amount) => `Reembolso a caminho: ${amount}.`,
  sent: (amount, date) => phrase`Devolvemos ${amount} a você em ${date}.`,
  takenBack: (what) =>
    what === 'plan' ? 'Este plano foi cancelado sem reembolso.' : 'Este eSIM foi cancelado sem reembolso.',
};

export const returnAskedWords: typeof source.returnAskedWords = {
  title: 'Consultamos a rede',
  paused: 'Sua devolução está registrada',
  text: (what, amount) =>
    what === 'plan'
      ? `A rede vai decidir se aceita a devolução deste plano. Se aceitar, devolvemos ${amount} pela forma de pagamento que você usou. Não use o plano até lá.`
      : `A rede vai decidir se aceita a devolução deste eSIM. Se aceitar, devolvemos ${amount} pela forma de pagamento que você usou. Não use o eSIM até lá.`,
};

export const refundDialogWords: typeof source.refundDialogWords = {
  question: (what) => (what === 'plan' ? 'Devolver este plano?' : 'Devolver este eSIM?'),
  terms: (place, plan, what, price) =>
    `Vamos cancelar de vez seu ${what === 'plan' ? 'plano' : 'eSIM'} ${forPlace(place)} (${plan}) e devolver ${price} pela forma de pagamento que você usou.`,
  stays: {
    plan: 'Seu eSIM e os outros planos dele continuam como estão.',
    eSIM: 'Se ele já está no celular, remova-o de lá.',
  },
  yes: (what, price) =>
    what === 'plan' ? `Devolver plano e receber ${price}` : `Devolver eSIM e receber ${price}`,
  keep: 'Manter',
  failed: 'Nada foi alterado.',
  confirm: {
    title: 'Confira seu e-mail',
    sent: (to) => `Enviamos um e-mail para ${to} para confirmar.`,
    text: (what, hours) =>
      what === 'plan'
        ? `Este plano foi comprado com esse endereço, que não é o da sua conta. Para devolvê-lo, abra o link do e-mail em até ${hours}\u00A0horas. Nada muda até lá.`
        : `Este eSIM foi comprado com esse endereço, que não é o da sua conta. Para devolvê-lo, abra o link do e-mail em até ${hours}\u00A0horas. Nada muda até lá.`,
  },
  returned: {
    title: 'Seu reembolso está a caminho',
    amount: (price) => `Devolvemos ${price} pela forma de pagamento que você usou.`,
    plan: 'O plano não está mais no seu eSIM.',
    eSIM: 'O eSIM não funciona mais.',
  },
};
