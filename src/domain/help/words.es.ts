import type * as source from './words.ts';

export const otherBrands: string = 'Otras marcas';

export const firstModels: typeof source.firstModels = {
  ipad: 'iPad (7.ª generación)',
  ipadMini: 'iPad mini (5.ª generación)',
  ipadAir: 'iPad Air (3.ª generación)',
  ipadPro: 'iPad Pro de 11 pulgadas',
};

export const lineExceptions: typeof source.lineExceptions = {
  iphone:
    'Las versiones vendidas en China continental no la tienen, salvo el iPhone Air, y la mayoría de las vendidas en Hong Kong y Macao, tampoco.',
  ipad: 'Los modelos sin datos móviles no la tienen, y las versiones vendidas en China continental, tampoco.',
  pixel: 'Los Pixel 3 y 3a vendidos por algunos operadores o en algunos países no admiten eSIM de viaje.',
  galaxy:
    'Es posible que no la tengan las versiones vendidas en China continental, Hong Kong o Taiwán, ni las más antiguas de Estados Unidos o Corea.',
  oneplus: 'Las versiones vendidas en China continental no la tienen.',
};

export const deviceAnswerTexts: typeof source.deviceAnswerTexts = {
  unsure: {
    what: 'Solo algunas versiones la admiten',
    why: 'Para saberlo con seguridad, busca «Añadir eSIM» en sus ajustes.',
  },
  yes: 'Sí, si es libre',
  every: (line, except) => `Todos los ${line} admiten eSIM. ${except}`,
  since: (line, first, except) => `Todos los ${line} admiten eSIM desde el ${first}. ${except}`,
  no: 'No',
  first: (line, first) => `El primer ${line} con eSIM es el ${first}.`,
};

export const compatibilityAnswers: typeof source.compatibilityAnswers = {
  galaxyS10: 'No. Los teléfonos compatibles de Samsung empiezan con el Galaxy S20.',
  iphone10: 'No. El iPhone 10 (X) no tiene eSIM. Los iPhone compatibles empiezan con los XR y XS.',
  p40ProPlus: 'No. El P40 y el P40 Pro tienen eSIM, pero el P40 Pro+ no.',
  xiaomi12t: 'No, pero el Xiaomi 12T Pro sí.',
  yes: 'Sí, es compatible.',
};
