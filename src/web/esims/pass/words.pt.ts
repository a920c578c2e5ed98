import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { inPlace } from '../../../domain/language-words.pt.ts';
import type * as source from './words.ts';

/** 'Seus 7 dias começam quando o celular se conectar pela primeira vez no Japão.' */
const start = (days: number, place: string) =>
  `${days === 1 ? 'Seu dia começa' : `Seus ${formatDays(days)} começam`} quando o celular se conectar pela primeira vez ${inPlace(place)}.`;

export const passWords: typeof source.passWords = {
  details: 'Ver detalhes',
  showQr: 'Ver QR',
  invoice: 'Fatura',
  buyAgain: 'Comprar de novo',
  invoiceFailed: 'Não foi possível baixar a fatura',
  install: 'Instalar eSIM',
  write: 'Pedir ajuda',
  lost: { tone: 'bad' as const, label: 'Indisponível' },
};

export const adviceWords: typeof source.adviceWords = {
  returnAsked: 'A rede vai decidir se aceita a devolução. Não use até lá.',
  inUse: 'Em uso.',
  lost: 'A rede não tem mais este eSIM. Escreva para a gente, e vamos substituí-lo ou devolver seu dinheiro.',
  toInstall: {
    anyTime: 'Instale em casa, no Wi-Fi, antes de viajar.',
    beforeUse: (days, place) => `Instale em casa, no Wi-Fi. ${start(days, place)}`,
  },
  toUse: {
    onPhone: 'Está no seu celular.',
    onEsim: (iccid) => `Está no seu eSIM de final ${iccid}.`,
    switchOn: 'Ao chegar, ative-o para usar os dados.',
    daysStart: start,
  },
  gone: {
    takenBack: { eSIM: 'Este eSIM foi cancelado.', plan: 'Este plano foi cancelado.' },
    itDoesNotWork: 'Não funciona mais.',
    itsPartDoesNotWork: {
      eSIM: 'O eSIM do pedido não funciona mais.',
      plan: 'O plano do pedido não funciona mais.',
    },
  },
  lapsed: 'Você nunca o usou, e o prazo para começar a usar acabou.',
  over: (unused) =>
    `Este plano acabou.${unused === null ? '' : ` Ele terminou com ${unused} sem uso.`} Seu eSIM pode ficar no celular e receber um novo.`,
};

export const passFactsWords: typeof source.passFactsWords = {
  bought: 'Comprado',
  daysStart: 'Início dos dias',
  refills: 'Renova',
  inHours: (hours) => `Em ${hours}\u00A0h`,
  ends: 'Termina',
  ended: 'Terminou',
  used: 'Usado',
  daysLeft: 'Dias restantes',
  invalidDate: 'Data inválida',
  timeLeft: 'Tempo restante',
  hours: (hours) => `${hours}\u00A0h`,
  noDate: 'N/D',
  iccid: 'ICCID',
  starts: {
    firstUse: 'Primeiro uso',
    purchase: 'Compra',
    unknown: 'Desconhecido',
  },
};
