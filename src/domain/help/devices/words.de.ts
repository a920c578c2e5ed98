import type * as source from './words.ts';

export const deviceNotes: typeof source.deviceNotes = {
  china: 'In Festlandchina verkaufte Versionen haben keine eSIM.',
  chinaAndHongKong:
    'In Festlandchina verkaufte Versionen haben keine eSIM, und die meisten aus Hongkong und Macau auch nicht.',
  onlyEsim:
    'Die US-Version hat kein SIM-Fach und nutzt nur eSIM. In Festlandchina verkaufte Versionen haben keine eSIM, und die meisten aus Hongkong und Macau auch nicht.',
  ipad: 'Nur Modelle mit Wi‑Fi + Cellular. In Festlandchina verkaufte Versionen haben keine eSIM.',
  pixel3:
    'Versionen aus Australien, Taiwan oder Japan und von US-Anbietern außer Sprint und Google Fi haben keine eSIM für Reisen.',
  pixel3a: 'Versionen aus Japan oder von Verizon haben keine eSIM für Reisen.',
  earlyGalaxy:
    'Versionen aus den USA, Korea, Festlandchina, Hongkong oder Taiwan haben möglicherweise keine eSIM.',
  greaterChina: 'Versionen aus Festlandchina, Hongkong oder Taiwan haben möglicherweise keine eSIM.',
  someCountries:
    'Nur Versionen aus manchen Ländern haben eine eSIM. Suche in den Einstellungen nach „eSIM hinzufügen“.',
  noPlus:
    'Die Version mit einem Plus hinter dem Namen hat keine eSIM. In Festlandchina verkaufte Versionen haben keine eSIM.',
  chinaAndCarriers:
    'In Festlandchina verkaufte Versionen haben keine eSIM. Versionen mancher Anbieter haben auch keine.',
  carriers: 'Versionen mancher Anbieter haben keine eSIM.',
  onlyPro: 'Nur das Pro hat eine eSIM, das 12T nicht. In Festlandchina verkaufte Versionen haben keine eSIM.',
  japan: 'Für Japan gebaut.',
  japanAndTaiwan: 'Für Japan und Taiwan gebaut.',
  partlyJapan: 'Für Japan gebaut. Manche Versionen haben keine eSIM.',
  razr2019: 'Nutzt nur eSIM.',
};

export const modelNames: typeof source.modelNames = {
  iphoneSe2: 'iPhone SE (2. Generation)',
  iphoneSe3: 'iPhone SE (3. Generation)',
  ipads: [
    'iPad (7. Generation oder neuer)',
    'iPad mini (5. Generation oder neuer)',
    'iPad Air (3. Generation oder neuer)',
    'iPad Pro 11 Zoll (alle Generationen)',
    'iPad Pro 12,9 Zoll (3. Generation oder neuer)',
    'iPad Pro 13 Zoll (M4 oder neuer)',
  ],
};
