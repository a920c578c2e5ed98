import type * as source from './words.ts';

export const deviceNotes: typeof source.deviceNotes = {
  china: '在中國大陸銷售的版本不支援 eSIM。',
  chinaAndHongKong: '在中國大陸銷售的版本不支援 eSIM，在香港和澳門銷售的版本大多也不支援。',
  onlyEsim:
    '美國版沒有 SIM 卡托盤，只能使用 eSIM。在中國大陸銷售的版本不支援 eSIM，在香港和澳門銷售的版本大多也不支援。',
  ipad: '僅限 Wi-Fi + 行動網路機型。在中國大陸銷售的版本不支援 eSIM。',
  pixel3:
    '在澳洲、台灣或日本銷售的版本，以及除 Sprint 和 Google Fi 以外的美國電信業者銷售的版本，無法使用旅遊 eSIM。',
  pixel3a: '在日本或由 Verizon 銷售的版本無法使用旅遊 eSIM。',
  earlyGalaxy: '在美國、韓國、中國大陸、香港或台灣銷售的版本可能不支援 eSIM。',
  greaterChina: '在中國大陸、香港或台灣銷售的版本可能不支援 eSIM。',
  someCountries: '只有部分國家或地區的版本支援 eSIM。請在設定中查看是否有「新增 eSIM」。',
  noPlus: '名稱後面有 + 的版本不支援 eSIM。在中國大陸銷售的版本不支援 eSIM。',
  chinaAndCarriers: '在中國大陸銷售的版本不支援 eSIM，部分電信業者的版本也不支援。',
  carriers: '部分電信業者的版本不支援 eSIM。',
  onlyPro: '只有 Pro 支援 eSIM，12T 不支援。在中國大陸銷售的版本不支援 eSIM。',
  japan: '日本市場機型。',
  japanAndTaiwan: '日本和台灣市場機型。',
  partlyJapan: '日本市場機型，部分版本不支援 eSIM。',
  razr2019: '只能使用 eSIM。',
};

export const modelNames: typeof source.modelNames = {
  iphoneSe2: 'iPhone SE（第 2 代）',
  iphoneSe3: 'iPhone SE（第 3 代）',
  ipads: [
    'iPad（第 7 代或後續機型）',
    'iPad mini（第 5 代或後續機型）',
    'iPad Air（第 3 代或後續機型）',
    'iPad Pro 11 吋（所有機型）',
    'iPad Pro 12.9 吋（第 3 代或後續機型）',
    'iPad Pro 13 吋（M4 或後續機型）',
  ],
};
