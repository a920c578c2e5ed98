import type { Network } from '../../domain/catalog/catalog-schema.ts';
import { formatDataAmount, formatDays, UNLIMITED } from '../../domain/catalog/data-amount.ts';
import { amountADay } from '../../domain/catalog/plan-advice.ts';
import { formatSpeed, speedsOf } from '../../domain/catalog/plan-facts.ts';
import type { PlanFilter } from '../../domain/catalog/plan-filter.ts';
import { daysOfUse, type Use, useAt } from '../../domain/catalog/plan-use.ts';
import { inPlace } from '../../domain/language-words.nl.ts';
import { formatMoney } from '../../domain/money.ts';
import { listed } from '../core/words.ts';
import type * as source from './words.ts';

export const planChoiceWords: typeof source.planChoiceWords = {
  title: 'Kies je bundel',
  count: (plans) => `${plans} ${plans === 1 ? 'bundel' : 'bundels'}`,
  range: (low, high) => `, ${formatMoney(low)} tot ${formatMoney(high)}`,
  more: (hidden) => `Meer bundels tonen (nog ${hidden})`,
  less: { country: 'Minder bundels tonen', region: 'Minder tonen' },
  skip: 'Direct naar kopen',
  details: 'Details',
  detailsOf: (plan) => `Details van de bundel: ${plan}`,
  group: ({ type, days, isAgain }) => {
    if (days !== null) return formatDays(days);
    if (type === 'fixed') return isAgain ? 'Meer vaste data' : 'Vaste data';
    return isAgain ? 'Meer onbeperkte data' : 'Onbeperkte data';
  },
  instead: (asked, plan, lasts) =>
    `${asked ? noneFor(asked) : 'Die bundel is niet te koop'}. Nu gekozen: ${plan}, ${lasts}.`,
  noneOfFilter: { title: 'Voor deze filters zijn er geen bundels.', showAll: 'Alle bundels tonen' },
};

function noneFor({ megabytes, days, type }: PlanFilter): string {
  const least = megabytes ?? UNLIMITED;
  const what = type === 'fixed' ? 'bundel met vaste data' : `${type === null ? '' : 'onbeperkte '}bundel`;
  const amount = least === UNLIMITED ? 'onbeperkte data' : formatDataAmount(least);
  return `Geen ${what} heeft ${amount}${days ? ` voor ${formatDays(days)}` : ''}`;
}

const uses: Record<Use, string> = {
  messages: 'chats',
  maps: 'navigatie en chats',
  calls: 'videobellen',
  video: 'video',
};

export const perUnit: typeof source.perUnit = (price, unit) => `${price}/${unit === 'day' ? 'dag' : unit}`;

export const planUseWords: typeof source.planUseWords = {
  at: (kbps) => uses[useAt(kbps)],
  of: (plan) => {
    const { full_speed_mb_per_day: fullSpeedMb, throttled_kbps: thenKbps } = plan.truth;
    if (!plan.isUnlimited) return lasts(daysOfUse(plan), plan.duration);
    if (fullSpeedMb === null || thenKbps === null) return 'Snelle data per dag: onbekend';
    return `${formatDataAmount(fullSpeedMb)}/dag, dan ${planUseWords.at(thenKbps)}`;
  },
};

function lasts(days: number, duration: number): string {
  if (days === 0) return 'Alleen navigatie en chats';
  return days < duration
    ? `Zo’n ${formatDays(days)} navigatie, wat video`
    : `${days === 1 ? 'De hele' : 'Elke'} dag navigatie, wat video`;
}

export const planAdviceWords: typeof source.planAdviceWords = {
  because: (plan, days) =>
    `Goed voor ${formatDays(days)}${plan.isUnlimited ? ', raakt nooit op' : ` met ${formatDataAmount(amountADay(plan, days))}/dag`}`,
  tiers: 'Wat zijn niveaus?',
  tiersTitle: 'Onbeperkt raakt nooit op',
  tiersText: 'De niveaus verschillen in snelheid. Elke 24 uur krijg je weer nieuwe data op volle snelheid.',
  speeds: (fullSpeedMb, thenKbps) =>
    `${formatDataAmount(fullSpeedMb)} per dag op volle snelheid, daarna ${formatSpeed(thenKbps)}, genoeg voor ${planUseWords.at(thenKbps)}`,
};

export const planFilterWords: typeof source.planFilterWords = {
  duration: 'Duur',
  all: 'Alle',
  data: 'Data',
  size: (amount) => `${amount} of meer`,
  types: { unlimited: 'Onbeperkt', fixed: 'Vaste data' },
};

export const buyBarWords: typeof source.buyBarWords = {
  name: 'Je keuze',
  what: (place) => `eSIM ${place}`,
  plan: (plan, days) => `${plan}, ${days}`,
  total: 'Totaal',
  charged: 'Je betaalt',
  buy: 'Nu kopen',
};

const MAX_NETWORKS = 6;

export const namedNetworks: typeof source.namedNetworks = (networks: readonly Network[]) =>
  listed(
    networks.slice(0, MAX_NETWORKS).map(({ brand, has_5g: isFast }) => (isFast ? `${brand} (5G)` : brand)),
  );

export const willItWorkWords: typeof source.willItWorkWords = {
  title: 'Werkt dit voor mij?',
  reach: (truth, networks) =>
    networks.length > 0
      ? `Via ${namedNetworks(networks)}`
      : `${speedsOf(truth) ?? 'Data'} op lokale netwerken`,
  refund: (time) => `${time} geld terug, mits ongebruikt`,
};

export const goodToKnowWords: typeof source.goodToKnowWords = {
  title: 'Goed om te weten',
  startsOnArrival: {
    what: 'Start bij aankomst',
    more: (place) => `Dagen tellen vanaf het eerste gebruik ${inPlace(place)}`,
  },
  startsAtOnce: { what: 'Start meteen', more: 'De dagen tellen vanaf de aankoop' },
  startUnknown: { what: 'Start misschien meteen', more: 'Koop hem pas vlak voor je reis' },
  speeds: {
    what: (speeds) => listed(speeds),
    more: 'Op lokale partnernetwerken',
  },
  speedsUnknown: { what: 'Snelheid verschilt per netwerk', more: 'Op lokale partnernetwerken' },
  topUp: { what: 'Aanvullen kan', more: 'Zelfde eSIM, meer data of dagen' },
  noTopUp: { what: 'Aanvullen kan niet', more: 'Meer data? Dan een nieuwe eSIM' },
  topUpUnknown: { what: 'Aanvullen niet zeker', more: 'Meer data? Misschien een nieuwe eSIM' },
  noIdCheck: { what: 'Geen ID-controle', more: 'Installeren en klaar' },
  idCheckUnknown: { what: 'ID-controle mogelijk', more: 'Houd je paspoort bij de hand' },
};
