import { formatDataAmount, type Megabytes } from '../../domain/catalog/data-amount.ts';
import { phrase } from '../core/phrase.ts';
import { listed } from '../core/words.ts';
import type * as source from './words.ts';

export const tripPageWords: typeof source.tripPageWords = {
  meta: {
    title: 'Uma viagem com várias paradas',
    description:
      'Informe suas paradas e dias e veja quais planos de eSIM cobrem cada dia da viagem, pelo menor preço e com o menor número de planos.',
  },
  title: 'Monte sua viagem',
  lead: 'Informe as paradas e quanto tempo vai ficar. Vamos mostrar os planos que cobrem todos os dias.',
};

const amount = (name: string) => (megabytes: Megabytes) => `${name} (${formatDataAmount(megabytes)})`;

export const tripFormWords: typeof source.tripFormWords = {
  stops: 'Paradas',
  stop: (position) => `parada ${position}`,
  placeOf: (position) => `Parada ${position}`,
  example: 'Espanha',
  days: 'Dias',
  add: 'Adicionar outra parada',
  up: (place) => `Subir: ${place}`,
  down: (place) => `Descer: ${place}`,
  remove: (place) => `Remover: ${place}`,
  moved: (place, position, of) => `${place}: parada ${position} de ${of}`,
  use: 'Dados por dia',
  habits: {
    light: amount('Leve: mensagens, mapas'),
    normal: amount('Normal: um pouco de vídeo'),
    heavy: amount('Intenso: muito vídeo'),
    hotspot: amount('Compartilhar com um notebook'),
  },
  megabytes: 'Ou MB por dia',
  start: 'Primeiro dia (opcional)',
  unlimited: 'Só dados ilimitados',
  borders: 'Cobrir os dois países nos dias de viagem',
  bordersHint: 'Para os dias em que você usa dados dos dois lados de uma fronteira.',
  plan: 'Encontrar planos',
};

export const tripFaultWords: typeof source.tripFaultWords = {
  many_stops: 'Uma viagem pode ter até 12 paradas. Tire algumas ou divida a viagem em duas.',
  many_days: 'Uma viagem pode ter até 365 dias no total. Encurte uma parada ou divida a viagem em duas.',
  megabytes: 'Informe os dados por dia em MB, com um número inteiro, como 750.',
  start: 'Informe o primeiro dia como data, por exemplo 2027-06-01.',
  twice:
    'O endereço da página informa mais de uma vez os dados, o primeiro dia ou outra opção. Escolha de novo.',
  unknown: (typed) => `Não conhecemos “${typed}”. Informe um país.`,
  nearly: (typed, place) => `Não conhecemos “${typed}”. Você quis dizer ${place}?`,
  days: 'Informe os dias, de 1 a 365.',
};

export const tripDayWords: typeof source.tripDayWords = {
  day: (day) => `dia ${day}`,
  days: (from, to) => `dias ${from} a ${to}`,
};

export const tripAnswerWords: typeof source.tripAnswerWords = {
  cheapest: 'Menor preço',
  fewest: 'Menos planos',
  both: 'Seus planos',
  count: (plans) => (plans === 1 ? '1 plano' : `${plans} planos`),
  inOrder: 'Planos: no topo, o primeiro a comprar e instalar',
  use: 'Para',
  install: 'Instalar',
  before: 'antes de viajar',
  buyFrom: 'Comprar a partir de',
  daysBefore: (days) => (days === 1 ? '1 dia antes de viajar' : `${days} dias antes de viajar`),
  details: 'Detalhes',
  detailsOf: (place, plan) => `Detalhes: ${place}, ${plan}`,
  buy: 'Comprar',
  buyAll: 'Comprar estes planos',
  buySome: (plans) => `Comprar ${plans} destes planos agora`,
  buyOf: (place, plan) => `Comprar: ${place}, ${plan}`,
  whole: (place, price) =>
    phrase`Por que não um plano regional? Um para toda a viagem, ${place}, custa ${price}.`,
  lacks: (region, places) =>
    phrase`Por que não um plano regional? ${region} cobre quase toda a viagem, mas não inclui: ${listed(places)}.`,
  tooShort: (region) =>
    phrase`Por que não um plano regional? ${region} funciona em todas as paradas, mas nenhum desses planos dura a viagem toda com dados suficientes.`,
  gaps: {
    unsold: (place) => `Nenhum plano funciona aqui: ${place}.`,
    too_little: (place) => `Nenhum plano tem tantos dados por dia: ${place}.`,
  },
  gapNote: 'sem dados. Os planos abaixo cobrem o resto.',
  tools: 'Salvar este resultado',
  link: 'Link desta viagem',
  print: 'Imprimir',
  calendar: 'Adicionar à agenda',
  calendarNeedsDay: 'Informe o primeiro dia para colocar os dias de instalação na sua agenda.',
  good: 'Com mais de 8 paradas, estes planos são uma boa solução, mas outros podem custar um pouco menos.',
  note: 'Um dia são 24 horas a partir do primeiro uso. Cada plano vem com um eSIM próprio ou é adicionado a um que você já tem.',
};
