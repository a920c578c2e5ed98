import type * as source from './words.ts';

export const otherBrands: string = 'Outras marcas';

export const firstModels: typeof source.firstModels = {
  ipad: 'iPad (7ª geração)',
  ipadMini: 'iPad mini (5ª geração)',
  ipadAir: 'iPad Air (3ª geração)',
  ipadPro: 'iPad Pro de 11 polegadas',
};

export const lineExceptions: typeof source.lineExceptions = {
  iphone:
    'Versões vendidas na China continental não têm eSIM, exceto o iPhone Air, e a maioria das vendidas em Hong Kong e Macau também não.',
  ipad: 'Modelos sem dados móveis não têm eSIM, e versões vendidas na China continental também não.',
  pixel: 'Pixel 3 e 3a vendidos por algumas operadoras, ou em alguns países, não têm eSIM para viagem.',
  galaxy:
    'Versões vendidas na China continental, em Hong Kong ou em Taiwan, e as mais antigas dos Estados Unidos ou da Coreia, podem não ter eSIM.',
  oneplus: 'Versões vendidas na China continental não têm eSIM.',
};

export const deviceAnswerTexts: typeof source.deviceAnswerTexts = {
  unsure: {
    what: 'Só algumas versões aceitam eSIM',
    why: 'Para ter certeza, procure “Adicionar eSIM” nas configurações do aparelho.',
  },
  yes: 'Sim, se estiver desbloqueado',
  every: (line, except) => `Todo ${line} aceita eSIM. ${except}`,
  since: (line, first, except) => `Todo ${line} a partir do ${first} aceita eSIM. ${except}`,
  no: 'Não',
  first: (line, first) => `O primeiro ${line} com eSIM é o ${first}.`,
};

export const compatibilityAnswers: typeof source.compatibilityAnswers = {
  galaxyS10: 'Não. Na Samsung, os celulares compatíveis começam no Galaxy S20.',
  iphone10: 'Não. O iPhone 10 (X) não tem eSIM. Os iPhones compatíveis começam no XR e no XS.',
  p40ProPlus: 'Não. O P40 e o P40 Pro têm eSIM, mas o P40 Pro+ não tem.',
  xiaomi12t: 'Não, mas o Xiaomi 12T Pro aceita.',
  yes: 'Sim, é compatível.',
};
