import { formatDataAmount, type Megabytes } from '../../domain/catalog/data-amount.ts';
import { phrase } from '../core/phrase.ts';
import { listed } from '../core/words.ts';
import type * as source from './words.ts';

export const tripPageWords: typeof source.tripPageWords = {
  meta: {
    title: '多站旅程',
    description: '輸入各站與天數，即可查看哪些 eSIM 方案涵蓋旅程的每一天：最省錢的組合，以及方案最少的組合。',
  },
  title: '規劃您的旅行',
  lead: '輸入要去的地方與停留天數，即可看到涵蓋每一天的方案。',
};

const amount = (name: string) => (megabytes: Megabytes) => `${name}（${formatDataAmount(megabytes)}）`;

export const tripFormWords: typeof source.tripFormWords = {
  stops: '行程各站',
  stop: (position) => `第 ${position} 站`,
  placeOf: (position) => `第 ${position} 站`,
  example: '西班牙',
  days: '天數',
  add: '再加一站',
  up: (place) => `上移：${place}`,
  down: (place) => `下移：${place}`,
  remove: (place) => `移除：${place}`,
  moved: (place, position, of) => `${place}：第 ${position} 站，共 ${of} 站`,
  use: '每天數據量',
  habits: {
    light: amount('少：訊息、地圖'),
    normal: amount('一般：少量影片'),
    heavy: amount('多：常看影片'),
    hotspot: amount('為筆電開熱點'),
  },
  megabytes: '或每天多少 MB',
  start: '第一天（選填）',
  unlimited: '只看吃到飽',
  borders: '跨境當天同時涵蓋兩國',
  bordersHint: '適用於在邊境兩側都要用數據的日子。',
  plan: '尋找方案',
};

export const tripFaultWords: typeof source.tripFaultWords = {
  many_stops: '一次旅程最多 12 站。請減少幾站，或分成兩次。',
  many_days: '一次旅程最多共 365 天。請縮短停留，或分成兩次。',
  megabytes: '請輸入每天的數據量（以 MB 為單位的整數），例如 750。',
  start: '請輸入第一天的日期，例如 2027-06-01。',
  twice: '網址中的數據量、第一天或其他選項重複出現。請重新選擇。',
  unknown: (typed) => `找不到「${typed}」。請輸入國家或地區。`,
  nearly: (typed, place) => `找不到「${typed}」。您是指：${place}？`,
  days: '請輸入天數，1 到 365。',
};

export const tripDayWords: typeof source.tripDayWords = {
  day: (day) => `第 ${day} 天`,
  days: (from, to) => `第 ${from} 至 ${to} 天`,
};

export const tripAnswerWords: typeof source.tripAnswerWords = {
  cheapest: '最省錢',
  fewest: '方案最少',
  both: '您的方案',
  count: (plans) => (plans === 1 ? '1 個方案' : `${plans} 個方案`),
  inOrder: '方案，依購買與安裝的先後排列',
  use: '用於',
  install: '安裝',
  before: '出發前',
  buyFrom: '最早購買',
  daysBefore: (days) => (days === 1 ? '出發前 1 天' : `出發前 ${days} 天`),
  details: '詳情',
  detailsOf: (place, plan) => `詳情：${place}，${plan}`,
  buy: '購買',
  buyAll: '購買這些方案',
  buySome: (plans) => `現在購買其中 ${plans} 個方案`,
  buyOf: (place, plan) => `購買：${place}，${plan}`,
  whole: (place, price) => phrase`為什麼不用區域方案？涵蓋整個旅程的區域方案（${place}）價格為 ${price}。`,
  lacks: (region, places) =>
    phrase`為什麼不用區域方案？涵蓋大部分旅程的區域（${region}）不包括：${listed(places)}。`,
  tooShort: (region) =>
    phrase`為什麼不用區域方案？有一個區域（${region}）每一站都可用，但沒有天數和數據都夠整個旅程的方案。`,
  gaps: {
    unsold: (place) => `沒有可用的方案：${place}。`,
    too_little: (place) => `沒有每天這麼多數據的方案：${place}。`,
  },
  gapNote: '沒有數據。其餘日子由下面的方案涵蓋。',
  tools: '儲存這份結果',
  link: '此旅程的網址',
  print: '列印',
  calendar: '加入行事曆',
  calendarNeedsDay: '輸入第一天，即可把安裝日期加入行事曆。',
  good: '超過 8 站時，這些方案是不錯的結果，但其他方案可能略便宜。',
  note: '一天是從首次使用起 24 小時。每個方案各是一張 eSIM，或加到您已有的 eSIM 上。',
};
