import type * as source from './words.ts';

export const deviceNotes: typeof source.deviceNotes = {
  china: 'Versies die op het Chinese vasteland zijn verkocht, hebben geen eSIM.',
  chinaAndHongKong:
    'Versies die op het Chinese vasteland zijn verkocht, hebben geen eSIM. De meeste die in Hongkong en Macau zijn verkocht, hebben er ook geen.',
  onlyEsim:
    'De Amerikaanse versie heeft geen simkaartlade en gebruikt alleen eSIM. Versies die op het Chinese vasteland zijn verkocht, hebben geen eSIM, en de meeste die in Hongkong en Macau zijn verkocht ook niet.',
  ipad: 'Alleen Wi‑Fi + Cellular-modellen. Versies die op het Chinese vasteland zijn verkocht, hebben geen eSIM.',
  pixel3:
    'Versies die in Australië, Taiwan of Japan zijn verkocht, of door andere Amerikaanse providers dan Sprint en Google Fi, hebben geen eSIM voor op reis.',
  pixel3a: 'Versies die in Japan of door Verizon zijn verkocht, hebben geen eSIM voor op reis.',
  earlyGalaxy:
    'Versies die in de Verenigde Staten, Korea, Hongkong of Taiwan of op het Chinese vasteland zijn verkocht, hebben mogelijk geen eSIM.',
  greaterChina:
    'Versies die in Hongkong of Taiwan of op het Chinese vasteland zijn verkocht, hebben mogelijk geen eSIM.',
  someCountries:
    'Alleen de versies uit sommige landen hebben een eSIM. Zoek in de instellingen naar “eSIM toevoegen”.',
  noPlus:
    'De versie met een plus achter de naam heeft geen eSIM. Versies die op het Chinese vasteland zijn verkocht, hebben er ook geen.',
  chinaAndCarriers:
    'Versies die op het Chinese vasteland zijn verkocht, hebben geen eSIM. De versies van sommige providers hebben er ook geen.',
  carriers: 'De versies van sommige providers hebben geen eSIM.',
  onlyPro:
    'Alleen de Pro heeft een eSIM, de 12T niet. Versies die op het Chinese vasteland zijn verkocht, hebben geen eSIM.',
  japan: 'Gemaakt voor Japan.',
  japanAndTaiwan: 'Gemaakt voor Japan en Taiwan.',
  partlyJapan: 'Gemaakt voor Japan. Sommige versies hebben geen eSIM.',
  razr2019: 'Gebruikt alleen eSIM.',
};

export const modelNames: typeof source.modelNames = {
  iphoneSe2: 'iPhone SE (2e generatie)',
  iphoneSe3: 'iPhone SE (3e generatie)',
  ipads: [
    'iPad (7e generatie of nieuwer)',
    'iPad mini (5e generatie of nieuwer)',
    'iPad Air (3e generatie of nieuwer)',
    'iPad Pro 11-inch (alle generaties)',
    'iPad Pro 12,9-inch (3e generatie of nieuwer)',
    'iPad Pro 13-inch (M4 of nieuwer)',
  ],
};
