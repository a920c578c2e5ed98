import type * as source from './words.ts';

export const deviceNotes: typeof source.deviceNotes = {
  china: 'Las versiones vendidas en China continental no tienen eSIM.',
  chinaAndHongKong:
    'Las versiones vendidas en China continental no tienen eSIM, y la mayoría de las vendidas en Hong Kong y Macao, tampoco.',
  onlyEsim:
    'La versión de Estados Unidos no tiene bandeja SIM y solo usa eSIM. Las versiones vendidas en China continental no tienen eSIM, y la mayoría de las vendidas en Hong Kong y Macao, tampoco.',
  ipad: 'Solo modelos Wi‑Fi + Cellular. Las versiones vendidas en China continental no tienen eSIM.',
  pixel3:
    'Las versiones vendidas en Australia, Taiwán o Japón, y por operadores de EE.\u00A0UU. que no sean Sprint ni Google Fi, no admiten eSIM de viaje.',
  pixel3a: 'Las versiones vendidas en Japón o por Verizon no admiten eSIM de viaje.',
  earlyGalaxy:
    'Es posible que las versiones vendidas en Estados Unidos, Corea, China continental, Hong Kong o Taiwán no tengan eSIM.',
  greaterChina:
    'Es posible que las versiones vendidas en China continental, Hong Kong o Taiwán no tengan eSIM.',
  someCountries: 'Solo tienen eSIM las versiones de algunos países. Busca «Añadir eSIM» en los ajustes.',
  noPlus:
    'La versión cuyo nombre termina en un signo más no tiene eSIM. Las versiones vendidas en China continental tampoco tienen eSIM.',
  chinaAndCarriers:
    'Las versiones vendidas en China continental no tienen eSIM. Las de algunos operadores, tampoco.',
  carriers: 'Las versiones de algunos operadores no tienen eSIM.',
  onlyPro: 'Solo el Pro tiene eSIM, el 12T no. Las versiones vendidas en China continental no tienen eSIM.',
  japan: 'Fabricado para Japón.',
  japanAndTaiwan: 'Fabricado para Japón y Taiwán.',
  partlyJapan: 'Fabricado para Japón. Algunas versiones no tienen eSIM.',
  razr2019: 'Solo usa eSIM.',
};

export const modelNames: typeof source.modelNames = {
  iphoneSe2: 'iPhone SE (2.ª generación)',
  iphoneSe3: 'iPhone SE (3.ª generación)',
  ipads: [
    'iPad (7.ª generación o posterior)',
    'iPad mini (5.ª generación o posterior)',
    'iPad Air (3.ª generación o posterior)',
    'iPad Pro de 11 pulgadas (todas las generaciones)',
    'iPad Pro de 12,9 pulgadas (3.ª generación o posterior)',
    'iPad Pro de 13 pulgadas (M4 o posterior)',
  ],
};
