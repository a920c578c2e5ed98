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
  title: 'プランを選ぶ',
  count: (plans) => `${plans}プラン`,
  range: (low, high) => `、${formatMoney(low)}〜${formatMoney(high)}`,
  more: (hidden) => `プランをもっと見る（あと${hidden}件）`,
  less: { country: '表示を減らす', region: '表示を減らす' },
  skip: '購入へ進む',
  details: 'プランの詳細',
  detailsOf: (plan) => `プランの詳細：${plan}`,
  group: ({ type, days, isAgain }) => {
    if (days !== null) return formatDays(days);
    if (type === 'fixed') return isAgain ? 'ほかの定量プラン' : '定量プラン';
    return isAgain ? 'ほかの無制限プラン' : '無制限プラン';
  },
  instead: (asked, plan, lasts) =>
    `${asked ? noneFor(asked) : 'そのプランは販売していません'}。代わりに選択：${plan}、${lasts}。`,
  noneOfFilter: {
    title: '選択した条件に合うプランはありません。',
    showAll: 'すべてのプランを見る',
  },
};

function noneFor({ megabytes, days, type }: PlanFilter): string {
  const least = megabytes ?? UNLIMITED;
  const asked = [
    ...(least === UNLIMITED ? [] : [`${formatDataAmount(least)}以上`]),
    ...(days ? [formatDays(days)] : []),
  ];
  const kind = type ?? (least === UNLIMITED ? 'unlimited' : null);
  return `${asked.length > 0 ? `${asked.join('、')}の` : ''}${kind ? planFilterWords.types[kind] : ''}プランはありません`;
}

const uses: Record<Use, string> = {
  messages: 'メッセージ',
  maps: '地図とメッセージ',
  calls: 'ビデオ通話',
  video: '動画',
};

export const perUnit: typeof source.perUnit = (price, unit) => `${price}/${unit === 'day' ? '日' : unit}`;

export const planUseWords: typeof source.planUseWords = {
  at: (kbps) => uses[useAt(kbps)],
  of: (plan) => {
    const { full_speed_mb_per_day: fullSpeedMb, throttled_kbps: thenKbps } = plan.truth;
    if (!plan.isUnlimited) return lasts(daysOfUse(plan), plan.duration);
    if (fullSpeedMb === null || thenKbps === null) return '1日の高速データ量：不明';
    return `高速1日${formatDataAmount(fullSpeedMb)}、その後は${planUseWords.at(thenKbps)}`;
  },
};

function lasts(days: number, duration: number): string {
  if (days === 0) return '地図とメッセージのみ';
  return days < duration
    ? `地図と少しの動画で約${formatDays(days)}`
    : `${days === 1 ? '1日中' : '毎日'}地図と少しの動画`;
}

export const planAdviceWords: typeof source.planAdviceWords = {
  because: (plan, days) =>
    plan.isUnlimited
      ? `${formatDays(days)}の旅行に最適、使い切る心配なし`
      : `${formatDays(days)}の旅行に最適、1日${formatDataAmount(amountADay(plan, days))}`,
  tiers: 'グレードとは？',
  tiersTitle: '無制限なら使い切る心配なし',
  tiersText: 'グレードによって速度が異なります。高速データは24時間ごとにリセットされます。',
  speeds: (fullSpeedMb, thenKbps) =>
    `1日${formatDataAmount(fullSpeedMb)}まで高速、その後は${formatSpeed(thenKbps)}（${planUseWords.at(thenKbps)}に十分）`,
};

export const planFilterWords: typeof source.planFilterWords = {
  duration: '日数',
  all: 'すべて',
  data: 'データ',
  size: (amount) => `${amount}以上`,
  types: { unlimited: '無制限', fixed: '定量' },
};

export const buyBarWords: typeof source.buyBarWords = {
  name: '選択中のプラン',
  what: (place) => `${place}のeSIM`,
  plan: (plan, days) => `${plan}、${days}`,
  total: '料金',
  charged: '支払い額',
  buy: '購入する',
};

const MAX_NETWORKS = 6;

export const namedNetworks: typeof source.namedNetworks = (networks: readonly Network[]) =>
  listed(
    networks.slice(0, MAX_NETWORKS).map(({ brand, has_5g: isFast }) => (isFast ? `${brand}（5G）` : brand)),
  );

export const willItWorkWords: typeof source.willItWorkWords = {
  title: '使えるか確認',
  reach: (truth, networks) =>
    networks.length > 0
      ? `${namedNetworks(networks)}で使えます`
      : `現地ネットワークの${speedsOf(truth) ?? 'データ通信'}`,
  refund: (time) => `未使用なら${time}は返金可`,
};

export const goodToKnowWords: typeof source.goodToKnowWords = {
  title: '知っておきたいこと',
  startsOnArrival: {
    what: '到着後に開始',
    more: (place) => `日数は${place}での初回利用から数えます`,
  },
  startsAtOnce: { what: 'すぐに開始', more: '日数は購入から数えます' },
  startUnknown: { what: 'すぐに開始する可能性あり', more: '旅行の直前に購入してください' },
  speeds: {
    what: (speeds) => listed(speeds),
    more: '現地の提携ネットワークを利用',
  },
  speedsUnknown: { what: '速度はネットワーク次第', more: '現地の提携ネットワークを利用' },
  topUp: { what: 'データ追加可', more: '同じeSIMにデータや日数を追加' },
  noTopUp: { what: 'データ追加不可', more: '追加には新しいeSIMが必要です' },
  topUpUnknown: { what: 'データ追加は保証なし', more: '新しいeSIMが必要な場合があります' },
  noIdCheck: { what: '本人確認は不要', more: 'インストールしてすぐ使えます' },
  idCheckUnknown: { what: '本人確認の可能性あり', more: 'パスポートをご用意ください' },
};
