import type { Network } from '../../domain/catalog/catalog-schema.ts';
import { formatDataAmount, formatDays, UNLIMITED } from '../../domain/catalog/data-amount.ts';
import { amountADay } from '../../domain/catalog/plan-advice.ts';
import { formatSpeed, speedsOf } from '../../domain/catalog/plan-facts.ts';
import type { PlanFilter } from '../../domain/catalog/plan-filter.ts';
import { daysOfUse, type Use, useAt } from '../../domain/catalog/plan-use.ts';
import { capital, inPlace } from '../../domain/language-words.tr.ts';
import { formatMoney } from '../../domain/money.ts';
import { listed } from '../core/words.ts';
import type * as source from './words.ts';

export const planChoiceWords: typeof source.planChoiceWords = {
  title: 'Paketinizi seçin',
  count: (plans) => `${plans} paket`,
  range: (low, high) => `, ${formatMoney(low)} – ${formatMoney(high)}`,
  more: (hidden) => `Daha fazla paket gör (${hidden})`,
  less: { country: 'Daha az paket göster', region: 'Daha az göster' },
  skip: 'Satın almaya geç',
  details: 'Ayrıntılar',
  detailsOf: (plan) => `Paket ayrıntıları: ${plan}`,
  group: ({ type, days, isAgain }) => {
    if (days !== null) return formatDays(days);
    if (type === 'fixed') return isAgain ? 'Diğer kotalı paketler' : 'Kotalı paketler';
    return isAgain ? 'Diğer sınırsız paketler' : 'Sınırsız paketler';
  },
  instead: (asked, plan, lasts) =>
    `${asked ? noneFor(asked) : 'O paket satışta değil'}. Yerine seçilen paket: ${plan}, ${lasts}.`,
  noneOfFilter: { title: 'Seçilen filtrelere uygun paket yok.', showAll: 'Tüm paketleri göster' },
};

/** '7 gün için 5 GB internetli kotalı paket yok'. */
function noneFor({ megabytes, days, type }: PlanFilter): string {
  const least = megabytes ?? UNLIMITED;
  const amount = least === UNLIMITED ? 'sınırsız' : `${formatDataAmount(least)} içeren`;
  const kind = { fixed: ' kotalı', unlimited: least === UNLIMITED ? '' : ' sınırsız' };
  const sentence = `${days ? `${formatDays(days)} için ` : ''}${amount}${type ? kind[type] : ''} paket yok`;
  return capital(sentence);
}

const uses: Record<Use, string> = {
  messages: 'mesaj',
  maps: 'harita ve mesaj',
  calls: 'görüntülü arama',
  video: 'video',
};

/** '2,94 $/gün'. */
export const perUnit: typeof source.perUnit = (price, unit) => `${price}/${unit === 'day' ? 'gün' : unit}`;

export const planUseWords: typeof source.planUseWords = {
  at: (kbps) => uses[useAt(kbps)],
  of: (plan) => {
    const { full_speed_mb_per_day: fullSpeedMb, throttled_kbps: thenKbps } = plan.truth;
    if (!plan.isUnlimited) return lasts(daysOfUse(plan), plan.duration);
    if (fullSpeedMb === null || thenKbps === null) return 'Günlük tam hızlı internet: bilinmiyor';
    return `Günde ${formatDataAmount(fullSpeedMb)}, sonra ${planUseWords.at(thenKbps)}`;
  },
};

function lasts(days: number, duration: number): string {
  if (days === 0) return 'Yalnızca harita ve mesaj';
  return days < duration
    ? `Yaklaşık ${formatDays(days)} harita, biraz video`
    : `${days === 1 ? 'Gün boyu' : 'Her gün'} harita, biraz video`;
}

export const planAdviceWords: typeof source.planAdviceWords = {
  because: (plan, days) =>
    `${formatDays(days)} için ideal, ${plan.isUnlimited ? 'hiç bitmez' : `günde ${formatDataAmount(amountADay(plan, days))}`}`,
  tiers: 'Seviyeler nedir?',
  tiersTitle: 'Sınırsız internet hiç bitmez',
  tiersText: 'Seviyelerin farkı hızlarıdır. Tam hızlı internetiniz 24 saatte bir yenilenir.',
  speeds: (fullSpeedMb, thenKbps) =>
    `Günde ${formatDataAmount(fullSpeedMb)} tam hızda, sonra ${formatSpeed(thenKbps)}, ${planUseWords.at(thenKbps)} için yeterli`,
};

export const planFilterWords: typeof source.planFilterWords = {
  duration: 'Süre',
  all: 'Tümü',
  data: 'İnternet',
  size: (amount) => `${amount} ve üzeri`,
  types: { unlimited: 'Sınırsız', fixed: 'Kotalı' },
};

export const buyBarWords: typeof source.buyBarWords = {
  name: 'Seçiminiz',
  what: (place) => `${place} eSIM’i`,
  plan: (plan, days) => `${plan}, ${days}`,
  total: 'Toplam',
  charged: 'Ödenecek',
  buy: 'Hemen al',
};

const MAX_NETWORKS = 6;

export const namedNetworks: typeof source.namedNetworks = (networks: readonly Network[]) =>
  listed(
    networks.slice(0, MAX_NETWORKS).map(({ brand, has_5g: isFast }) => (isFast ? `${brand} (5G)` : brand)),
  );

export const willItWorkWords: typeof source.willItWorkWords = {
  title: 'Bende çalışır mı?',
  reach: (truth, networks) =>
    networks.length > 0
      ? `Şebekeler: ${namedNetworks(networks)}`
      : `Yerel şebekelerde ${speedsOf(truth) ?? 'internet'}`,
  refund: (time) => `Kullanılmamışsa ${time} içinde iade`,
};

export const goodToKnowWords: typeof source.goodToKnowWords = {
  title: 'Bilmenizde fayda var',
  startsOnArrival: {
    what: 'Vardığınızda başlar',
    more: (place) => `Günler ${inPlace(place)} ilk kullanımla başlar`,
  },
  startsAtOnce: { what: 'Hemen başlar', more: 'Günler satın alma anında başlar' },
  startUnknown: { what: 'Günler hemen başlayabilir', more: 'Yola çıkmadan hemen önce satın alın' },
  speeds: {
    what: (speeds) => listed(speeds),
    more: 'Yerel iş ortağı şebekelerde',
  },
  speedsUnknown: { what: 'Hız şebekeye göre değişir', more: 'Yerel iş ortağı şebekelerde' },
  topUp: { what: 'İnternet eklenebilir', more: 'Aynı eSIM’e ek internet veya gün' },
  noTopUp: { what: 'İnternet eklenemez', more: 'Ek internet için yeni eSIM gerekir' },
  topUpUnknown: { what: 'İnternet ekleme kesin değil', more: 'Ek internet için yeni eSIM gerekebilir' },
  noIdCheck: { what: 'Kimlik kontrolü yok', more: 'Kurun ve yola çıkın' },
  idCheckUnknown: { what: 'Kimlik kontrolü olabilir', more: 'Pasaportunuzu yanınızda bulundurun' },
};
