import type { Network } from '../../domain/catalog/catalog-schema.ts';
import { formatDataAmount, formatDays, UNLIMITED } from '../../domain/catalog/data-amount.ts';
import { amountADay } from '../../domain/catalog/plan-advice.ts';
import { formatSpeed, speedsOf } from '../../domain/catalog/plan-facts.ts';
import type { PlanFilter } from '../../domain/catalog/plan-filter.ts';
import { daysOfUse, type Use, useAt } from '../../domain/catalog/plan-use.ts';
import { counted } from '../../domain/language-words.es.ts';
import { formatMoney } from '../../domain/money.ts';
import { listed } from '../core/words.ts';
import type * as source from './words.ts';

export const planChoiceWords: typeof source.planChoiceWords = {
  title: 'Elige tu plan',
  count: (plans) => counted(plans, 'plan', 'planes'),
  range: (low, high) => `, de ${formatMoney(low)} a ${formatMoney(high)}`,
  more: (hidden) => `Ver más planes (${hidden} más)`,
  less: { country: 'Ver menos planes', region: 'Ver menos' },
  skip: 'Ir a la compra',
  details: 'Detalles',
  detailsOf: (plan) => `Detalles del plan: ${plan}`,
  group: ({ type, days, isAgain }) => {
    if (days !== null) return formatDays(days);
    if (type === 'fixed') return isAgain ? 'Más datos fijos' : 'Datos fijos';
    return isAgain ? 'Más datos ilimitados' : 'Datos ilimitados';
  },
  instead: (asked, plan, lasts) =>
    `${asked ? noneFor(asked) : 'Ese plan ya no está a la venta'}. Elegido en su lugar: ${plan}, ${lasts}.`,
  noneOfFilter: { title: 'No hay planes para esos filtros.', showAll: 'Ver todos los planes' },
};

function noneFor({ megabytes, days, type }: PlanFilter): string {
  const least = megabytes ?? UNLIMITED;
  const kind = type === 'fixed' ? ' de datos fijos' : type === 'unlimited' ? ' ilimitado' : '';
  const amount = least === UNLIMITED ? 'datos ilimitados' : formatDataAmount(least);
  return `Ningún plan${kind} tiene ${amount}${days ? ` para ${formatDays(days)}` : ''}`;
}

const uses: Record<Use, string> = {
  messages: 'mensajes',
  maps: 'mapas y mensajes',
  calls: 'videollamadas',
  video: 'vídeo',
};

export const perUnit: typeof source.perUnit = (price, unit) => `${price}/${unit === 'day' ? 'día' : unit}`;

export const planUseWords: typeof source.planUseWords = {
  at: (kbps) => uses[useAt(kbps)],
  of: (plan) => {
    const { full_speed_mb_per_day: fullSpeedMb, throttled_kbps: thenKbps } = plan.truth;
    if (!plan.isUnlimited) return lasts(daysOfUse(plan), plan.duration);
    if (fullSpeedMb === null || thenKbps === null) return 'Velocidad máxima diaria: sin dato';
    return `${formatDataAmount(fullSpeedMb)} al día, luego ${planUseWords.at(thenKbps)}`;
  },
};

function lasts(days: number, duration: number): string {
  if (days === 0) return 'Solo mapas y mensajes';
  return days < duration
    ? `Mapas, algo de vídeo: unos ${formatDays(days)}`
    : `Mapas, algo de vídeo ${days === 1 ? 'todo el' : 'cada'} día`;
}

export const planAdviceWords: typeof source.planAdviceWords = {
  because: (plan, days) =>
    `Ideal para ${formatDays(days)}, ${plan.isUnlimited ? 'nunca se agota' : `a ${formatDataAmount(amountADay(plan, days))} al día`}`,
  tiers: '¿Qué son los niveles?',
  tiersTitle: 'Un plan ilimitado nunca se agota',
  tiersText:
    'Los niveles se diferencian en su velocidad. Tus datos a velocidad máxima se renuevan cada 24\u00A0horas.',
  speeds: (fullSpeedMb, thenKbps) =>
    `${formatDataAmount(fullSpeedMb)} al día a velocidad máxima y luego ${formatSpeed(thenKbps)}, suficiente para ${planUseWords.at(thenKbps)}`,
};

export const planFilterWords: typeof source.planFilterWords = {
  duration: 'Duración',
  all: 'Todos',
  data: 'Datos',
  size: (amount) => `${amount} o más`,
  types: { unlimited: 'Ilimitado', fixed: 'Datos fijos' },
};

export const buyBarWords: typeof source.buyBarWords = {
  name: 'Tu elección',
  what: (place) => `eSIM ${place}`,
  plan: (plan, days) => `${plan}, ${days}`,
  total: 'Total',
  charged: 'Pagas',
  buy: 'Comprar',
};

const MAX_NETWORKS = 6;

export const namedNetworks: typeof source.namedNetworks = (networks: readonly Network[]) =>
  listed(
    networks.slice(0, MAX_NETWORKS).map(({ brand, has_5g: isFast }) => (isFast ? `${brand} (5G)` : brand)),
  );

export const willItWorkWords: typeof source.willItWorkWords = {
  title: '¿Me funcionará?',
  reach: (truth, networks) =>
    networks.length > 0 ? `En ${namedNetworks(networks)}` : `${speedsOf(truth) ?? 'Datos'} en redes locales`,
  refund: (time) => `Reembolso durante ${time} si no se usa`,
};

export const goodToKnowWords: typeof source.goodToKnowWords = {
  title: 'Conviene saber',
  startsOnArrival: {
    what: 'Empieza al llegar',
    more: (place) => `Los días cuentan desde el primer uso en ${place}`,
  },
  startsAtOnce: { what: 'Empieza enseguida', more: 'Los días cuentan desde la compra' },
  startUnknown: { what: 'Puede empezar enseguida', more: 'Cómpralo justo antes de viajar' },
  speeds: {
    what: (speeds) => listed(speeds),
    more: 'En redes de socios locales',
  },
  speedsUnknown: { what: 'La velocidad depende de la red', more: 'En redes de socios locales' },
  topUp: { what: 'Se puede recargar', more: 'La misma eSIM, más datos o días' },
  noTopUp: { what: 'No se puede recargar', more: 'Para más datos hace falta otra eSIM' },
  topUpUnknown: { what: 'Recarga no garantizada', more: 'Para más datos quizá haga falta otra eSIM' },
  noIdCheck: { what: 'Sin identificación', more: 'Instálala y listo' },
  idCheckUnknown: { what: 'Puede pedirse identificación', more: 'Ten el pasaporte a mano' },
};
