import { formatDataAmount, type Megabytes } from '../../domain/catalog/data-amount.ts';
import { phrase } from '../core/phrase.ts';
import { listed } from '../core/words.ts';
import type * as source from './words.ts';

export const tripPageWords: typeof source.tripPageWords = {
  meta: {
    title: '多站旅行',
    description: '输入各站和天数，即可查看哪些 eSIM 套餐覆盖旅行的每一天：最省钱的组合，以及套餐最少的组合。',
  },
  title: '规划你的旅行',
  lead: '输入要去的地方和停留天数，即可看到覆盖每一天的套餐。',
};

const amount = (name: string) => (megabytes: Megabytes) => `${name}（${formatDataAmount(megabytes)}）`;

export const tripFormWords: typeof source.tripFormWords = {
  stops: '行程各站',
  stop: (position) => `第 ${position} 站`,
  placeOf: (position) => `第 ${position} 站`,
  example: '西班牙',
  days: '天数',
  add: '再加一站',
  up: (place) => `上移：${place}`,
  down: (place) => `下移：${place}`,
  remove: (place) => `移除：${place}`,
  moved: (place, position, of) => `${place}：第 ${position} 站，共 ${of} 站`,
  use: '每天流量',
  habits: {
    light: amount('少：消息、地图'),
    normal: amount('一般：少量视频'),
    heavy: amount('多：经常看视频'),
    hotspot: amount('为电脑开热点'),
  },
  megabytes: '或每天多少 MB',
  start: '第一天（选填）',
  unlimited: '只看不限量套餐',
  borders: '跨境当天同时覆盖两国',
  bordersHint: '适用于在边境两边都要用流量的日子。',
  plan: '查找套餐',
};

export const tripFaultWords: typeof source.tripFaultWords = {
  many_stops: '一次旅行最多 12 站。请减少几站，或分成两次。',
  many_days: '一次旅行最多共 365 天。请缩短停留，或分成两次。',
  megabytes: '请输入每天的流量（以 MB 为单位的整数），例如 750。',
  start: '请输入第一天的日期，例如 2027-06-01。',
  twice: '网址中的流量、第一天或其他选项重复出现。请重新选择。',
  unknown: (typed) => `找不到“${typed}”。请输入国家或地区。`,
  nearly: (typed, place) => `找不到“${typed}”。你是指：${place}？`,
  days: '请输入天数，1 到 365。',
};

export const tripDayWords: typeof source.tripDayWords = {
  day: (day) => `第 ${day} 天`,
  days: (from, to) => `第 ${from} 至 ${to} 天`,
};

export const tripAnswerWords: typeof source.tripAnswerWords = {
  cheapest: '最省钱',
  fewest: '套餐最少',
  both: '你的套餐',
  count: (plans) => (plans === 1 ? '1 个套餐' : `${plans} 个套餐`),
  inOrder: '套餐，按购买和安装的先后排列',
  use: '用于',
  install: '安装',
  before: '出发前',
  buyFrom: '最早购买',
  daysBefore: (days) => (days === 1 ? '出发前 1 天' : `出发前 ${days} 天`),
  details: '详情',
  detailsOf: (place, plan) => `详情：${place}，${plan}`,
  buy: '购买',
  buyAll: '购买这些套餐',
  buySome: (plans) => `现在购买其中 ${plans} 个套餐`,
  buyOf: (place, plan) => `购买：${place}，${plan}`,
  whole: (place, price) => phrase`为什么不用区域套餐？覆盖整个旅行的区域套餐（${place}）价格为 ${price}。`,
  lacks: (region, places) =>
    phrase`为什么不用区域套餐？覆盖大部分旅行的区域（${region}）不包括：${listed(places)}。`,
  tooShort: (region) =>
    phrase`为什么不用区域套餐？有一个区域（${region}）每一站都可用，但没有天数和流量都够整个旅行的套餐。`,
  gaps: {
    unsold: (place) => `没有可用的套餐：${place}。`,
    too_little: (place) => `没有每天这么多流量的套餐：${place}。`,
  },
  gapNote: '没有流量。其余日子由下面的套餐覆盖。',
  tools: '保存这份结果',
  link: '此次旅行的网址',
  print: '打印',
  calendar: '添加到日历',
  calendarNeedsDay: '输入第一天，即可把安装日期加入日历。',
  good: '超过 8 站时，这些套餐是不错的结果，但其他套餐可能略便宜。',
  note: '一天是从首次使用起 24 小时。每个套餐各是一张 eSIM，或添加到你已有的 eSIM 上。',
};
