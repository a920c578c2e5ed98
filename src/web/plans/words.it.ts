import type { Network } from '../../domain/catalog/catalog-schema.ts';
import { formatDataAmount, formatDays, UNLIMITED } from '../../domain/catalog/data-amount.ts';
import { amountADay } from '../../domain/catalog/plan-advice.ts';
import { formatSpeed, speedsOf } from '../../domain/catalog/plan-facts.ts';
import type { PlanFilter } from '../../domain/catalog/plan-filter.ts';
import { daysOfUse, type Use, useAt } from '../../domain/catalog/plan-use.ts';
import { counted } from '../../domain/language-words.it.ts';
import { formatMoney } from '../../domain/money.ts';
import { listed } from '../core/words.ts';
import type * as source from './words.ts';

export const planChoiceWords: typeof source.planChoiceWords = {
  title: 'Scegli il tuo piano',
  count: (plans) => counted(plans, 'piano', 'piani'),
  range: (low, high) => `, da ${formatMoney(low)} a ${formatMoney(high)}`,
  more: (hidden) => `Mostra altri piani (${hidden})`,
  less: { country: 'Mostra meno piani', region: 'Mostra meno' },
  skip: 'Vai all’acquisto',
  details: 'Dettagli',
  detailsOf: (plan) => `Dettagli del piano: ${plan}`,
  group: ({ type, days, isAgain }) => {
    if (days !== null) return formatDays(days);
    if (type === 'fixed') return isAgain ? 'Altri dati fissi' : 'Dati fissi';
    return isAgain ? 'Altri dati illimitati' : 'Dati illimitati';
  },
  instead: (asked, plan, lasts) =>
    `${asked ? noneFor(asked) : 'Quel piano non è in vendita'}. Scelto al suo posto: ${plan}, ${lasts}.`,
  noneOfFilter: { title: 'Nessun piano per questi filtri.', showAll: 'Mostra tutti i piani' },
};

function noneFor({ megabytes, days, type }: PlanFilter): string {
  const least = megabytes ?? UNLIMITED;
  const kind = type === 'fixed' ? ' a dati fissi' : type === 'unlimited' ? ' illimitato' : '';
  const amount = least === UNLIMITED ? 'dati illimitati' : formatDataAmount(least);
  return `Nessun piano${kind} ha ${amount}${days ? ` per ${formatDays(days)}` : ''}`;
}

const uses: Record<Use, string> = {
  messages: 'messaggi',
  maps: 'mappe e messaggi',
  calls: 'videochiamate',
  video: 'video',
};

export const perUnit: typeof source.perUnit = (price, unit) => `${price}/${unit === 'day' ? 'giorno' : unit}`;

export const planUseWords: typeof source.planUseWords = {
  at: (kbps) => uses[useAt(kbps)],
  of: (plan) => {
    const { full_speed_mb_per_day: fullSpeedMb, throttled_kbps: thenKbps } = plan.truth;
    if (!plan.isUnlimited) return lasts(daysOfUse(plan), plan.duration);
    if (fullSpeedMb === null || thenKbps === null) return 'Massima velocità al giorno: sconosciuta';
    return `${formatDataAmount(fullSpeedMb)} al giorno, poi ${planUseWords.at(thenKbps)}`;
  },
};

function lasts(days: number, duration: number): string {
  if (days === 0) return 'Solo mappe e messaggi';
  return days < duration
    ? `Circa ${formatDays(days)} di mappe, pochi video`
    : `Mappe, qualche video ${days === 1 ? 'tutto il giorno' : 'ogni giorno'}`;
}

export const planAdviceWords: typeof source.planAdviceWords = {
  because: (plan, days) =>
    `Ideale per ${formatDays(days)}${plan.isUnlimited ? ', non finisce mai' : `: ${formatDataAmount(amountADay(plan, days))}/giorno`}`,
  tiers: 'Che cosa sono i livelli?',
  tiersTitle: 'Illimitato non finisce mai',
  tiersText:
    'I livelli si distinguono per la velocità. I tuoi dati alla massima velocità si rinnovano ogni 24\u00A0ore.',
  speeds: (fullSpeedMb, thenKbps) =>
    `${formatDataAmount(fullSpeedMb)} al giorno alla massima velocità, poi ${formatSpeed(thenKbps)}, quanto basta per ${planUseWords.at(thenKbps)}`,
};

export const planFilterWords: typeof source.planFilterWords = {
  duration: 'Durata',
  all: 'Tutti',
  data: 'Dati',
  size: (amount) => `${amount} o più`,
  types: { unlimited: 'Illimitato', fixed: 'Dati fissi' },
};

export const buyBarWords: typeof source.buyBarWords = {
  name: 'La tua scelta',
  what: (place) => `eSIM ${place}`,
  plan: (plan, days) => `${plan}, ${days}`,
  total: 'Piano',
  charged: 'Paghi',
  buy: 'Acquista',
};

const MAX_NETWORKS = 6;

export const namedNetworks: typeof source.namedNetworks = (networks: readonly Network[]) =>
  listed(
    networks.slice(0, MAX_NETWORKS).map(({ brand, has_5g: isFast }) => (isFast ? `${brand} (5G)` : brand)),
  );

export const willItWorkWords: typeof source.willItWorkWords = {
  title: 'Funzionerà per me?',
  reach: (truth, networks) =>
    networks.length > 0 ? `Su ${namedNetworks(networks)}` : `${speedsOf(truth) ?? 'Dati'} sulle reti locali`,
  refund: (time) => `Rimborso entro ${time} se non usato`,
};

export const goodToKnowWords: typeof source.goodToKnowWords = {
  title: 'Buono a sapersi',
  startsOnArrival: {
    what: 'Parte all’arrivo',
    more: (place) => `I giorni partono al primo utilizzo (${place})`,
  },
  startsAtOnce: { what: 'Parte subito', more: 'I giorni partono al momento dell’acquisto' },
  startUnknown: { what: 'Può partire subito', more: 'Acquistalo appena prima di partire' },
  speeds: {
    what: (speeds) => listed(speeds),
    more: 'Sulle reti dei partner locali',
  },
  speedsUnknown: { what: 'Velocità secondo la rete', more: 'Sulle reti dei partner locali' },
  topUp: { what: 'Ricaricabile', more: 'Stessa eSIM, altri dati o giorni' },
  noTopUp: { what: 'Non ricaricabile', more: 'Per altri dati serve una nuova eSIM' },
  topUpUnknown: { what: 'Ricarica non garantita', more: 'Per altri dati può servire una nuova eSIM' },
  noIdCheck: { what: 'Nessun documento', more: 'Installa e parti' },
  idCheckUnknown: { what: 'Può servire un documento', more: 'Tieni a portata di mano il passaporto' },
};
