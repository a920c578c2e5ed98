import { formatDataAmount, formatDays } from '../../../domain/catalog/data-amount.ts';
import type { Counted, PlaceGuide } from '../../../domain/catalog/found/place-guide.ts';
import { ENOUGH_A_DAY } from '../../../domain/catalog/plan-advice.ts';
import { capital, inPlace } from '../../../domain/language-words.tr.ts';
import { CARD, withMethod } from '../../../domain/money-words.ts';
import { formatMoney, isSameMoney, type Money } from '../../../domain/money.ts';
import { feeIncluded, listed } from '../../core/words.ts';
import { destinationWords } from '../destination/words.ts';
import type * as source from './words.ts';

const byCard = (total: Money) => withMethod(formatMoney(total), CARD);
const paid = (total: Money, { hasFee }: PlaceGuide) =>
  hasFee ? feeIncluded(byCard(total)) : formatMoney(total);

/** The suffix of 'tanesi' and its like: for whom, to what, in what. */
type Ending = '' | 'ne' | 'nde';

/** '30 paketin tamamında', '30 paketin 12 tanesinde': no suffix follows a number, whose vowels would decide it. */
const share = (some: number, all: number, ending: Ending) =>
  `${all} paketin ${some < all ? `${some} tanesi` : 'tamamı'}${ending}`;

/** A sentence about one plan, and about several of all. */
interface Telling {
  one: string;
  ending: Ending;
  several: (plans: string) => string;
}

const saidOf = (some: number, all: number, { one, ending, several }: Telling) =>
  all === 1 ? one : several(share(some, all, ending));

const unsaidOf = (unknown: number) => `${unknown} paket için tedarikçimiz bilgi vermiyor.`;

/** A fact that holds for some plans, not for others, and is unknown for the rest. */
function countsIn(
  { yes, no, unknown }: Counted<'yes' | 'no'>,
  words: { yes: Telling; no: Telling; unknown: string },
) {
  const all = yes + no + unknown;
  if (unknown === all) return words.unknown;
  return [
    ...(yes > 0 ? [saidOf(yes, all, words.yes)] : []),
    ...(no > 0 ? [saidOf(no, all, words.no)] : []),
    ...(unknown > 0 ? [unsaidOf(unknown)] : []),
  ].join(' ');
}

/** For '5G' and '4G'. */
const usable = (network: string): Telling => ({
  one: `Pakette ${network} kullanılabilir.`,
  ending: 'nde',
  several: (plans) => `${plans} ${network} kullanılabilir.`,
});

