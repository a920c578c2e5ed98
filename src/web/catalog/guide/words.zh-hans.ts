import { formatDataAmount, formatDays } from '../../../domain/catalog/data-amount.ts';
import type { Counted, PlaceGuide } from '../../../domain/catalog/found/place-guide.ts';
import { ENOUGH_A_DAY } from '../../../domain/catalog/plan-advice.ts';
import { spaced } from '../../../domain/language-words.zh-hans.ts';
import { CARD, withMethod } from '../../../domain/money-words.ts';
import { formatMoney, isSameMoney, type Money } from '../../../domain/money.ts';
import { feeIncluded, listed } from '../../core/words.ts';
import { destinationWords } from '../destination/words.ts';
import type * as source from './words.ts';

const countriesOf = (count: number) => (count === 1 ? '1 个国家或地区' : `${count} 个国家和地区`);
const byCard = (total: Money) => withMethod(formatMoney(total), CARD);
const paid = (total: Money, { hasFee }: PlaceGuide) =>
  hasFee ? feeIncluded(byCard(total)) : formatMoney(total);

/** '全部 30 个套餐', '30 个套餐中有 12 个', '此套餐'. */
const share = (some: number, all: number) => {
  if (some < all) return `${all} 个套餐中有 ${some} 个`;
  return all === 1 ? '此套餐' : `全部 ${all} 个套餐都`;
};

const unsaidOf = (unknown: number) => `另有 ${unknown} 个，供应商没有说明。`;

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
    title: spaced`${place} eSIM 指南：网络、5G 和流量`,
    description: spaced`在${place}使用的 eSIM 连接哪些网络，有没有 5G 和热点，天数从何时算起，旅行需要多少流量，以及有锁手机能不能用。`,
  }),
  lead: (plans, place) =>
    plans === 1
      ? spaced`根据我们唯一的${place}套餐，整理出购买前需要了解的内容。`
      : spaced`根据我们的 ${plans} 个${place}套餐，整理出购买前需要了解的内容。`,
  back: (place) => spaced`${place}套餐`,
  seePlans: (plans) => (plans === 1 ? '查看此套餐' : `查看全部 ${plans} 个套餐`),

  cost: {
    ask: (place) => spaced`${place}的 eSIM 多少钱？`,
    answer: (guide) => {
      const { low, high } = guide.paid;
      const cheapest = `${guide.cheapest.label}（${formatDays(guide.cheapest.days)}）`;
      return isSameMoney(low, high)
        ? spaced`${cheapest}的价格是${paid(low, guide)}。`
        : spaced`套餐价格为${formatMoney(low)}至${paid(high, guide)}。最便宜的是${cheapest}。`;
    },
  },
  data: {
    ask: (place) => spaced`在${place}需要多少流量？`,
    answer: `看地图、发消息再看一点视频，每天大约用 ${formatDataAmount(ENOUGH_A_DAY)}。按这样的用量，够用的套餐中最便宜的是：`,
    trip: (days) => `${formatDays(days)}：`,
    plan: ({ label, days }) => `${label}，${formatDays(days)}`,
    paid: ({ paid: total }, { hasFee }) => `，${hasFee ? byCard(total) : formatMoney(total)}`,
  },
  networks: {
    ask: (place) => spaced`在${place}使用哪些网络？`,
    answer: (networks) => spaced`使用${listed(networks.map(({ brand }) => brand))}。`,
    unknown: '使用当地合作伙伴的网络。具体是哪些，供应商没有说明。',
    perCountry: '在每个国家或地区使用不同的网络。',
    country: (name, networks) => `${name}：${networks}`,
    untold: (countries) => `有 ${countriesOf(countries)}的网络，供应商没有说明。`,
  },
  fiveG: {
    ask: (place) => spaced`在${place}有 5G 吗？`,
    on: (brands) => spaced`有，${listed(brands)}支持 5G。`,
    onNone: '没有。据供应商提供的信息，这些网络不支持 5G。',
    in: (some, all) => `有。据供应商提供的信息，${countriesOf(all)}中有 ${some} 个支持 5G。`,
    inAll: (all) => (all === 1 ? '有。' : `有，${countriesOf(all)}全部支持 5G。`),
    inNone: '没有。据供应商提供的信息，当地的网络不支持 5G。',
    networkUnknown: '哪些网络支持 5G，供应商没有说明。',
    plans: ({ speeds }) => {
      const all = speeds['5G'] + speeds['4G'] + speeds.other + speeds.unknown;
      if (speeds['5G'] > 0) return `${share(speeds['5G'], all)}可以使用 5G。`;
      if (speeds.unknown === all) return '套餐的网速有多快，供应商没有说明。';
      const of4g = speeds['4G'] > 0 ? `${share(speeds['4G'], all)}可以使用 4G。` : '';
      return `但目前没有确定可以使用 5G 的套餐。${of4g}`;
    },
  },
  starts: {
    ask: '天数从什么时候算起？',
    answer: (place, { first_use: first, purchase, unknown }) => {
      const all = first + purchase + unknown;
      const online = spaced`从你在${place}首次联网时算起，而不是从安装时`;
      if (unknown === all) return '供应商没有说明。';
      if (first === all) return `${online}。`;
      if (purchase === all) return '从购买时算起。';
      return [
        ...(first > 0 ? [`${share(first, all)}${online}。`] : []),
        ...(purchase > 0 ? [`${share(purchase, all)}从购买时算起。`] : []),
        ...(unknown > 0 ? [unsaidOf(unknown)] : []),
      ].join('');
    },
  },
  hotspot: {
    ask: '可以开热点吗？',
    answer: (told) =>
      countsIn(told, {
        yes: '允许开热点',
        no: '不允许',
        unknown: '供应商没有说明这些套餐是否允许开热点，因此请做好不能开热点的准备。',
      }),
  },
  unlimited: {
    ask: '不限量流量的网速有多快？',
    answer: '流量永远不会用完。每 24 小时的高速流量因档位而异：',
    tier: (tier, amount, then) => spaced`${tier}：${amount}高速流量，之后${then}`,
  },
  topUp: {
    ask: '流量用完了怎么办？',
    answer: (told) =>
      countsIn(told, {
        yes: '可以在同一张 eSIM 上加流量',
        no: '不能加流量，想要更多流量需另购新的 eSIM',
        unknown: '供应商没有说明这些套餐能否加流量。',
      }),
  },
  idCheck: {
    ask: '需要实名认证吗？',
    answer: (told) => countsIn(told, { yes: '需要', no: '不需要', unknown: '供应商没有说明。' }),
  },
  locked: {
    ask: '有锁手机能用吗？',
    answer: '不能。被运营商锁定的手机无法使用其他 eSIM。请在出发前联系运营商解锁。你的手机还必须支持 eSIM。',
    check: '查询你的机型',
  },
  regions: {
    title: (place) => spaced`一张 eSIM，走遍${place}和更多地方`,
    reach: (countries, price) =>
      price === null
        ? `，${countriesOf(countries)}`
        : spaced`，${countriesOf(countries)}，${formatMoney(price)}起`,
  },
  near: {
    title: { country: (place) => spaced`${place}周边`, region: () => '只去其中一个地方？' },
    from: (price) => spaced`（${formatMoney(price)}起）`,
  },
};
