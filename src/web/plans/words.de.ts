import type { Network } from '../../domain/catalog/catalog-schema.ts';
import { formatDataAmount, formatDays, UNLIMITED } from '../../domain/catalog/data-amount.ts';
import { amountADay } from '../../domain/catalog/plan-advice.ts';
import { formatSpeed, speedsOf } from '../../domain/catalog/plan-facts.ts';
import type { PlanFilter } from '../../domain/catalog/plan-filter.ts';
import { daysOfUse, type Use, useAt } from '../../domain/catalog/plan-use.ts';
import { formatMoney } from '../../domain/money.ts';
import { listed } from '../core/words.ts';
import type * as source from './words.ts';

export const planChoiceWords: typeof source.planChoiceWords = {
  title: 'Wähle deinen Tarif',
  count: (plans) => `${plans} ${plans === 1 ? 'Tarif' : 'Tarife'}`,
  range: (low, high) => `, ${formatMoney(low)} bis ${formatMoney(high)}`,
  more: (hidden) => `Mehr Tarife anzeigen (${hidden})`,
  less: { country: 'Weniger Tarife anzeigen', region: 'Weniger anzeigen' },
  skip: 'Direkt zum Kauf',
  details: 'Tarifdetails',
  detailsOf: (plan) => `Tarifdetails: ${plan}`,
  group: ({ type, days, isAgain }) => {
    if (days !== null) return formatDays(days);
    if (type === 'fixed') return isAgain ? 'Weitere Datenpakete' : 'Datenpakete';
    return isAgain ? 'Weitere unbegrenzte Tarife' : 'Unbegrenzte Tarife';
  },
  instead: (asked, plan, lasts) =>
    `${asked ? noneFor(asked) : 'Diesen Tarif gibt es nicht mehr'}. Stattdessen gewählt: ${plan}, ${lasts}.`,
  noneOfFilter: { title: 'Für diese Filter gibt es keine Tarife.', showAll: 'Alle Tarife anzeigen' },
};

function noneFor({ megabytes, days, type }: PlanFilter): string {
  const least = megabytes ?? UNLIMITED;
  const what = type === 'fixed' ? 'Datenpaket' : `${type === null ? '' : 'unbegrenzter '}Tarif`;
  const amount = least === UNLIMITED ? 'unbegrenzte Daten' : formatDataAmount(least);
  return `Kein ${what} hat ${amount}${days ? ` für ${formatDays(days)}` : ''}`;
}

const uses: Record<Use, string> = {
  messages: 'Chats',
  maps: 'Navi und Chats',
  calls: 'Videoanrufe',
  video: 'Video',
};

export const perUnit: typeof source.perUnit = (price, unit) => `${price}/${unit === 'day' ? 'Tag' : unit}`;

export const planUseWords: typeof source.planUseWords = {
  at: (kbps) => uses[useAt(kbps)],
  of: (plan) => {
    const { full_speed_mb_per_day: fullSpeedMb, throttled_kbps: thenKbps } = plan.truth;
    if (!plan.isUnlimited) return lasts(daysOfUse(plan), plan.duration);
    if (fullSpeedMb === null || thenKbps === null) return 'Schnelle Daten am Tag: unbekannt';
    return `${formatDataAmount(fullSpeedMb)}/Tag, dann ${planUseWords.at(thenKbps)}`;
  },
};

function lasts(days: number, duration: number): string {
  if (days === 0) return 'Nur Navi und Chats';
  return days < duration
    ? `Etwa ${formatDays(days)} Navi, etwas Video`
    : `${days === 1 ? 'Den ganzen' : 'Jeden'} Tag Navi, etwas Video`;
}

export const planAdviceWords: typeof source.planAdviceWords = {
  because: (plan, days) =>
    `Gut für ${formatDays(days)}, ${plan.isUnlimited ? 'geht nie aus' : `${formatDataAmount(amountADay(plan, days))}/Tag`}`,
  tiers: 'Was sind Stufen?',
  tiersTitle: 'Unbegrenzt geht nie aus',
  tiersText:
    'Die Stufen sind verschieden schnell. Alle 24 Stunden bekommst du neue Daten mit voller Geschwindigkeit.',
  speeds: (fullSpeedMb, thenKbps) =>
    `${formatDataAmount(fullSpeedMb)} am Tag mit voller Geschwindigkeit, danach ${formatSpeed(thenKbps).replace(' ', '\u00A0')}, genug für ${planUseWords.at(thenKbps)}`,
};

export const planFilterWords: typeof source.planFilterWords = {
  duration: 'Dauer',
  all: 'Alle',
  data: 'Daten',
  size: (amount) => `ab ${amount}`,
  types: { unlimited: 'Unbegrenzt', fixed: 'Datenpaket' },
};

export const buyBarWords: typeof source.buyBarWords = {
  name: 'Deine Auswahl',
  what: (place) => `eSIM ${place}`,
  plan: (plan, days) => `${plan}, ${days}`,
  total: 'Preis',
  charged: 'Du zahlst',
  buy: 'Kaufen',
};

const MAX_NETWORKS = 6;

export const namedNetworks: typeof source.namedNetworks = (networks: readonly Network[]) =>
  listed(
    networks.slice(0, MAX_NETWORKS).map(({ brand, has_5g: isFast }) => (isFast ? `${brand} (5G)` : brand)),
  );

export const willItWorkWords: typeof source.willItWorkWords = {
  title: 'Klappt das bei mir?',
  reach: (truth, networks) =>
    networks.length > 0
      ? `Im Netz von ${namedNetworks(networks)}`
      : `${speedsOf(truth) ?? 'Daten'} in lokalen Netzen`,
  refund: (time) => `${time} Rückgabe, wenn ungenutzt`,
};

export const goodToKnowWords: typeof source.goodToKnowWords = {
  title: 'Gut zu wissen',
  startsOnArrival: {
    what: 'Startet bei der Ankunft',
    more: (place) => `Tage zählen ab erster Nutzung am Reiseziel ${place}`,
  },
  startsAtOnce: { what: 'Startet sofort', more: 'Die Tage zählen ab dem Kauf' },
  startUnknown: { what: 'Startet vielleicht sofort', more: 'Kaufe ihn erst kurz vor der Reise' },
  speeds: {
    what: (speeds) => listed(speeds),
    more: 'In den Netzen lokaler Partner',
  },
  speedsUnknown: { what: 'Tempo je nach Netz', more: 'In den Netzen lokaler Partner' },
  topUp: { what: 'Lässt sich aufladen', more: 'Dieselbe eSIM, mehr Daten oder Tage' },
  noTopUp: { what: 'Nicht aufladbar', more: 'Für mehr Daten brauchst du eine neue eSIM' },
  topUpUnknown: { what: 'Aufladen nicht zugesagt', more: 'Mehr Daten vielleicht nur mit neuer eSIM' },
  noIdCheck: { what: 'Keine Ausweisprüfung', more: 'Installieren und los' },
  idCheckUnknown: { what: 'Ausweisprüfung möglich', more: 'Halte deinen Reisepass bereit' },
};
