import { formatDataAmount, type Megabytes } from '../../domain/catalog/data-amount.ts';
import { phrase } from '../core/phrase.ts';
import { listed } from '../core/words.ts';
import type * as source from './words.ts';

export const tripPageWords: typeof source.tripPageWords = {
  meta: {
    title: '여러 나라를 가는 여행',
    description:
      '방문지와 일수를 입력하면 여행 내내 쓸 수 있는 eSIM 요금제를 가장 저렴하게, 또는 가장 적은 개수로 찾아 드려요.',
  },
  title: '여행 일정 짜기',
  lead: '방문지와 머무는 기간을 입력하세요. 여행 내내 쓸 수 있는 요금제를 알려 드려요.',
};

const amount = (name: string) => (megabytes: Megabytes) => `${name}(${formatDataAmount(megabytes)})`;

export const tripFormWords: typeof source.tripFormWords = {
  stops: '방문지',
  stop: (position) => `방문지 ${position}`,
  placeOf: (position) => `방문지 ${position}`,
  example: '스페인',
  days: '일수',
  add: '방문지 추가',
  up: (place) => `위로 이동: ${place}`,
  down: (place) => `아래로 이동: ${place}`,
  remove: (place) => `삭제: ${place}`,
  moved: (place, position, of) => `${place}: ${of}곳 중 ${position}번째`,
  use: '하루 데이터',
  habits: {
    light: amount('적게: 메시지, 지도'),
    normal: amount('보통: 동영상 조금'),
    heavy: amount('많이: 동영상 자주'),
    hotspot: amount('노트북 핫스팟'),
  },
  megabytes: '또는 하루 MB',
  start: '첫날(선택)',
  unlimited: '무제한 데이터만',
  borders: '이동하는 날에는 두 나라 모두 포함',
  bordersHint: '국경 양쪽에서 데이터를 쓰는 날을 위한 설정이에요.',
  plan: '요금제 찾기',
};

export const tripFaultWords: typeof source.tripFaultWords = {
  many_stops: '한 여행의 방문지는 12곳까지 가능해요. 몇 곳을 빼거나 둘로 나눠 주세요.',
  many_days: '여행은 모두 365일까지 가능해요. 머무는 기간을 줄이거나 둘로 나눠 주세요.',
  megabytes: '하루 데이터를 750처럼 MB 단위의 정수로 입력해 주세요.',
  start: '첫날을 2027-06-01처럼 날짜로 입력해 주세요.',
  twice: '주소에 데이터, 첫날 등의 선택이 두 번 이상 있어요. 다시 선택해 주세요.',
  unknown: (typed) => `“${typed}” 검색 결과가 없어요. 나라 이름을 입력해 주세요.`,
  nearly: (typed, place) => `“${typed}” 검색 결과가 없어요. 혹시 찾으시는 곳이 ${place}인가요?`,
  days: '일수를 1에서 365 사이로 입력해 주세요.',
};

export const tripDayWords: typeof source.tripDayWords = {
  day: (day) => `${day}일째`,
  days: (from, to) => `${from}~${to}일째`,
};

export const tripAnswerWords: typeof source.tripAnswerWords = {
  cheapest: '가장 저렴하게',
  fewest: '요금제를 가장 적게',
  both: '추천 요금제',
  count: (plans) => (plans === 1 ? '요금제 1개' : `요금제 ${plans}개`),
  inOrder: '구매하고 설치할 순서대로 나열한 요금제',
  use: '사용할 곳',
  install: '설치',
  before: '출발 전',
  buyFrom: '구매는 이날부터',
  daysBefore: (days) => (days === 1 ? '출발 1일 전' : `출발 ${days}일 전`),
  details: '자세히',
  detailsOf: (place, plan) => `자세히: ${place}, ${plan}`,
  buy: '구매',
  buyAll: '이 요금제 모두 구매',
  buySome: (plans) => `이 중 요금제 ${plans}개 지금 구매`,
  buyOf: (place, plan) => `구매: ${place}, ${plan}`,
  whole: (place, price) =>
    phrase`지역 요금제가 아닌 이유: 여행 전체를 ${place} 요금제 하나로 쓰면 ${price} 들어요.`,
  lacks: (region, places) =>
    phrase`지역 요금제가 아닌 이유: ${region} 요금제는 여행 대부분에서 쓸 수 있지만 여기는 빠져 있어요: ${listed(places)}.`,
  tooShort: (region) =>
    phrase`지역 요금제가 아닌 이유: ${region} 요금제는 모든 방문지에서 쓸 수 있지만 여행 내내 쓸 만큼 기간과 데이터가 충분한 것은 없어요.`,
  gaps: {
    unsold: (place) => `${place}에서 쓸 수 있는 요금제가 없어요.`,
    too_little: (place) => `${place}에는 하루에 그만큼 데이터를 쓸 수 있는 요금제가 없어요.`,
  },
  gapNote: '동안은 데이터를 쓸 수 없어요. 나머지 날은 아래 요금제로 쓸 수 있어요.',
  tools: '이 결과 보관',
  link: '이 여행의 주소',
  print: '인쇄',
  calendar: '캘린더에 추가',
  calendarNeedsDay: '첫날을 입력하면 설치할 날을 캘린더에 추가할 수 있어요.',
  good: '방문지가 8곳을 넘어도 충분히 좋은 조합이지만, 조금 더 저렴한 요금제가 있을 수 있어요.',
  note: '하루는 처음 사용한 때부터 24시간이에요. 요금제마다 eSIM이 따로 제공되거나, 가지고 있는 eSIM에 추가돼요.',
};
