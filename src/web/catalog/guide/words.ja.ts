import { formatDataAmount, formatDays } from '../../../domain/catalog/data-amount.ts';
import type { Counted, PlaceGuide } from '../../../domain/catalog/found/place-guide.ts';
import { ENOUGH_A_DAY } from '../../../domain/catalog/plan-advice.ts';
import { CARD, withMethod } from '../../../domain/money-words.ts';
import { formatMoney, isSameMoney, type Money } from '../../../domain/money.ts';
import { feeIncluded, listed } from '../../core/words.ts';
import { destinationWords } from '../destination/words.ts';
import type * as source from './words.ts';

const byCard = (total: Money) => withMethod(formatMoney(total), CARD);
const paid = (total: Money, { hasFee }: PlaceGuide) =>
  hasFee ? feeIncluded(byCard(total)) : formatMoney(total);

/** '30プランすべて', '30プラン中12プラン', 'このプラン'. */
const share = (some: number, all: number) => {
  if (some < all) return `${all}プラン中${some}プラン`;
  return all === 1 ? 'このプラン' : `${all}プランすべて`;
};

const unsaidOf = (unknown: number) => `${unknown}プランについては、提携先から情報がありません。`;

/** A fact that holds for some plans, not for others, and is unknown for the rest. */
function countsIn(
  { yes, no, unknown }: Counted<'yes' | 'no'>,
  words: Record<'yes' | 'no' | 'unknown', string>,
) {
  const all = yes + no + unknown;
  if (unknown === all) return words.unknown;
  return [
    ...(yes > 0 ? [`${share(yes, all)}${words.yes}。`] : []),
    ...(no > 0 ? [`${share(no, all)}${words.no}。`] : []),
    ...(unknown > 0 ? [unsaidOf(unknown)] : []),
  ].join('');
}

