import type * as source from './words.ts';

export const deviceNotes: typeof source.deviceNotes = {
  china: '在中国大陆销售的版本不支持 eSIM。',
  chinaAndHongKong: '在中国大陆销售的版本不支持 eSIM，在香港和澳门销售的版本大多也不支持。',
  onlyEsim:
    '美国版没有 SIM 卡托，只能使用 eSIM。在中国大陆销售的版本不支持 eSIM，在香港和澳门销售的版本大多也不支持。',
  ipad: '仅限无线局域网 + 蜂窝网络机型。在中国大陆销售的版本不支持 eSIM。',
  pixel3:
    '在澳大利亚、台湾或日本销售的版本，以及除 Sprint 和 Google Fi 以外的美国运营商销售的版本，无法使用旅行 eSIM。',
  pixel3a: '在日本或由 Verizon 销售的版本无法使用旅行 eSIM。',
  earlyGalaxy: '在美国、韩国、中国大陆、香港或台湾销售的版本可能不支持 eSIM。',
  greaterChina: '在中国大陆、香港或台湾销售的版本可能不支持 eSIM。',
  someCountries: '只有部分国家或地区的版本支持 eSIM。请在设置中查看是否有“添加 eSIM”。',
  noPlus: '名称带有 + 的版本不支持 eSIM。在中国大陆销售的版本不支持 eSIM。',
  chinaAndCarriers: '在中国大陆销售的版本不支持 eSIM，部分运营商的版本也不支持。',
  carriers: '部分运营商的版本不支持 eSIM。',
  onlyPro: '只有 Pro 支持 eSIM，12T 不支持。在中国大陆销售的版本不支持 eSIM。',
  japan: '面向日本市场的机型。',
  japanAndTaiwan: '面向日本和台湾市场的机型。',
  partlyJapan: '面向日本市场的机型，部分版本不支持 eSIM。',
  razr2019: '只能使用 eSIM。',
};

export const modelNames: typeof source.modelNames = {
  iphoneSe2: 'iPhone SE（第 2 代）',
  iphoneSe3: 'iPhone SE（第 3 代）',
  ipads: [
    'iPad（第 7 代或更新机型）',
    'iPad mini（第 5 代或更新机型）',
    'iPad Air（第 3 代或更新机型）',
    'iPad Pro 11 英寸（所有机型）',
    'iPad Pro 12.9 英寸（第 3 代或更新机型）',
    'iPad Pro 13 英寸（M4 或更新机型）',
  ],
};
