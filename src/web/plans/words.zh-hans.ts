import type { Network } from '../../domain/catalog/catalog-schema.ts';
import { formatDataAmount, formatDays, UNLIMITED } from '../../domain/catalog/data-amount.ts';
import { amountADay } from '../../domain/catalog/plan-advice.ts';
import { formatSpeed, speedsOf } from '../../domain/catalog/plan-facts.ts';
import type { PlanFilter } from '../../domain/catalog/plan-filter.ts';
import { daysOfUse, type Use, useAt } from '../../domain/catalog/plan-use.ts';
import { spaced } from '../../domain/language-words.zh-hans.ts';
import { formatMoney } from '../../domain/money.ts';
import { listed } from '../core/words.ts';
import type * as source from './words.ts';

export const planChoiceWords: typeof source.planChoiceWords = {
  title: '选择套餐',
  count: (plans) => `${plans} 个套餐`,
  range: (low, high) => `，${formatMoney(low)} 至 ${formatMoney(high)}`,
  more: (hidden) => `查看更多套餐（还有 ${hidden} 个）`,
  less: { country: '收起套餐', region: '收起' },
  skip: '跳到购买',
  details: '套餐详情',
  detailsOf: (plan) => `套餐详情：${plan}`,
  group: ({ type, days, isAgain }) => {
    if (days !== null) return formatDays(days);
    if (type === 'fixed') return isAgain ? '更多定量流量' : '定量流量';
    return isAgain ? '更多不限量流量' : '不限量流量';
  },
  instead: (asked, plan, lasts) =>
    `${asked ? noneFor(asked) : '该套餐已停售'}。已为你改选：${plan}，${lasts}。`,
  noneOfFilter: { title: '没有符合所选条件的套餐。', showAll: '显示所有套餐' },
};

function noneFor({ megabytes, days, type }: PlanFilter): string {
  const least = megabytes ?? UNLIMITED;
  const asked = [
    ...(least === UNLIMITED ? [] : [`${formatDataAmount(least)} 以上`]),
    ...(days ? [formatDays(days)] : []),
  ];
  const kind = type ?? (least === UNLIMITED ? 'unlimited' : null);
  const which = asked.length > 0 ? `${asked.join('、')}的` : '';
  return spaced`没有${which}${kind ? planFilterWords.types[kind] : ''}套餐`;
}

const uses: Record<Use, string> = {
  messages: '发消息',
  maps: '看地图、发消息',
  calls: '视频通话',
  video: '看视频',
};

export const perUnit: typeof source.perUnit = (price, unit) => `${price}/${unit === 'day' ? '天' : unit}`;

export const planUseWords: typeof source.planUseWords = {
  at: (kbps) => uses[useAt(kbps)],
  of: (plan) => {
    const { full_speed_mb_per_day: fullSpeedMb, throttled_kbps: thenKbps } = plan.truth;
    if (!plan.isUnlimited) return lasts(daysOfUse(plan), plan.duration);
    if (fullSpeedMb === null || thenKbps === null) return '每日高速流量：未知';
    return spaced`每天 ${formatDataAmount(fullSpeedMb)}，之后可${planUseWords.at(thenKbps)}`;
  },
};

function lasts(days: number, duration: number): string {
  if (days === 0) return '只够看地图、发消息';
  return days < duration
    ? `可看地图和少量视频约 ${formatDays(days)}`
    : `${days === 1 ? '全天' : '每天'}可看地图和少量视频`;
}

export const planAdviceWords: typeof source.planAdviceWords = {
  because: (plan, days) =>
    plan.isUnlimited
      ? spaced`适合${formatDays(days)}的旅行，流量用不完`
      : spaced`适合${formatDays(days)}的旅行，每天 ${formatDataAmount(amountADay(plan, days))}`,
  tiers: '什么是档位？',
  tiersTitle: '不限量，永远用不完',
  tiersText: '档位的区别在于网速。高速流量每 24 小时重置。',
  speeds: (fullSpeedMb, thenKbps) =>
    spaced`每天 ${formatDataAmount(fullSpeedMb)} 高速流量，之后降至 ${formatSpeed(thenKbps)}，足以${planUseWords.at(thenKbps)}`,
};

export const planFilterWords: typeof source.planFilterWords = {
  duration: '天数',
  all: '全部',
  data: '流量',
  size: (amount) => spaced`${amount}以上`,
  types: { unlimited: '不限量', fixed: '定量' },
};

export const buyBarWords: typeof source.buyBarWords = {
  name: '你的选择',
  what: (place) => spaced`${place} eSIM`,
  plan: (plan, days) => `${plan}，${days}`,
  total: '总计',
  charged: '支付金额',
  buy: '立即购买',
};

const MAX_NETWORKS = 6;

export const namedNetworks: typeof source.namedNetworks = (networks: readonly Network[]) =>
  listed(
    networks.slice(0, MAX_NETWORKS).map(({ brand, has_5g: isFast }) => (isFast ? `${brand}（5G）` : brand)),
  );

export const willItWorkWords: typeof source.willItWorkWords = {
  title: '我能用吗？',
  reach: (truth, networks) =>
    networks.length > 0 ? `网络：${namedNetworks(networks)}` : spaced`当地网络的${speedsOf(truth) ?? '流量'}`,
  refund: (time) => spaced`购买后${time}内未使用可退款`,
};

export const goodToKnowWords: typeof source.goodToKnowWords = {
  title: '购买须知',
  startsOnArrival: {
    what: '到达后开始',
    more: (place) => spaced`天数从首次在${place}使用时起算`,
  },
  startsAtOnce: { what: '立即开始', more: '天数从购买起计算' },
  startUnknown: { what: '天数可能立即开始计算', more: '请在出发前再购买' },
  speeds: {
    what: (speeds) => listed(speeds),
    more: '使用当地合作网络',
  },
  speedsUnknown: { what: '网速因网络而异', more: '使用当地合作网络' },
  topUp: { what: '可加流量', more: '同一 eSIM，加流量或天数' },
  noTopUp: { what: '不可加流量', more: '需要更多流量时须另购 eSIM' },
  topUpUnknown: { what: '不保证可加流量', more: '需要更多流量时可能须另购 eSIM' },
  noIdCheck: { what: '无需实名认证', more: '安装即用' },
  idCheckUnknown: { what: '可能需要实名认证', more: '请备好护照' },
};
