import { formatDataAmount, formatDays } from '../../../domain/catalog/data-amount.ts';
import type { Counted, PlaceGuide } from '../../../domain/catalog/found/place-guide.ts';
import { ENOUGH_A_DAY } from '../../../domain/catalog/plan-advice.ts';
import { josa } from '../../../domain/language-words.ko.ts';
import { CARD, withMethod } from '../../../domain/money-words.ts';
import { formatMoney, isSameMoney } from '../../../domain/money.ts';
import { listed } from '../../core/words.ts';
import { destinationWords } from '../destination/words.ts';
import type * as source from './words.ts';

const byCard = (amounts: string) => withMethod(amounts, CARD);
const paid = (amounts: string, { hasFee }: PlaceGuide) =>
  josa(hasFee ? `${byCard(amounts)}(수수료 포함)` : amounts, '이에요/예요');

/** '요금제 30개 모두', '요금제 30개 중 12개', '이 요금제'. */
const share = (some: number, all: number) => {
  if (some < all) return `요금제 ${all}개 중 ${some}개`;
  return all === 1 ? '이 요금제' : `요금제 ${all}개 모두`;
};

const unsaidOf = (unknown: number) => `${unknown}개는 공급사에서 정보를 받지 못했어요.`;

/** A fact that holds for some plans, not for others, and is unknown for the rest. */
function countsIn(
  { yes, no, unknown }: Counted<'yes' | 'no'>,
  words: Record<'yes' | 'no' | 'unknown', string>,
) {
  const all = yes + no + unknown;
  if (unknown === all) return words.unknown;
  return [
    ...(yes > 0 ? [`${share(yes, all)}${words.yes}.`] : []),
    ...(no > 0 ? [`${share(no, all)}${words.no}.`] : []),
    ...(unknown > 0 ? [unsaidOf(unknown)] : []),
  ].join(' ');
}

