import { formatDataAmount, formatDays } from '../../../domain/catalog/data-amount.ts';
import type { Counted, PlaceGuide } from '../../../domain/catalog/found/place-guide.ts';
import { ENOUGH_A_DAY } from '../../../domain/catalog/plan-advice.ts';
import { spaced } from '../../../domain/language-words.zh-hant.ts';
import { CARD, withMethod } from '../../../domain/money-words.ts';
import { formatMoney, isSameMoney, type Money } from '../../../domain/money.ts';
import { feeIncluded, listed } from '../../core/words.ts';
import { destinationWords } from '../destination/words.ts';
import type * as source from './words.ts';

const countriesOf = (count: number) => (count === 1 ? '1 個國家或地區' : `${count} 個國家和地區`);
const byCard = (total: Money) => withMethod(formatMoney(total), CARD);
const paid = (total: Money, { hasFee }: PlaceGuide) =>
  hasFee ? feeIncluded(byCard(total)) : formatMoney(total);

/** '全部 30 個方案', '30 個方案中有 12 個', '此方案'. */
const share = (some: number, all: number) => {
  if (some < all) return `${all} 個方案中有 ${some} 個`;
  return all === 1 ? '此方案' : `全部 ${all} 個方案都`;
};

const unsaidOf = (unknown: number) => `另有 ${unknown} 個，供應商沒有說明。`;

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
    title: spaced`${place}的 eSIM 指南：網路、5G 和數據`,
    description: spaced`在${place}使用的 eSIM 會連上哪些網路、有沒有 5G 和熱點分享、天數從何時算起、旅行需要多少數據，以及有鎖手機能不能用。`,
  }),
  lead: (plans, place) =>
    plans === 1
      ? spaced`根據我們唯一的${place}方案，整理出購買前該知道的事。`
      : spaced`根據我們的 ${plans} 個${place}方案，整理出購買前該知道的事。`,
  back: (place) => spaced`${place}方案`,
  seePlans: (plans) => (plans === 1 ? '查看此方案' : `查看全部 ${plans} 個方案`),

  cost: {
    ask: (place) => spaced`${place}的 eSIM 多少錢？`,
    answer: (guide) => {
      const { low, high } = guide.paid;
      const cheapest = `${guide.cheapest.label}（${formatDays(guide.cheapest.days)}）`;
      return isSameMoney(low, high)
        ? spaced`${cheapest}的價格是${paid(low, guide)}。`
        : spaced`方案價格為${formatMoney(low)}至${paid(high, guide)}。最便宜的是${cheapest}。`;
    },
  },
  data: {
    ask: (place) => spaced`在${place}需要多少數據？`,
    answer: `看地圖、傳訊息再看一點影片，一天大約用 ${formatDataAmount(ENOUGH_A_DAY)}。以這樣的用量來說，夠用又最便宜的方案是：`,
    trip: (days) => `${formatDays(days)}：`,
    plan: ({ label, days }) => `${label}，${formatDays(days)}`,
    paid: ({ paid: total }, { hasFee }) => `，${hasFee ? byCard(total) : formatMoney(total)}`,
  },
  networks: {
    ask: (place) => spaced`在${place}使用哪些網路？`,
    answer: (networks) => spaced`使用${listed(networks.map(({ brand }) => brand))}。`,
    unknown: '使用當地合作電信業者的網路。供應商沒有說明是哪幾家。',
    perCountry: '在每個國家或地區使用不同的網路。',
    country: (name, networks) => `${name}：${networks}`,
    untold: (countries) => `有 ${countriesOf(countries)}的網路，供應商沒有說明。`,
  },
  fiveG: {
    ask: (place) => spaced`在${place}有 5G 嗎？`,
    on: (brands) => spaced`有，${listed(brands)}支援 5G。`,
    onNone: '沒有。根據供應商提供的資訊，這些網路不支援 5G。',
    in: (some, all) => `有。根據供應商提供的資訊，${countriesOf(all)}中有 ${some} 個支援 5G。`,
    inAll: (all) => (all === 1 ? '有。' : `有，${countriesOf(all)}全部支援 5G。`),
    inNone: '沒有。根據供應商提供的資訊，當地的網路不支援 5G。',
    networkUnknown: '哪些網路支援 5G，供應商沒有說明。',
    plans: ({ speeds }) => {
      const all = speeds['5G'] + speeds['4G'] + speeds.other + speeds.unknown;
      if (speeds['5G'] > 0) return `${share(speeds['5G'], all)}可以使用 5G。`;
      if (speeds.unknown === all) return '方案的網速有多快，供應商沒有說明。';
      const of4g = speeds['4G'] > 0 ? `${share(speeds['4G'], all)}可以使用 4G。` : '';
      return `但目前沒有確定能使用 5G 的方案。${of4g}`;
    },
  },
  starts: {
    ask: '天數從什麼時候算起？',
    answer: (place, { first_use: first, purchase, unknown }) => {
      const all = first + purchase + unknown;
      const online = spaced`從您在${place}首次連上網路時算起，不是從安裝時算起`;
      if (unknown === all) return '供應商沒有說明。';
      if (first === all) return `${online}。`;
      if (purchase === all) return '從購買時算起。';
      return [
        ...(first > 0 ? [`${share(first, all)}${online}。`] : []),
        ...(purchase > 0 ? [`${share(purchase, all)}從購買時算起。`] : []),
        ...(unknown > 0 ? [unsaidOf(unknown)] : []),
      ].join('');
    },
  },
  hotspot: {
    ask: '可以開熱點分享嗎？',
    answer: (told) =>
      countsIn(told, {
        yes: '可以開熱點分享',
        no: '不可以',
        unknown: '供應商沒有說明這些方案能不能開熱點分享，規劃行程時請當作不能。',
      }),
  },
  unlimited: {
    ask: '吃到飽的網速有多快？',
    answer: '數據永遠不會用完。每 24 小時的高速數據量依等級而定：',
    tier: (tier, amount, then) => spaced`${tier}：${amount}高速數據，之後降至${then}`,
  },
  topUp: {
    ask: '數據用完了怎麼辦？',
    answer: (told) =>
      countsIn(told, {
        yes: '可以在同一張 eSIM 上加購數據',
        no: '不能加購數據，需要更多數據時要另外購買新的 eSIM',
        unknown: '供應商沒有說明這些方案能不能加購數據。',
      }),
  },
  idCheck: {
    ask: '需要實名認證嗎？',
    answer: (told) => countsIn(told, { yes: '需要', no: '不需要', unknown: '供應商沒有說明。' }),
  },
  locked: {
    ask: '有鎖手機能用嗎？',
    answer:
      '不能。綁定電信業者的有鎖手機無法使用其他 eSIM。出發前請先向電信業者申請解鎖。您的手機也必須支援 eSIM。',
    check: '查詢您的機型',
  },
  regions: {
    title: (place) => spaced`一張 eSIM，走遍${place}和更多地方`,
    reach: (countries, price) =>
      price === null
        ? `，${countriesOf(countries)}`
        : spaced`，${countriesOf(countries)}，${formatMoney(price)}起`,
  },
  near: {
    title: { country: (place) => spaced`${place}鄰近地區`, region: () => '只去其中一個地方？' },
    from: (price) => spaced`（${formatMoney(price)}起）`,
  },
};
