import type * as source from './words.ts';

export const deviceNotes: typeof source.deviceNotes = {
  china: 'Les versions vendues en Chine continentale n’ont pas d’eSIM.',
  chinaAndHongKong:
    'Les versions vendues en Chine continentale n’ont pas d’eSIM, ni la plupart de celles vendues à Hong Kong et à Macao.',
  onlyEsim:
    'La version américaine n’a pas de tiroir SIM et fonctionne uniquement avec une eSIM. Les versions vendues en Chine continentale n’ont pas d’eSIM, ni la plupart de celles vendues à Hong Kong et à Macao.',
  ipad: 'Modèles Wi‑Fi + Cellular uniquement. Les versions vendues en Chine continentale n’ont pas d’eSIM.',
  pixel3:
    'Les versions vendues en Australie, à Taïwan ou au Japon, ou par des opérateurs américains autres que Sprint et Google Fi, n’acceptent pas d’eSIM de voyage.',
  pixel3a: 'Les versions vendues au Japon ou par Verizon n’acceptent pas d’eSIM de voyage.',
  earlyGalaxy:
    'Les versions vendues aux États-Unis, en Corée, en Chine continentale, à Hong Kong ou à Taïwan n’ont pas toujours d’eSIM.',
  greaterChina:
    'Les versions vendues en Chine continentale, à Hong Kong ou à Taïwan n’ont pas toujours d’eSIM.',
  someCountries:
    'Seules les versions de certains pays ont une eSIM. Cherchez «\u00A0Ajouter une eSIM\u00A0» dans les paramètres.',
  noPlus:
    'La version dont le nom se termine par un plus n’a pas d’eSIM. Les versions vendues en Chine continentale n’en ont pas non plus.',
  chinaAndCarriers:
    'Les versions vendues en Chine continentale n’ont pas d’eSIM, ni celles de certains opérateurs.',
  carriers: 'Les versions de certains opérateurs n’ont pas d’eSIM.',
  onlyPro: 'Seul le Pro a une eSIM, pas le 12T. Les versions vendues en Chine continentale n’ont pas d’eSIM.',
  japan: 'Conçu pour le Japon.',
  japanAndTaiwan: 'Conçu pour le Japon et Taïwan.',
  partlyJapan: 'Conçu pour le Japon. Certaines versions n’ont pas d’eSIM.',
  razr2019: 'Fonctionne uniquement avec une eSIM.',
};

export const modelNames: typeof source.modelNames = {
  iphoneSe2: 'iPhone SE (2e génération)',
  iphoneSe3: 'iPhone SE (3e génération)',
  ipads: [
    'iPad (7e génération ou ultérieure)',
    'iPad mini (5e génération ou ultérieure)',
    'iPad Air (3e génération ou ultérieure)',
    'iPad Pro 11 pouces (toutes générations)',
    'iPad Pro 12,9 pouces (3e génération ou ultérieure)',
    'iPad Pro 13 pouces (M4 ou ultérieur)',
  ],
};
