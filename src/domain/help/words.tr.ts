import type * as source from './words.ts';

export const otherBrands: string = 'Diğer markalar';

export const firstModels: typeof source.firstModels = {
  ipad: 'iPad (7. nesil)',
  ipadMini: 'iPad mini (5. nesil)',
  ipadAir: 'iPad Air (3. nesil)',
  ipadPro: 'iPad Pro 11 inç',
};

export const lineExceptions: typeof source.lineExceptions = {
  iphone:
    'iPhone Air dışında, Çin anakarasında satılan sürümler desteklemez. Hong Kong’da ve Makao’da satılanların çoğu da desteklemez.',
  ipad: 'Mobil verisi olmayan modeller ve Çin anakarasında satılan sürümler desteklemez.',
  pixel: 'Bazı operatörlerin veya bazı ülkelerin Pixel 3 ve 3a sürümleri seyahat için eSIM desteklemez.',
  galaxy:
    'Çin anakarasında, Hong Kong’da veya Tayvan’da satılan sürümler ve Amerika Birleşik Devletleri ile Kore’deki eski modeller desteklemeyebilir.',
  oneplus: 'Çin anakarasında satılan sürümler desteklemez.',
};

export const deviceAnswerTexts: typeof source.deviceAnswerTexts = {
  unsure: {
    what: 'Yalnızca bazı sürümleri destekler',
    why: 'Emin olmak için ayarlarda “eSIM ekle” seçeneğini arayın.',
  },
  yes: 'Evet, SIM kilidi yoksa',
  every: (line, except) => `Tüm ${line} modelleri eSIM destekler. ${except}`,
  since: (line, first, except) => `${first} ve sonraki tüm ${line} modelleri eSIM destekler. ${except}`,
  no: 'Hayır',
  first: (line, first) => `eSIM destekleyen ilk ${line} modeli: ${first}.`,
};

export const compatibilityAnswers: typeof source.compatibilityAnswers = {
  galaxyS10: 'Hayır. Samsung telefonlarda destek Galaxy S20 ile başlar.',
  iphone10: 'Hayır. iPhone 10 (X) modelinde eSIM yoktur. iPhone’larda destek XR ve XS ile başlar.',
  p40ProPlus: 'Hayır. P40 ve P40 Pro modellerinde eSIM vardır ama P40 Pro+ modelinde yoktur.',
  xiaomi12t: 'Hayır, ama Xiaomi 12T Pro destekler.',
  yes: 'Evet, destekler.',
};
