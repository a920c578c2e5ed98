import type { Network } from '../../domain/catalog/catalog-schema.ts';
import { formatDataAmount, formatDays, UNLIMITED } from '../../domain/catalog/data-amount.ts';
import { amountADay } from '../../domain/catalog/plan-advice.ts';
import { formatSpeed, speedsOf } from '../../domain/catalog/plan-facts.ts';
import type { PlanFilter } from '../../domain/catalog/plan-filter.ts';
import { daysOfUse, type Use, useAt } from '../../domain/catalog/plan-use.ts';
import { counted, inPlace } from '../../domain/language-words.pt.ts';
import { formatMoney } from '../../domain/money.ts';
import { listed } from '../core/words.ts';
import type * as source from './words.ts';

export const planChoiceWords: typeof source.planChoiceWords = {
  title: 'Escolha seu plano',
  count: (plans) => counted(plans, 'plano'),
  range: (low, high) => `, de ${formatMoney(low)} a ${formatMoney(high)}`,
  more: (hidden) => `Ver mais planos (+${hidden})`,
  less: { country: 'Ver menos planos', region: 'Ver menos' },
  skip: 'Ir para a compra',
  details: 'Detalhes',
  detailsOf: (plan) => `Detalhes do plano: ${plan}`,
  group: ({ type, days, isAgain }) => {
    if (days !== null) return formatDays(days);
    if (type === 'fixed') return isAgain ? 'Mais dados fixos' : 'Dados fixos';
    return isAgain ? 'Mais dados ilimitados' : 'Dados ilimitados';
  },
  instead: (asked, plan, lasts) =>
    `${asked ? noneFor(asked) : 'Esse plano não está à venda'}. Escolhido no lugar: ${plan}, ${lasts}.`,
  noneOfFilter: { title: 'Não há planos para esses filtros.', showAll: 'Ver todos os planos' },
};

function noneFor({ megabytes, days, type }: PlanFilter): string {
  const least = megabytes ?? UNLIMITED;
  const kind = type === 'fixed' ? ' de dados fixos' : type === 'unlimited' ? ' ilimitado' : '';
  const amount = least === UNLIMITED ? 'dados ilimitados' : formatDataAmount(least);
  return `Nenhum plano${kind} tem ${amount}${days ? ` por ${formatDays(days)}` : ''}`;
}

const uses: Record<Use, string> = {
  messages: 'mensagens',
  maps: 'mapas e mensagens',
  calls: 'chamadas de vídeo',
  video: 'vídeo',
};

export const perUnit: typeof source.perUnit = (price, unit) => `${price}/${unit === 'day' ? 'dia' : unit}`;

export const planUseWords: typeof source.planUseWords = {
  at: (kbps) => uses[useAt(kbps)],
  of: (plan) => {
    const { full_speed_mb_per_day: fullSpeedMb, throttled_kbps: thenKbps } = plan.truth;
    if (!plan.isUnlimited) return lasts(daysOfUse(plan), plan.duration);
    if (fullSpeedMb === null || thenKbps === null) return 'Dados rápidos por dia: não informado';
    return `${formatDataAmount(fullSpeedMb)}/dia, depois ${planUseWords.at(thenKbps)}`;
  },
};

function lasts(days: number, duration: number): string {
  if (days === 0) return 'Só mapas e mensagens';
  return days < duration
    ? `Mapas, alguns vídeos: ${days === 1 ? 'cerca de' : 'uns'} ${formatDays(days)}`
    : `Mapas e alguns vídeos ${days === 1 ? 'o dia todo' : 'todo dia'}`;
}

export const planAdviceWords: typeof source.planAdviceWords = {
  because: (plan, days) =>
    `Bom para ${formatDays(days)}, ${plan.isUnlimited ? 'nunca acaba' : `com ${formatDataAmount(amountADay(plan, days))} por dia`}`,
  tiers: 'O que são os níveis?',
  tiersTitle: 'Um plano ilimitado nunca acaba',
  tiersText:
    'Os níveis diferem na velocidade. Seus dados na velocidade máxima se renovam a cada 24\u00A0horas.',
  speeds: (fullSpeedMb, thenKbps) =>
    `${formatDataAmount(fullSpeedMb)} por dia na velocidade máxima, depois ${formatSpeed(thenKbps)}, o bastante para ${planUseWords.at(thenKbps)}`,
};

export const planFilterWords: typeof source.planFilterWords = {
  duration: 'Duração',
  all: 'Todos',
  data: 'Dados',
  size: (amount) => `${amount} ou mais`,
  types: { unlimited: 'Ilimitado', fixed: 'Dados fixos' },
};

export const buyBarWords: typeof source.buyBarWords = {
  name: 'Sua escolha',
  what: (place) => `eSIM ${place}`,
  plan: (plan, days) => `${plan}, ${days}`,
  total: 'Total',
  charged: 'Você paga',
  buy: 'Comprar',
};

const MAX_NETWORKS = 6;

export const namedNetworks: typeof source.namedNetworks = (networks: readonly Network[]) =>
  listed(
    networks.slice(0, MAX_NETWORKS).map(({ brand, has_5g: isFast }) => (isFast ? `${brand} (5G)` : brand)),
  );

export const willItWorkWords: typeof source.willItWorkWords = {
  title: 'Vai funcionar para mim?',
  reach: (truth, networks) =>
    networks.length > 0
      ? `${networks.length === 1 ? 'Na rede' : 'Nas redes'} ${namedNetworks(networks)}`
      : `${speedsOf(truth) ?? 'Dados'} em redes locais`,
  refund: (time) => `${time} para pedir reembolso, se não usar`,
};

export const goodToKnowWords: typeof source.goodToKnowWords = {
  title: 'Bom saber',
  startsOnArrival: {
    what: 'Começa na chegada',
    more: (place) => `Os dias contam a partir do primeiro uso ${inPlace(place)}`,
  },
  startsAtOnce: { what: 'Começa na hora', more: 'Os dias contam a partir da compra' },
  startUnknown: { what: 'Pode começar na hora', more: 'Compre pouco antes de viajar' },
  speeds: {
    what: (speeds) => listed(speeds),
    more: 'Em redes de parceiros locais',
  },
  speedsUnknown: { what: 'A velocidade varia com a rede', more: 'Em redes de parceiros locais' },
  topUp: { what: 'Dá para recarregar', more: 'Mesmo eSIM, mais dados ou dias' },
  noTopUp: { what: 'Não dá para recarregar', more: 'Mais dados exigem um eSIM novo' },
  topUpUnknown: { what: 'Recarga não garantida', more: 'Mais dados podem exigir um eSIM novo' },
  noIdCheck: { what: 'Não pede documento', more: 'É só instalar e usar' },
  idCheckUnknown: { what: 'Pode pedir documento', more: 'Deixe o passaporte à mão' },
};