export const guideWords: typeof source.guideWords = {
  title: destinationWords.guide,
  meta: (place) => ({
    title: `${place} eSIM 가이드: 네트워크, 5G, 데이터`,
    description: `${place} eSIM이 쓰는 네트워크, 5G와 핫스팟 지원 여부, 기간이 시작되는 시점, 여행에 필요한 데이터, 통신사 잠금이 걸린 휴대폰에 대해 알려 드려요.`,
  }),
  lead: (plans, place) =>
    plans === 1
      ? `${place} 요금제를 구매하기 전에 알아 둘 점을 정리했어요.`
      : `${place} 요금제 ${plans}개를 바탕으로 구매 전에 알아 둘 점을 정리했어요.`,
  back: (place) => `${place} 요금제`,
  seePlans: (plans) => (plans === 1 ? '요금제 보기' : `요금제 ${plans}개 모두 보기`),

  cost: {
    ask: (place) => `${place} eSIM은 얼마인가요?`,
    answer: (guide) => {
      const { low, high } = guide.paid;
      const cheapest = `${guide.cheapest.label}(${formatDays(guide.cheapest.days)})`;
      return isSameMoney(low, high)
        ? `${cheapest} 요금제의 가격은 ${paid(formatMoney(low), guide)}.`
        : `요금제 가격은 ${paid(`${formatMoney(low)}~${formatMoney(high)}`, guide)}. 가장 저렴한 요금제는 ${josa(cheapest, '이에요/예요')}.`;
    },
  },
  data: {
    ask: (place) => `${place}에서 데이터가 얼마나 필요한가요?`,
    answer: `지도와 메시지, 약간의 동영상으로 하루에 약 ${josa(formatDataAmount(ENOUGH_A_DAY), '을/를')} 써요. 이만큼 쓰기에 충분한 요금제 중 가장 저렴한 것들이에요.`,
    trip: (days) => `${formatDays(days)} 여행: `,
    plan: ({ label, days }) => `${label}(${formatDays(days)})`,
    paid: ({ paid: total }, { hasFee }) => `, ${hasFee ? byCard(formatMoney(total)) : formatMoney(total)}`,
  },
  networks: {
    ask: (place) => `${place}에서 어느 네트워크를 쓰나요?`,
    answer: (networks) => `${josa(listed(networks.map(({ brand }) => brand)), '을/를')} 써요.`,
    unknown: '현지 제휴 네트워크를 써요. 어느 네트워크인지는 공급사에서 정보를 받지 못했어요.',
    perCountry: '나라마다 다른 네트워크를 써요.',
    country: (name, networks) => `${name}: ${networks}`,
    untold: (countries) => `${countries}개국의 네트워크는 공급사에서 정보를 받지 못했어요.`,
  },
  fiveG: {
    ask: (place) => `${place}에서 5G를 쓸 수 있나요?`,
    on: (brands) => `네, ${listed(brands)}에서 지원해요.`,
    onNone: '아니요, 공급사 정보에 따르면 이 네트워크들은 5G를 지원하지 않아요.',
    in: (some, all) => `네, 공급사 정보에 따르면 ${all}개국 중 ${some}개국에서 지원해요.`,
    inAll: (all) => (all === 1 ? '네, 쓸 수 있어요.' : `네, ${all}개국 모두에서 쓸 수 있어요.`),
    inNone: '아니요, 공급사 정보에 따르면 현지 네트워크는 5G를 지원하지 않아요.',
    networkUnknown: '어느 네트워크가 5G를 지원하는지는 공급사에서 정보를 받지 못했어요.',
    plans: ({ speeds }) => {
      const all = speeds['5G'] + speeds['4G'] + speeds.other + speeds.unknown;
      if (speeds['5G'] > 0) return `${share(speeds['5G'], all)}에서 5G를 쓸 수 있어요.`;
      if (speeds.unknown === all) return '요금제의 최고 속도는 공급사에서 정보를 받지 못했어요.';
      const of4g = speeds['4G'] > 0 ? ` ${share(speeds['4G'], all)}에서 4G를 쓸 수 있어요.` : '';
      return `다만 5G를 쓸 수 있다고 확인된 요금제는 없어요.${of4g}`;
    },
  },
  starts: {
    ask: '사용 기간은 언제 시작되나요?',
    answer: (place, { first_use: first, purchase, unknown }) => {
      const all = first + purchase + unknown;
      const online = `${place}에서 처음 인터넷에 연결할 때 시작돼요. 설치할 때가 아니에요.`;
      if (unknown === all) return '공급사에서 정보를 받지 못했어요.';
      if (first === all) return online;
      if (purchase === all) return '구매할 때 시작돼요.';
      return [
        ...(first > 0 ? [`${share(first, all)}는 ${online}`] : []),
        ...(purchase > 0 ? [`${share(purchase, all)}는 구매할 때 시작돼요.`] : []),
        ...(unknown > 0 ? [unsaidOf(unknown)] : []),
      ].join(' ');
    },
  },
  hotspot: {
    ask: '핫스팟으로 쓸 수 있나요?',
    answer: (told) =>
      countsIn(told, {
        yes: '에서 쓸 수 있어요',
        no: '에서는 쓸 수 없어요',
        unknown:
          '이 요금제들이 핫스팟을 지원하는지는 공급사에서 정보를 받지 못했어요. 안 될 수도 있다고 생각해 주세요.',
      }),
  },
  unlimited: {
    ask: '무제한 데이터는 얼마나 빠른가요?',
    answer: '데이터가 떨어지지 않아요. 24시간마다 최고 속도로 쓸 수 있는 데이터는 등급에 따라 달라요.',
    tier: (tier, amount, then) => `${tier}: 최고 속도로 ${amount}, 이후 ${then}`,
  },
  topUp: {
    ask: '데이터를 다 쓰면 어떻게 되나요?',
    answer: (told) =>
      countsIn(told, {
        yes: '에서 같은 eSIM에 데이터를 추가할 수 있어요',
        no: '에서는 데이터를 추가할 수 없어서 새 eSIM이 필요해요',
        unknown: '이 요금제들에 데이터를 추가할 수 있는지는 공급사에서 정보를 받지 못했어요.',
      }),
  },
  idCheck: {
    ask: '신분증이 필요한가요?',
    answer: (told) =>
      countsIn(told, {
        yes: '에 필요해요',
        no: '에는 필요하지 않아요',
        unknown: '공급사에서 정보를 받지 못했어요.',
      }),
  },
  locked: {
    ask: '통신사 잠금이 걸린 휴대폰에서도 되나요?',
    answer:
      '아니요. 통신사 잠금이 걸린 휴대폰에서는 다른 eSIM을 쓸 수 없어요. 여행 전에 통신사에 잠금 해제를 요청해 주세요. 휴대폰이 eSIM을 지원하는지도 확인해야 해요.',
    check: '내 기종 확인',
  },
  regions: {
    title: (place) => `${josa(place, '과/와')} 그 너머까지 eSIM 하나로`,
    reach: (countries, price) =>
      price === null ? `, ${countries}개국` : `, ${countries}개국, ${formatMoney(price)}부터`,
  },
  near: {
    title: { country: (place) => `${place} 주변`, region: () => '한 나라만 가시나요?' },
    from: (price) => ` ${formatMoney(price)}부터`,
  },
};
