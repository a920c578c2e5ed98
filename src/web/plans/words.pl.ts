import type { Network } from '../../domain/catalog/catalog-schema.ts';
import { formatDataAmount, formatDays, UNLIMITED } from '../../domain/catalog/data-amount.ts';
import { amountADay } from '../../domain/catalog/plan-advice.ts';
import { formatSpeed, speedsOf } from '../../domain/catalog/plan-facts.ts';
import type { PlanFilter } from '../../domain/catalog/plan-filter.ts';
import { daysOfUse, type Use, useAt } from '../../domain/catalog/plan-use.ts';
import { counted, inPlace } from '../../domain/language-words.pl.ts';
import { formatMoney } from '../../domain/money.ts';
import { listed } from '../core/words.ts';
import type * as source from './words.ts';

export const planChoiceWords: typeof source.planChoiceWords = {
  title: 'Wybierz pakiet',
  count: (plans) => counted(plans, { one: 'pakiet', few: 'pakiety', many: 'pakietów' }),
  range: (low, high) => `, od ${formatMoney(low)} do ${formatMoney(high)}`,
  more: (hidden) => `Pokaż więcej pakietów (jeszcze ${hidden})`,
  less: { country: 'Pokaż mniej pakietów', region: 'Pokaż mniej' },
  skip: 'Przejdź do zakupu',
  details: 'Szczegóły',
  detailsOf: (plan) => `Szczegóły pakietu: ${plan}`,
  group: ({ type, days, isAgain }) => {
    if (days !== null) return formatDays(days);
    if (type === 'fixed') return isAgain ? 'Więcej pakietów z limitem' : 'Dane z limitem';
    return isAgain ? 'Więcej pakietów bez limitu' : 'Dane bez limitu';
  },
  instead: (asked, plan, lasts) =>
    `${asked ? noneFor(asked) : 'Ten pakiet nie jest w sprzedaży'}. Wybrano w zamian: ${plan}, ${lasts}.`,
  noneOfFilter: { title: 'Brak pakietów dla wybranych filtrów.', showAll: 'Pokaż wszystkie pakiety' },
};

function noneFor({ megabytes, days, type }: PlanFilter): string {
  const least = megabytes ?? UNLIMITED;
  const what = type === null ? 'pakietu' : `pakietu ${type === 'fixed' ? 'z limitem' : 'bez limitu'}`;
  const amount =
    least === UNLIMITED
      ? type === 'unlimited'
        ? ''
        : ', który ma dane bez limitu'
      : `, który ma ${formatDataAmount(least)}`;
  return `Nie ma ${what}${days ? ` na ${formatDays(days)}` : ''}${amount}`;
}

const uses: Record<Use, string> = {
  messages: 'czaty',
  maps: 'mapy i czaty',
  calls: 'rozmowy wideo',
  video: 'wideo',
};

export const perUnit: typeof source.perUnit = (price, unit) => `${price}/${unit === 'day' ? 'dz.' : unit}`;

export const planUseWords: typeof source.planUseWords = {
  at: (kbps) => uses[useAt(kbps)],
  of: (plan) => {
    const { full_speed_mb_per_day: fullSpeedMb, throttled_kbps: thenKbps } = plan.truth;
    if (!plan.isUnlimited) return lasts(daysOfUse(plan), plan.duration);
    if (fullSpeedMb === null || thenKbps === null) return 'Szybkie dane na dzień: nieznane';
    return `${formatDataAmount(fullSpeedMb)}/dzień, potem ${planUseWords.at(thenKbps)}`;
  },
};

function lasts(days: number, duration: number): string {
  if (days === 0) return 'Tylko mapy i czaty';
  return days < duration
    ? `Około ${days === 1 ? '1 dnia' : formatDays(days)}: mapy, trochę wideo`
    : `Mapy i trochę wideo ${days === 1 ? 'cały dzień' : 'codziennie'}`;
}

export const planAdviceWords: typeof source.planAdviceWords = {
  because: (plan, days) =>
    `Dobry na ${formatDays(days)}${plan.isUnlimited ? ', nigdy się nie kończy' : ` po ${formatDataAmount(amountADay(plan, days))} dziennie`}`,
  tiers: 'Czym są poziomy?',
  tiersTitle: 'Dane bez limitu nigdy się nie kończą',
  tiersText: 'Poziomy różnią się prędkością. Dane z pełną prędkością odnawiają się co 24 godziny.',
  speeds: (fullSpeedMb, thenKbps) =>
    `${formatDataAmount(fullSpeedMb)} dziennie z pełną prędkością, potem ${formatSpeed(thenKbps)}: wystarczy na ${planUseWords.at(thenKbps)}`,
};

export const planFilterWords: typeof source.planFilterWords = {
  duration: 'Czas trwania',
  all: 'Wszystkie',
  data: 'Dane',
  size: (amount) => `${amount} lub więcej`,
  types: { unlimited: 'Bez limitu', fixed: 'Z limitem' },
};

export const buyBarWords: typeof source.buyBarWords = {
  name: 'Twój wybór',
  what: (place) => `eSIM ${place}`,
  plan: (plan, days) => `${plan}, ${days}`,
  total: 'Razem',
  charged: 'Zapłacisz',
  buy: 'Kup teraz',
};

const MAX_NETWORKS = 6;

export const namedNetworks: typeof source.namedNetworks = (networks: readonly Network[]) =>
  listed(
    networks.slice(0, MAX_NETWORKS).map(({ brand, has_5g: isFast }) => (isFast ? `${brand} (5G)` : brand)),
  );

export const willItWorkWords: typeof source.willItWorkWords = {
  title: 'Czy to u mnie zadziała?',
  reach: (truth, networks) =>
    networks.length > 0
      ? `W ${networks.length === 1 ? 'sieci' : 'sieciach'} ${namedNetworks(networks)}`
      : `${speedsOf(truth) ?? 'Dane'} w lokalnych sieciach`,
  refund: (time) => `${time} na zwrot, jeśli nieużywany`,
};

export const goodToKnowWords: typeof source.goodToKnowWords = {
  title: 'Warto wiedzieć',
  startsOnArrival: {
    what: 'Start po przyjeździe',
    more: (place) => `Dni od pierwszego użycia ${inPlace(place)}`,
  },
  startsAtOnce: { what: 'Start od razu', more: 'Dni liczą się od zakupu' },
  startUnknown: { what: 'Dni mogą ruszyć od razu', more: 'Kup go tuż przed podróżą' },
  speeds: {
    what: (speeds) => listed(speeds),
    more: 'W lokalnych sieciach partnerskich',
  },
  speedsUnknown: { what: 'Prędkość zależy od sieci', more: 'W lokalnych sieciach partnerskich' },
  topUp: { what: 'Można doładować', more: 'Ten sam eSIM, więcej danych lub dni' },
  noTopUp: { what: 'Nie można doładować', more: 'Więcej danych tylko z nowym eSIM‑em' },
  topUpUnknown: { what: 'Doładowanie niepewne', more: 'Może być potrzebny nowy eSIM' },
  noIdCheck: { what: 'Bez weryfikacji tożsamości', more: 'Zainstaluj i ruszaj' },
  idCheckUnknown: { what: 'Możliwa weryfikacja tożsamości', more: 'Miej paszport pod ręką' },
};
