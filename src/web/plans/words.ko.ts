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
  title: '요금제 선택',
  count: (plans) => `요금제 ${plans}개`,
  range: (low, high) => `, ${formatMoney(low)}~${formatMoney(high)}`,
  more: (hidden) => `요금제 더 보기(${hidden}개)`,
  less: { country: '요금제 접기', region: '접기' },
  skip: '구매로 건너뛰기',
  details: '상세 정보',
  detailsOf: (plan) => `요금제 상세 정보: ${plan}`,
  group: ({ type, days, isAgain }) => {
    if (days !== null) return formatDays(days);
    if (type === 'fixed') return isAgain ? '용량형 데이터 더 보기' : '용량형 데이터';
    return isAgain ? '무제한 데이터 더 보기' : '무제한 데이터';
  },
  instead: (asked, plan, lasts) =>
    `${asked ? noneFor(asked) : '지금은 판매하지 않는 요금제예요'}. 대신 선택한 요금제: ${plan}, ${lasts}.`,
  noneOfFilter: { title: '선택한 조건에 맞는 요금제가 없어요.', showAll: '모든 요금제 보기' },
};

function noneFor({ megabytes, days, type }: PlanFilter): string {
  const least = megabytes ?? UNLIMITED;
  const kind = type ?? (least === UNLIMITED ? 'unlimited' : null);
  const asked = [
    ...(least === UNLIMITED ? [] : [`${formatDataAmount(least)} 이상`]),
    ...(days ? [formatDays(days)] : []),
    ...(kind ? [planFilterWords.types[kind]] : []),
  ];
  return `${asked.join(', ')} 요금제가 없어요`;
}

const uses: Record<Use, string> = {
  messages: '메시지',
  maps: '지도와 메시지',
  calls: '영상 통화',
  video: '동영상',
};

export const perUnit: typeof source.perUnit = (price, unit) => `${price}/${unit === 'day' ? '일' : unit}`;

export const planUseWords: typeof source.planUseWords = {
  at: (kbps) => uses[useAt(kbps)],
  of: (plan) => {
    const { full_speed_mb_per_day: fullSpeedMb, throttled_kbps: thenKbps } = plan.truth;
    if (!plan.isUnlimited) return lasts(daysOfUse(plan), plan.duration);
    if (fullSpeedMb === null || thenKbps === null) return '하루 최고 속도 데이터 알 수 없음';
    return `하루 ${formatDataAmount(fullSpeedMb)}, 이후 ${planUseWords.at(thenKbps)}`;
  },
};

function lasts(days: number, duration: number): string {
  if (days === 0) return '지도와 메시지만';
  return days < duration
    ? `지도와 약간의 동영상으로 약 ${formatDays(days)}`
    : `${days === 1 ? '하루 종일' : '매일'} 지도와 약간의 동영상`;
}

export const planAdviceWords: typeof source.planAdviceWords = {
  because: (plan, days) =>
    plan.isUnlimited
      ? `${formatDays(days)} 여행에 추천, 데이터 소진 없음`
      : `${formatDays(days)} 여행에 하루 ${formatDataAmount(amountADay(plan, days))}`,
  tiers: '등급이란?',
  tiersTitle: '무제한은 데이터가 떨어지지 않아요',
  tiersText: '등급마다 속도가 달라요. 최고 속도 데이터는 24시간마다 초기화돼요.',
  speeds: (fullSpeedMb, thenKbps) =>
    `하루 ${formatDataAmount(fullSpeedMb)}까지 최고 속도, 이후 ${formatSpeed(thenKbps)}(${planUseWords.at(thenKbps)}에 충분)`,
};

export const planFilterWords: typeof source.planFilterWords = {
  duration: '기간',
  all: '전체',
  data: '데이터',
  size: (amount) => `${amount} 이상`,
  types: { unlimited: '무제한', fixed: '용량형' },
};

export const buyBarWords: typeof source.buyBarWords = {
  name: '선택한 요금제',
  what: (place) => `${place} eSIM`,
  plan: (plan, days) => `${plan}, ${days}`,
  total: '요금제',
  charged: '결제 금액',
  buy: '바로 구매',
};

const MAX_NETWORKS = 6;

export const namedNetworks: typeof source.namedNetworks = (networks: readonly Network[]) =>
  listed(
    networks.slice(0, MAX_NETWORKS).map(({ brand, has_5g: isFast }) => (isFast ? `${brand}(5G)` : brand)),
  );

export const willItWorkWords: typeof source.willItWorkWords = {
  title: '나도 쓸 수 있나요?',
  reach: (truth, networks) =>
    networks.length > 0
      ? `${namedNetworks(networks)} 통신망 이용`
      : `현지 통신망의 ${speedsOf(truth) ?? '데이터'}`,
  refund: (time) => `미사용 시 ${time} 이내 환불`,
};

export const goodToKnowWords: typeof source.goodToKnowWords = {
  title: '알아 두세요',
  startsOnArrival: {
    what: '도착하면 시작',
    more: (place) => `${place}에서 처음 사용할 때부터 기간 계산`,
  },
  startsAtOnce: { what: '바로 시작', more: '구매할 때부터 기간 계산' },
  startUnknown: { what: '바로 시작될 수 있음', more: '여행 직전에 구매하세요' },
  speeds: {
    what: (speeds) => listed(speeds),
    more: '현지 제휴 통신망 이용',
  },
  speedsUnknown: { what: '통신망에 따라 다른 속도', more: '현지 제휴 통신망 이용' },
  topUp: { what: '데이터 추가 가능', more: '같은 eSIM에 데이터나 일수 추가' },
  noTopUp: { what: '데이터 추가 불가', more: '더 쓰려면 새 eSIM 필요' },
  topUpUnknown: { what: '데이터 추가 불확실', more: '새 eSIM이 필요할 수 있음' },
  noIdCheck: { what: '본인 확인 불필요', more: '설치하고 바로 사용' },
  idCheckUnknown: { what: '본인 확인이 필요할 수 있음', more: '여권을 준비하세요' },
};
