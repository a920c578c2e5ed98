import type { Network } from '../../domain/catalog/catalog-schema.ts';
import { formatDataAmount, formatDays, UNLIMITED } from '../../domain/catalog/data-amount.ts';
import { amountADay } from '../../domain/catalog/plan-advice.ts';
import { formatSpeed, speedsOf } from '../../domain/catalog/plan-facts.ts';
import type { PlanFilter } from '../../domain/catalog/plan-filter.ts';
import { daysOfUse, type Use, useAt } from '../../domain/catalog/plan-use.ts';
import { spaced } from '../../domain/language-words.zh-hant.ts';
import { formatMoney } from '../../domain/money.ts';
import { listed } from '../core/words.ts';
import type * as source from './words.ts';

export const planChoiceWords: typeof source.planChoiceWords = {
  title: '選擇方案',
  count: (plans) => `${plans} 個方案`,
  range: (low, high) => `，${formatMoney(low)} 至 ${formatMoney(high)}`,
  more: (hidden) => `查看更多方案（還有 ${hidden} 個）`,
  less: { country: '收起方案', region: '收起' },
  skip: '跳到購買',
  details: '方案詳情',
  detailsOf: (plan) => `方案詳情：${plan}`,
  group: ({ type, days, isAgain }) => {
    if (days !== null) return formatDays(days);
    if (type === 'fixed') return isAgain ? '更多定量方案' : '定量方案';
    return isAgain ? '更多吃到飽方案' : '吃到飽方案';
  },
  instead: (asked, plan, lasts) =>
    `${asked ? noneFor(asked) : '該方案已停售'}。已為您改選：${plan}，${lasts}。`,
  noneOfFilter: { title: '沒有符合所選條件的方案。', showAll: '顯示所有方案' },
};

function noneFor({ megabytes, days, type }: PlanFilter): string {
  const least = megabytes ?? UNLIMITED;
  const asked = [
    ...(least === UNLIMITED ? [] : [`${formatDataAmount(least)} 以上`]),
    ...(days ? [formatDays(days)] : []),
  ];
  const kind = type ?? (least === UNLIMITED ? 'unlimited' : null);
  const which = asked.length > 0 ? `${asked.join('、')}的` : '';
  return spaced`沒有${which}${kind ? planFilterWords.types[kind] : ''}方案`;
}

const uses: Record<Use, string> = {
  messages: '傳訊息',
  maps: '看地圖、傳訊息',
  calls: '視訊通話',
  video: '看影片',
};

export const perUnit: typeof source.perUnit = (price, unit) => `${price}/${unit === 'day' ? '天' : unit}`;

export const planUseWords: typeof source.planUseWords = {
  at: (kbps) => uses[useAt(kbps)],
  of: (plan) => {
    const { full_speed_mb_per_day: fullSpeedMb, throttled_kbps: thenKbps } = plan.truth;
    if (!plan.isUnlimited) return lasts(daysOfUse(plan), plan.duration);
    if (fullSpeedMb === null || thenKbps === null) return '每日高速數據：不明';
    return spaced`每天 ${formatDataAmount(fullSpeedMb)}，之後可${planUseWords.at(thenKbps)}`;
  },
};

function lasts(days: number, duration: number): string {
  if (days === 0) return '只夠看地圖、傳訊息';
  return days < duration
    ? `可看地圖和少量影片約 ${formatDays(days)}`
    : `${days === 1 ? '整天' : '每天'}可看地圖和少量影片`;
}

export const planAdviceWords: typeof source.planAdviceWords = {
  because: (plan, days) =>
    plan.isUnlimited
      ? spaced`適合${formatDays(days)}的旅程，數據用不完`
      : spaced`適合${formatDays(days)}的旅程，每天 ${formatDataAmount(amountADay(plan, days))}`,
  tiers: '等級是什麼？',
  tiersTitle: '吃到飽，怎麼用都用不完',
  tiersText: '等級不同，網速就不同。高速數據每 24 小時重新計算。',
  speeds: (fullSpeedMb, thenKbps) =>
    spaced`每天 ${formatDataAmount(fullSpeedMb)} 高速數據，之後降至 ${formatSpeed(thenKbps)}，足以${planUseWords.at(thenKbps)}`,
};

export const planFilterWords: typeof source.planFilterWords = {
  duration: '天數',
  all: '全部',
  data: '數據',
  size: (amount) => spaced`${amount}以上`,
  types: { unlimited: '吃到飽', fixed: '定量' },
};

export const buyBarWords: typeof source.buyBarWords = {
  name: '您的選擇',
  what: (place) => spaced`${place} eSIM`,
  plan: (plan, days) => `${plan}，${days}`,
  total: '總計',
  charged: '支付金額',
  buy: '立即購買',
};

const MAX_NETWORKS = 6;

export const namedNetworks: typeof source.namedNetworks = (networks: readonly Network[]) =>
  listed(
    networks.slice(0, MAX_NETWORKS).map(({ brand, has_5g: isFast }) => (isFast ? `${brand}（5G）` : brand)),
  );

export const willItWorkWords: typeof source.willItWorkWords = {
  title: '我可以用嗎？',
  reach: (truth, networks) =>
    networks.length > 0 ? `網路：${namedNetworks(networks)}` : spaced`當地網路的${speedsOf(truth) ?? '數據'}`,
  refund: (time) => spaced`購買後${time}內未使用可退款`,
};

export const goodToKnowWords: typeof source.goodToKnowWords = {
  title: '購買須知',
  startsOnArrival: {
    what: '抵達後開始',
    more: (place) => spaced`天數從首次在${place}使用時起算`,
  },
  startsAtOnce: { what: '立即開始', more: '天數自購買起計算' },
  startUnknown: { what: '天數可能立即開始計算', more: '請在出發前夕再購買' },
  speeds: {
    what: (speeds) => listed(speeds),
    more: '使用當地合作電信業者的網路',
  },
  speedsUnknown: { what: '網速因網路而異', more: '使用當地合作電信業者的網路' },
  topUp: { what: '可加購數據', more: '同一張 eSIM，加購數據或天數' },
  noTopUp: { what: '不可加購數據', more: '需要更多數據時須另購 eSIM' },
  topUpUnknown: { what: '不保證可加購數據', more: '需要更多數據時可能須另購 eSIM' },
  noIdCheck: { what: '免實名認證', more: '安裝好就能用' },
  idCheckUnknown: { what: '可能需要實名認證', more: '請備好護照' },
};
