import type * as source from './words.ts';

export const deviceNotes: typeof source.deviceNotes = {
  china: 'Versões vendidas na China continental não têm eSIM.',
  chinaAndHongKong:
    'Versões vendidas na China continental não têm eSIM, e a maioria das vendidas em Hong Kong e Macau também não.',
  onlyEsim:
    'A versão dos Estados Unidos não tem bandeja para chip e usa só eSIM. Versões vendidas na China continental não têm eSIM, e a maioria das vendidas em Hong Kong e Macau também não.',
  ipad: 'Só os modelos Wi‑Fi + Cellular. Versões vendidas na China continental não têm eSIM.',
  pixel3:
    'Versões vendidas na Austrália, em Taiwan ou no Japão, e por operadoras dos Estados Unidos que não sejam a Sprint e o Google Fi, não têm eSIM para viagem.',
  pixel3a: 'Versões vendidas no Japão ou pela Verizon não têm eSIM para viagem.',
  earlyGalaxy:
    'Versões vendidas nos Estados Unidos, na Coreia, na China continental, em Hong Kong ou em Taiwan podem não ter eSIM.',
  greaterChina: 'Versões vendidas na China continental, em Hong Kong ou em Taiwan podem não ter eSIM.',
  someCountries: 'Só as versões de alguns países têm eSIM. Procure “Adicionar eSIM” nas configurações.',
  noPlus:
    'A versão com um sinal de mais no nome não tem eSIM. Versões vendidas na China continental não têm eSIM.',
  chinaAndCarriers:
    'Versões vendidas na China continental não têm eSIM. As de algumas operadoras também não.',
  carriers: 'As versões de algumas operadoras não têm eSIM.',
  onlyPro: 'Só o Pro tem eSIM, o 12T não. Versões vendidas na China continental não têm eSIM.',
  japan: 'Feito para o Japão.',
  japanAndTaiwan: 'Feito para o Japão e Taiwan.',
  partlyJapan: 'Feito para o Japão. Algumas versões não têm eSIM.',
  razr2019: 'Usa só eSIM.',
};

export const modelNames: typeof source.modelNames = {
  iphoneSe2: 'iPhone SE (2ª geração)',
  iphoneSe3: 'iPhone SE (3ª geração)',
  ipads: [
    'iPad (7ª geração ou posterior)',
    'iPad mini (5ª geração ou posterior)',
    'iPad Air (3ª geração ou posterior)',
    'iPad Pro de 11 polegadas (todas as gerações)',
    'iPad Pro de 12,9 polegadas (3ª geração ou posterior)',
    'iPad Pro de 13 polegadas (M4 ou posterior)',
  ],
};
