import type * as source from './words.ts';

export const deviceNotes: typeof source.deviceNotes = {
  china: 'Çin anakarasında satılan sürümlerde eSIM yoktur.',
  chinaAndHongKong:
    'Çin anakarasında satılan sürümlerde eSIM yoktur. Hong Kong’da ve Makao’da satılanların çoğunda da yoktur.',
  onlyEsim:
    'ABD sürümünde SIM yuvası yoktur, yalnızca eSIM kullanılır. Çin anakarasında satılan sürümlerde eSIM yoktur, Hong Kong’da ve Makao’da satılanların çoğunda da yoktur.',
  ipad: 'Yalnızca Wi‑Fi + Cellular modelleri. Çin anakarasında satılan sürümlerde eSIM yoktur.',
  pixel3:
    'Avustralya’da, Tayvan’da veya Japonya’da satılan sürümlerde ve Sprint ile Google Fi dışındaki ABD operatörlerinin sattıklarında seyahat için eSIM yoktur.',
  pixel3a: 'Japonya’da veya Verizon tarafından satılan sürümlerde seyahat için eSIM yoktur.',
  earlyGalaxy:
    'Amerika Birleşik Devletleri’nde, Kore’de, Çin anakarasında, Hong Kong’da veya Tayvan’da satılan sürümlerde eSIM olmayabilir.',
  greaterChina: 'Çin anakarasında, Hong Kong’da veya Tayvan’da satılan sürümlerde eSIM olmayabilir.',
  someCountries: 'Yalnızca bazı ülkelerin sürümlerinde eSIM vardır. Ayarlarda “eSIM ekle” seçeneğini arayın.',
  noPlus: 'Adının sonunda artı olan sürümde eSIM yoktur. Çin anakarasında satılan sürümlerde de eSIM yoktur.',
  chinaAndCarriers:
    'Çin anakarasında satılan sürümlerde eSIM yoktur. Bazı operatörlerin sürümlerinde de yoktur.',
  carriers: 'Bazı operatörlerin sürümlerinde eSIM yoktur.',
  onlyPro: 'eSIM yalnızca Pro’da vardır, 12T’de yoktur. Çin anakarasında satılan sürümlerde eSIM yoktur.',
  japan: 'Japonya için üretilmiştir.',
  japanAndTaiwan: 'Japonya ve Tayvan için üretilmiştir.',
  partlyJapan: 'Japonya için üretilmiştir. Bazı sürümlerde eSIM yoktur.',
  razr2019: 'Yalnızca eSIM kullanır.',
};

export const modelNames: typeof source.modelNames = {
  iphoneSe2: 'iPhone SE (2. nesil)',
  iphoneSe3: 'iPhone SE (3. nesil)',
  ipads: [
    'iPad (7. nesil veya sonrası)',
    'iPad mini (5. nesil veya sonrası)',
    'iPad Air (3. nesil veya sonrası)',
    'iPad Pro 11 inç (tüm nesiller)',
    'iPad Pro 12,9 inç (3. nesil veya sonrası)',
    'iPad Pro 13 inç (M4 veya sonrası)',
  ],
};