export const guideWords: typeof source.guideWords = {
  title: destinationWords.guide,
  meta: (place) => ({
    title: `${place}のeSIMガイド：ネットワーク、5G、データ量`,
    description: `${place}のeSIMが使うネットワーク、5Gとテザリングへの対応、日数の数え方、旅行に必要なデータ量、SIMロックのあるスマホについて説明します。`,
  }),
  lead: (plans, place) =>
    plans === 1
      ? `${place}のプランを購入する前に知っておきたいことをまとめました。`
      : `${place}の${plans}プランをもとに、購入前に知っておきたいことをまとめました。`,
  back: (place) => `${place}のプラン`,
  seePlans: (plans) => (plans === 1 ? 'プランを見る' : `全${plans}プランを見る`),

  cost: {
    ask: (place) => `${place}のeSIMの料金は？`,
    answer: (guide) => {
      const { low, high } = guide.paid;
      const cheapest = `${guide.cheapest.label}（${formatDays(guide.cheapest.days)}）`;
      return isSameMoney(low, high)
        ? `${cheapest}は${paid(low, guide)}です。`
        : `料金は${formatMoney(low)}〜${paid(high, guide)}です。最も安いのは${cheapest}です。`;
    },
  },
  data: {
    ask: (place) => `${place}ではどのくらいデータが必要ですか？`,
    answer: `地図、メッセージ、少しの動画で、1日に約${formatDataAmount(ENOUGH_A_DAY)}使います。このペースで足りる、最も安いプランは次のとおりです。`,
    trip: (days) => `${formatDays(days)}なら：`,
    plan: ({ label, days }) => `${label}、${formatDays(days)}`,
    paid: ({ paid: total }, { hasFee }) => `、${hasFee ? byCard(total) : formatMoney(total)}`,
  },
  networks: {
    ask: (place) => `${place}ではどのネットワークを使いますか？`,
    answer: (networks) => `${listed(networks.map(({ brand }) => brand))}を使います。`,
    unknown: '現地の提携ネットワークを使います。どのネットワークかは、提携先から情報がありません。',
    perCountry: '国ごとに異なるネットワークを使います。',
    country: (name, networks) => `${name}：${networks}`,
    untold: (countries) => `${countries}か\u2060国については、提携先から情報がありません。`,
  },
  fiveG: {
    ask: (place) => `${place}で5Gは使えますか？`,
    on: (brands) => `はい、${listed(brands)}が対応しています。`,
    onNone: 'いいえ、提携先の情報では、これらのネットワークは5Gに対応していません。',
    in: (some, all) => `はい、提携先の情報では、${all}か\u2060国中${some}か\u2060国が対応しています。`,
    inAll: (all) => (all === 1 ? 'はい、使えます。' : `はい、${all}か\u2060国すべてで使えます。`),
    inNone: 'いいえ、提携先の情報では、現地のネットワークは5Gに対応していません。',
    networkUnknown: 'どのネットワークが対応しているかは、提携先から情報がありません。',
    plans: ({ speeds }) => {
      const all = speeds['5G'] + speeds['4G'] + speeds.other + speeds.unknown;
      if (speeds['5G'] > 0) return `${share(speeds['5G'], all)}で5Gを利用できます。`;
      if (speeds.unknown === all) return 'プランの最大速度は、提携先から情報がありません。';
      const of4g = speeds['4G'] > 0 ? `${share(speeds['4G'], all)}で4Gを利用できます。` : '';
      return `ただし、5Gを利用できると確認できたプランはありません。${of4g}`;
    },
  },
  starts: {
    ask: '日数はいつから数えますか？',
    answer: (place, { first_use: first, purchase, unknown }) => {
      const all = first + purchase + unknown;
      const online = `${place}で初めてインターネットにつながった時から数えます。インストールした時ではありません。`;
      if (unknown === all) return '提携先から情報がありません。';
      if (first === all) return online;
      if (purchase === all) return '購入した時から数えます。';
      return [
        ...(first > 0 ? [`${share(first, all)}は、${online}`] : []),
        ...(purchase > 0 ? [`${share(purchase, all)}は、購入した時から数えます。`] : []),
        ...(unknown > 0 ? [unsaidOf(unknown)] : []),
      ].join('');
    },
  },
  hotspot: {
    ask: 'テザリングはできますか？',
    answer: (told) =>
      countsIn(told, {
        yes: 'で利用できます',
        no: 'では利用できません',
        unknown:
          'これらのプランでテザリングができるかどうかは、提携先から情報がありません。使えない前提で選んでください。',
      }),
  },
  unlimited: {
    ask: '無制限データの速度は？',
    answer:
      'データを使い切ることはありません。24時間ごとに高速で使えるデータ量は、グレードによって異なります。',
    tier: (tier, amount, then) => `${tier}：${amount}まで高速、その後は${then}`,
  },
  topUp: {
    ask: 'データを使い切ったらどうなりますか？',
    answer: (told) =>
      countsIn(told, {
        yes: 'で、同じeSIMにデータを追加できます',
        no: 'ではデータを追加できないため、新しいeSIMが必要です',
        unknown: 'これらのプランにデータを追加できるかどうかは、提携先から情報がありません。',
      }),
  },
  idCheck: {
    ask: '本人確認は必要ですか？',
    answer: (told) =>
      countsIn(told, {
        yes: 'で必要です',
        no: 'では不要です',
        unknown: '提携先から情報がありません。',
      }),
  },
  locked: {
    ask: 'SIMロックのあるスマホでも使えますか？',
    answer:
      'いいえ。SIMロックがかかったスマホでは、ほかの会社のeSIMは使えません。旅行の前に、契約中の通信会社でロックを解除してください。スマホがeSIMに対応していることも必要です。',
    check: '機種を確認',
  },
  regions: {
    title: (place) => `${place}もその先も、1つのeSIMで`,
    reach: (countries, price) =>
      price === null ? `、${countries}か\u2060国` : `、${countries}か\u2060国、${formatMoney(price)}から`,
  },
  near: {
    title: { country: (place) => `${place}の周辺`, region: () => '行くのは1か\u2060国だけですか？' },
    from: (price) => `（${formatMoney(price)}から）`,
  },
};
