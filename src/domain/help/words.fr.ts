import type * as source from './words.ts';

export const otherBrands: string = 'Autres marques';

export const firstModels: typeof source.firstModels = {
  ipad: 'iPad (7e génération)',
  ipadMini: 'iPad mini (5e génération)',
  ipadAir: 'iPad Air (3e génération)',
  ipadPro: 'iPad Pro 11 pouces',
};

export const lineExceptions: typeof source.lineExceptions = {
  iphone:
    'Les versions vendues en Chine continentale n’en ont pas (sauf l’iPhone Air), ni la plupart de celles vendues à Hong Kong et à Macao.',
  ipad: 'Les modèles sans données mobiles n’en ont pas, ni les versions vendues en Chine continentale.',
  pixel:
    'Les Pixel 3 et 3a vendus par certains opérateurs ou dans certains pays n’acceptent pas d’eSIM de voyage.',
  galaxy:
    'Les versions vendues en Chine continentale, à Hong Kong ou à Taïwan, et d’anciens modèles des États-Unis ou de Corée, n’en ont pas toujours.',
  oneplus: 'Les versions vendues en Chine continentale n’en ont pas.',
};

export const deviceAnswerTexts: typeof source.deviceAnswerTexts = {
  unsure: {
    what: 'Seulement certaines versions',
    why: 'Pour être sûr, cherchez «\u00A0Ajouter une eSIM\u00A0» dans ses réglages.',
  },
  yes: 'Oui, s’il est débloqué',
  every: (line, except) => `Tous les ${line} acceptent une eSIM. ${except}`,
  since: (line, first, except) =>
    `Tous les ${line} acceptent une eSIM à partir du modèle ${first}. ${except}`,
  no: 'Non',
  first: (line, first) => `Le premier ${line} avec une eSIM est le modèle ${first}.`,
};

export const compatibilityAnswers: typeof source.compatibilityAnswers = {
  galaxyS10: 'Non. Chez Samsung, les téléphones compatibles commencent au Galaxy S20.',
  iphone10: 'Non. L’iPhone 10 (X) n’a pas d’eSIM. Chez Apple, elle commence avec les XR et XS.',
  p40ProPlus: 'Non. Le P40 et le P40 Pro ont une eSIM, mais pas le P40 Pro+.',
  xiaomi12t: 'Non, mais le Xiaomi 12T Pro, oui.',
  yes: 'Oui.',
};
