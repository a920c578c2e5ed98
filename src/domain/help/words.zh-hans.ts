import type * as source from './words.ts';

export const otherBrands: string = '其他品牌';

export const firstModels: typeof source.firstModels = {
  ipad: 'iPad（第 7 代）',
  ipadMini: 'iPad mini（第 5 代）',
  ipadAir: 'iPad Air（第 3 代）',
  ipadPro: 'iPad Pro 11 英寸',
};

export const lineExceptions: typeof source.lineExceptions = {
  iphone: '在中国大陆销售的版本不支持（iPhone Air 除外），在香港和澳门销售的版本大多也不支持。',
  ipad: '没有蜂窝网络的机型和在中国大陆销售的版本不支持。',
  pixel: '部分运营商或部分国家和地区销售的 Pixel 3 和 3a 无法使用旅行 eSIM。',
  galaxy: '在中国大陆、香港或台湾销售的版本，以及美国或韩国的较早版本可能不支持。',
  oneplus: '在中国大陆销售的版本不支持。',
};

export const deviceAnswerTexts: typeof source.deviceAnswerTexts = {
  unsure: {
    what: '只有部分版本支持 eSIM',
    why: '要确认是否支持，请在设置中查找“添加 eSIM”。',
  },
  yes: '支持，只要是无锁机',
  every: (line, except) => `所有 ${line} 都支持 eSIM。${except}`,
  since: (line, first, except) => `从 ${first} 开始，所有 ${line} 都支持 eSIM。${except}`,
  no: '不支持',
  first: (line, first) => `首款支持 eSIM 的 ${line} 是 ${first}。`,
};

export const compatibilityAnswers: typeof source.compatibilityAnswers = {
  galaxyS10: '不支持。Samsung 手机从 Galaxy S20 开始支持。',
  iphone10: '不支持。iPhone 10（X）没有 eSIM，iPhone 从 XR 和 XS 开始支持。',
  p40ProPlus: '不支持。P40 和 P40 Pro 支持 eSIM，但 P40 Pro+ 不支持。',
  xiaomi12t: '不支持，但 Xiaomi 12T Pro 支持。',
  yes: '支持。',
};
