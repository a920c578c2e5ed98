import type * as source from './words.ts';

export const otherBrands: string = 'Altre marche';

export const firstModels: typeof source.firstModels = {
  ipad: 'iPad (7ª generazione)',
  ipadMini: 'iPad mini (5ª generazione)',
  ipadAir: 'iPad Air (3ª generazione)',
  ipadPro: 'iPad Pro 11 pollici',
};

export const lineExceptions: typeof source.lineExceptions = {
  iphone:
    'Le versioni vendute nella Cina continentale non ce l’hanno, tranne iPhone Air, e neppure la maggior parte di quelle vendute a Hong Kong e Macao.',
  ipad: 'I modelli senza dati mobili non ce l’hanno, e neppure le versioni vendute nella Cina continentale.',
  pixel: 'I Pixel 3 e 3a venduti da alcuni operatori, o in alcuni Paesi, non accettano eSIM di viaggio.',
  galaxy:
    'Le versioni vendute nella Cina continentale, a Hong Kong o a Taiwan, e quelle meno recenti degli Stati Uniti o della Corea, possono non averla.',
  oneplus: 'Le versioni vendute nella Cina continentale non ce l’hanno.',
};

export const deviceAnswerTexts: typeof source.deviceAnswerTexts = {
  unsure: {
    what: 'Solo alcune versioni la accettano',
    why: 'Per averne la certezza, cerca “Aggiungi eSIM” nelle sue impostazioni.',
  },
  yes: 'Sì, se è sbloccato',
  every: (line, except) => `Ogni ${line} accetta un’eSIM. ${except}`,
  since: (line, first, except) => `Ogni ${line} a partire dal modello ${first} accetta un’eSIM. ${except}`,
  no: 'No',
  first: (line, first) => `Il primo ${line} con eSIM è il modello ${first}.`,
};

export const compatibilityAnswers: typeof source.compatibilityAnswers = {
  galaxyS10: 'No. Nei telefoni Samsung si comincia con il Galaxy S20.',
  iphone10: 'No. L’iPhone 10 (X) non ha l’eSIM. Fra gli iPhone si comincia con XR e XS.',
  p40ProPlus: 'No. P40 e P40 Pro hanno l’eSIM, ma il P40 Pro+ no.',
  xiaomi12t: 'No, ma lo Xiaomi 12T Pro sì.',
  yes: 'Sì.',
};