export const guideWords: typeof source.guideWords = {
  title: destinationWords.guide,
  meta: (place) => ({
    title: `${place} eSIM rehberi: şebekeler, 5G ve internet`,
    description: `${place} eSIM’i hangi şebekeleri kullanır, 5G ve internet paylaşımı var mı, günler ne zaman başlar, seyahatte ne kadar internet gerekir, SIM kilidi ne anlama gelir?`,
  }),
  lead: (plans, place) =>
    plans === 1
      ? `Satın almadan önce bilmeniz gerekenler: ${place} paketimizden derledik.`
      : `Satın almadan önce bilmeniz gerekenler: ${plans} ${place} paketimizden derledik.`,
  back: (place) => `${place} paketleri`,
  seePlans: (plans) => (plans === 1 ? 'Paketi gör' : `${plans} paketin tamamını gör`),

  cost: {
    ask: (place) => `${place} eSIM’inin fiyatı ne kadar?`,
    answer: (guide) => {
      const { low, high } = guide.paid;
      const cheapest = `${guide.cheapest.label}, ${formatDays(guide.cheapest.days)}`;
      return isSameMoney(low, high)
        ? `${cheapest} için fiyat ${paid(low, guide)}.`
        : `En ucuz paket ${formatMoney(low)} (${cheapest}), en pahalısı ${paid(high, guide)}.`;
    },
  },
  data: {
    ask: (place) => `${capital(inPlace(place))} ne kadar internete ihtiyacım var?`,
    answer: `Haritalar, mesajlar ve biraz video için günde yaklaşık ${formatDataAmount(ENOUGH_A_DAY)} yeter. Bu tempoda yeterli olan en ucuz paketler şunlar.`,
    trip: (days) => `${formatDays(days)} için: `,
    plan: ({ label, days }) => `${label}, ${formatDays(days)}`,
    paid: ({ paid: total }, { hasFee }) => `, ${hasFee ? byCard(total) : formatMoney(total)}`,
  },
  networks: {
    ask: (place) => `${capital(inPlace(place))} hangi şebekeleri kullanıyor?`,
    answer: (networks) =>
      `Kullandığı ${networks.length === 1 ? 'şebeke' : 'şebekeler'}: ${listed(networks.map(({ brand }) => brand))}.`,
    unknown: 'Yerel iş ortaklarının şebekelerini kullanıyor. Tedarikçimiz hangileri olduğunu söylemiyor.',
    perCountry: 'Her ülkede farklı şebekeler kullanıyor.',
    country: (name, networks) => `${name}: ${networks}`,
    untold: (countries) => `${countries} ülke için tedarikçimiz hangileri olduğunu söylemiyor.`,
  },
  fiveG: {
    ask: (place) => `${capital(inPlace(place))} 5G var mı?`,
    on: (brands) => `Evet, 5G olan ${brands.length === 1 ? 'şebeke' : 'şebekeler'}: ${listed(brands)}.`,
    onNone: 'Hayır, tedarikçimizin verdiği bilgiye göre bu şebekelerde yok.',
    in: (some, all) => `Evet, tedarikçimizin verdiği bilgiye göre ${all} ülkenin ${some} tanesinde var.`,
    inAll: (all) => (all === 1 ? 'Evet, var.' : `Evet, ${all} ülkenin tamamında var.`),
    inNone: 'Hayır, tedarikçimizin verdiği bilgiye göre oradaki şebekelerde yok.',
    networkUnknown: 'Tedarikçimiz hangi şebekelerde olduğunu söylemiyor.',
    plans: ({ speeds }) => {
      const all = speeds['5G'] + speeds['4G'] + speeds.other + speeds.unknown;
      if (speeds['5G'] > 0) return saidOf(speeds['5G'], all, usable('5G'));
      if (speeds.unknown === all) return 'Tedarikçimiz paketlerin ne kadar hızlı olabileceğini söylemiyor.';
      const of4g = speeds['4G'] > 0 ? ` ${saidOf(speeds['4G'], all, usable('4G'))}` : '';
      return `Ama 5G kullandığı bilinen bir paket yok.${of4g}`;
    },
  },
  starts: {
    ask: 'Günler ne zaman başlar?',
    answer: (place, { first_use: first, purchase, unknown }) => {
      const all = first + purchase + unknown;
      const online = `${inPlace(place)} internete ilk bağlandığınızda`;
      if (unknown === all) return 'Tedarikçimiz bu konuda bilgi vermiyor.';
      if (first === all) return `Kurduğunuzda değil, ${online}.`;
      if (purchase === all) return 'Satın aldığınızda.';
      return [
        ...(first > 0 ? [`${share(first, all, 'nde')} günler, kurduğunuzda değil, ${online} başlar.`] : []),
        ...(purchase > 0 ? [`${share(purchase, all, 'nde')} günler satın aldığınızda başlar.`] : []),
        ...(unknown > 0 ? [unsaidOf(unknown)] : []),
      ].join(' ');
    },
  },
  hotspot: {
    ask: 'Telefonumdan internet paylaşabilir miyim?',
    answer: (told) =>
      countsIn(told, {
        yes: {
          one: 'Pakette paylaşım mümkün.',
          ending: 'nde',
          several: (plans) => `${plans} paylaşım mümkün.`,
        },
        no: {
          one: 'Pakette paylaşım mümkün değil.',
          ending: 'nde',
          several: (plans) => `${plans} paylaşım mümkün değil.`,
        },
        unknown: 'Tedarikçimiz bu paketlerde mümkün olup olmadığını söylemiyor, o yüzden buna güvenmeyin.',
      }),
  },
  unlimited: {
    ask: 'Sınırsız internet ne kadar hızlı?',
    answer: 'İnternetiniz hiç bitmez. Her seviye, 24\u00A0saatte bir şu kadar tam hızda internet verir.',
    tier: (tier, amount, then) => `${tier}: tam hızda ${amount}, sonra ${then}`,
  },
  topUp: {
    ask: 'İnternetim biterse ne olur?',
    answer: (told) =>
      countsIn(told, {
        yes: {
          one: 'Pakete aynı eSIM üzerinden internet eklenebilir.',
          ending: 'ne',
          several: (plans) => `${plans} aynı eSIM üzerinden internet eklenebilir.`,
        },
        no: {
          one: 'Pakete internet eklenemez, daha fazlası için yeni bir eSIM gerekir.',
          ending: 'ne',
          several: (plans) => `${plans} internet eklenemez, daha fazlası için yeni bir eSIM gerekir.`,
        },
        unknown: 'Tedarikçimiz bu paketlere internet eklenip eklenemeyeceğini söylemiyor.',
      }),
  },
  idCheck: {
    ask: 'Kimlik göstermem gerekir mi?',
    answer: (told) =>
      countsIn(told, {
        yes: {
          one: 'Paket için kimlik gerekiyor.',
          ending: '',
          several: (plans) => `${plans} için kimlik gerekiyor.`,
        },
        no: {
          one: 'Paket için kimlik gerekmiyor.',
          ending: '',
          several: (plans) => `${plans} için kimlik gerekmiyor.`,
        },
        unknown: 'Tedarikçimiz bu konuda bilgi vermiyor.',
      }),
  },
  locked: {
    ask: 'SIM kilidi olan bir telefonda çalışır mı?',
    answer:
      'Hayır. Bir operatöre kilitli telefon başka bir eSIM’i kabul etmez. Seyahate çıkmadan önce operatörünüzden kilidi açmasını isteyin. Telefonunuzun eSIM’i de desteklemesi gerekir.',
    check: 'Modelinizi kontrol edin',
  },
  regions: {
    title: (place) => `${place} ve ötesi için tek eSIM`,
    reach: (countries, price) =>
      price === null ? `, ${countries} ülke` : `, ${countries} ülke, başlangıç fiyatı ${formatMoney(price)}`,
  },
  near: {
    title: {
      country: (place) => `${place} çevresi`,
      region: () => 'Yalnızca birine mi gidiyorsunuz?',
    },
    from: (price) => `, başlangıç fiyatı ${formatMoney(price)}`,
  },
};
