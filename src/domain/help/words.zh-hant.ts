import type * as source from './words.ts';

export const otherBrands: string = '其他品牌';

export const firstModels: typeof source.firstModels = {
  ipad: 'iPad（第 7 代）',
  ipadMini: 'iPad mini（第 5 代）',
  ipadAir: 'iPad Air（第 3 代）',
  ipadPro: 'iPad Pro 11 吋',
};

export const lineExceptions: typeof source.lineExceptions = {
  iphone: '在中國大陸銷售的版本不支援（iPhone Air 除外），在香港和澳門銷售的版本大多也不支援。',
  ipad: '沒有行動數據的機型，以及在中國大陸銷售的版本不支援。',
  pixel: '部分電信業者或部分國家和地區銷售的 Pixel 3 和 3a 無法使用旅遊 eSIM。',
  galaxy: '在中國大陸、香港或台灣銷售的版本，以及美國或韓國的較早版本可能不支援。',
  oneplus: '在中國大陸銷售的版本不支援。',
};

export const deviceAnswerTexts: typeof source.deviceAnswerTexts = {
  unsure: {
    what: '只有部分版本支援 eSIM',
    why: '要確認是否支援，請在設定中尋找「加入 eSIM」或「新增 eSIM」。',
  },
  yes: '支援，但須為無鎖機',
  every: (line, except) => `所有 ${line} 都支援 eSIM。${except}`,
  since: (line, first, except) => `從 ${first} 開始，所有 ${line} 都支援 eSIM。${except}`,
  no: '不支援',
  first: (line, first) => `首款支援 eSIM 的 ${line} 是 ${first}。`,
};

export const compatibilityAnswers: typeof source.compatibilityAnswers = {
  galaxyS10: '不支援。Samsung 手機從 Galaxy S20 開始支援。',
  iphone10: '不支援。iPhone 10（X）沒有 eSIM，iPhone 從 XR 和 XS 開始支援。',
  p40ProPlus: '不支援。P40 和 P40 Pro 支援 eSIM，但 P40 Pro+ 不支援。',
  xiaomi12t: '不支援，但 Xiaomi 12T Pro 支援。',
  yes: '支援。',
};
