import type * as source from './words.ts';

export const otherBrands: string = 'Andere merken';

export const firstModels: typeof source.firstModels = {
  ipad: 'iPad (7e generatie)',
  ipadMini: 'iPad mini (5e generatie)',
  ipadAir: 'iPad Air (3e generatie)',
  ipadPro: 'iPad Pro 11-inch',
};

export const lineExceptions: typeof source.lineExceptions = {
  iphone:
    'Versies die op het Chinese vasteland zijn verkocht, doen dat niet, behalve de iPhone Air. De meeste die in Hongkong en Macau zijn verkocht, ook niet.',
  ipad: 'Modellen zonder mobiele data doen dat niet, en versies die op het Chinese vasteland zijn verkocht ook niet.',
  pixel:
    'De Pixel 3 en 3a die door sommige providers of in sommige landen zijn verkocht, ondersteunen geen eSIM voor op reis.',
  galaxy:
    'Versies die in Hongkong of Taiwan of op het Chinese vasteland zijn verkocht, en oudere uit de Verenigde Staten of Korea, doen dat mogelijk niet.',
  oneplus: 'Versies die op het Chinese vasteland zijn verkocht, doen dat niet.',
};

export const deviceAnswerTexts: typeof source.deviceAnswerTexts = {
  unsure: {
    what: 'Alleen sommige versies ondersteunen eSIM',
    why: 'Zoek voor de zekerheid in de instellingen naar “eSIM toevoegen”.',
  },
  yes: 'Ja, mits simlockvrij',
  every: (line, except) => `Elke ${line} ondersteunt eSIM. ${except}`,
  since: (line, first, except) => `Elke ${line} vanaf de ${first} ondersteunt eSIM. ${except}`,
  no: 'Nee',
  first: (line, first) => `De eerste ${line} met eSIM is de ${first}.`,
};

export const compatibilityAnswers: typeof source.compatibilityAnswers = {
  galaxyS10: 'Nee. Bij telefoons van Samsung begint het met de Galaxy S20.',
  iphone10: 'Nee. De iPhone 10 (X) heeft geen eSIM. Bij iPhones begint het met de XR en XS.',
  p40ProPlus: 'Nee. De P40 en de P40 Pro hebben een eSIM, maar de P40 Pro+ niet.',
  xiaomi12t: 'Nee, maar de Xiaomi 12T Pro wel.',
  yes: 'Ja, die wel.',
};
