import type * as source from './words.ts';

export const otherBrands: string = 'Andere Marken';

export const firstModels: typeof source.firstModels = {
  ipad: 'iPad (7. Generation)',
  ipadMini: 'iPad mini (5. Generation)',
  ipadAir: 'iPad Air (3. Generation)',
  ipadPro: 'iPad Pro 11 Zoll',
};

export const lineExceptions: typeof source.lineExceptions = {
  iphone:
    'In Festlandchina verkaufte Versionen haben keine, außer dem iPhone Air, und die meisten aus Hongkong und Macau auch nicht.',
  ipad: 'Modelle ohne mobile Daten haben keine, und in Festlandchina verkaufte Versionen auch nicht.',
  pixel: 'Pixel 3 und 3a mancher Anbieter oder aus manchen Ländern haben keine für Reisen.',
  galaxy:
    'Versionen aus Festlandchina, Hongkong oder Taiwan und ältere aus den USA oder Korea haben möglicherweise keine.',
  oneplus: 'In Festlandchina verkaufte Versionen haben keine.',
};

export const deviceAnswerTexts: typeof source.deviceAnswerTexts = {
  unsure: {
    what: 'Nur manche Versionen haben eine eSIM',
    why: 'Um sicherzugehen, suche in den Einstellungen nach „eSIM hinzufügen“.',
  },
  yes: 'Ja, wenn es keinen SIM-Lock hat',
  every: (line, except) => `Jedes ${line} hat eine eSIM. ${except}`,
  since: (line, first, except) => `Jedes ${line} seit dem ${first} hat eine eSIM. ${except}`,
  no: 'Nein',
  first: (line, first) => `Das erste ${line} mit eSIM ist das ${first}.`,
};

export const compatibilityAnswers: typeof source.compatibilityAnswers = {
  galaxyS10: 'Nein. Bei Samsung geht es mit dem Galaxy S20 los.',
  iphone10: 'Nein. Das iPhone 10 (X) hat keine eSIM. Bei iPhones geht es mit XR und XS los.',
  p40ProPlus: 'Nein. Das P40 und das P40 Pro haben eine eSIM, das P40 Pro+ nicht.',
  xiaomi12t: 'Nein, aber das Xiaomi 12T Pro.',
  yes: 'Ja.',
};
