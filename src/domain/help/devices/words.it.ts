import type * as source from './words.ts';

export const deviceNotes: typeof source.deviceNotes = {
  china: 'Le versioni vendute nella Cina continentale non hanno l’eSIM.',
  chinaAndHongKong:
    'Le versioni vendute nella Cina continentale non hanno l’eSIM, e neppure la maggior parte di quelle vendute a Hong Kong e Macao.',
  onlyEsim:
    'La versione americana non ha il vano SIM e usa solo l’eSIM. Le versioni vendute nella Cina continentale non hanno l’eSIM, e neppure la maggior parte di quelle vendute a Hong Kong e Macao.',
  ipad: 'Solo modelli Wi‑Fi + Cellular. Le versioni vendute nella Cina continentale non hanno l’eSIM.',
  pixel3:
    'Le versioni vendute in Australia, Taiwan o Giappone, e da operatori americani diversi da Sprint e Google Fi, non accettano eSIM di viaggio.',
  pixel3a: 'Le versioni vendute in Giappone o da Verizon non accettano eSIM di viaggio.',
  earlyGalaxy:
    'Le versioni vendute negli Stati Uniti, in Corea, nella Cina continentale, a Hong Kong o a Taiwan possono essere senza eSIM.',
  greaterChina:
    'Le versioni vendute nella Cina continentale, a Hong Kong o a Taiwan possono essere senza eSIM.',
  someCountries: 'Solo le versioni di alcuni Paesi hanno l’eSIM. Cerca “Aggiungi eSIM” nelle impostazioni.',
  noPlus:
    'La versione con un più dopo il nome non ha l’eSIM. Le versioni vendute nella Cina continentale non hanno l’eSIM.',
  chinaAndCarriers:
    'Le versioni vendute nella Cina continentale non hanno l’eSIM, e neppure quelle di alcuni operatori.',
  carriers: 'Le versioni di alcuni operatori non hanno l’eSIM.',
  onlyPro: 'Solo il Pro ha l’eSIM, il 12T no. Le versioni vendute nella Cina continentale non hanno l’eSIM.',
  japan: 'Fatto per il Giappone.',
  japanAndTaiwan: 'Fatto per il Giappone e Taiwan.',
  partlyJapan: 'Fatto per il Giappone. Alcune versioni non hanno l’eSIM.',
  razr2019: 'Usa solo l’eSIM.',
};

export const modelNames: typeof source.modelNames = {
  iphoneSe2: 'iPhone SE (2ª generazione)',
  iphoneSe3: 'iPhone SE (3ª generazione)',
  ipads: [
    'iPad (7ª generazione o successiva)',
    'iPad mini (5ª generazione o successiva)',
    'iPad Air (3ª generazione o successiva)',
    'iPad Pro 11 pollici (tutte le generazioni)',
    'iPad Pro 12,9 pollici (3ª generazione o successiva)',
    'iPad Pro 13 pollici (M4 o successivo)',
  ],
};
