import type * as source from './words.ts';

export const ticketWords: typeof source.ticketWords = {
  data: 'Datos',
  validity: 'Validez',
  coverage: 'Cobertura',
  price: 'Precio del plan',
  code: (code) => `Código ${code}`,
  reverseCharge: 'IVA (inversión del sujeto pasivo)',
  total: 'Total',
  currency: (code) => code,
};

export const summaryWords: typeof source.summaryWords = {
  title: 'Resumen del pedido',
  onto: 'Se añade a',
  ontoEsim: (iccid) => `eSIM …${iccid}`,
  starts: 'Empieza',
  ends: 'Termina',
  taxes: 'Impuestos y comisión de servicio',
  included: 'Incluidos',
  untaxed: 'No se cobra IVA ni impuesto sobre las ventas.',
  speed: (speeds) => `Velocidad: ${speeds ?? 'desconocida'}`,
  speedNote: (line, country) =>
    country === null ? `${line}.` : `${line}. Los días empiezan con el primer uso en ${country}.`,
};

export const planLineWords: typeof source.planLineWords = {
  fullSpeed: (gigabytes, slower) =>
    `${gigabytes.toString().replace('.', ',')}\u00A0GB al día a velocidad máxima y luego ${slower}`,
  startsIn: (place) => `Empieza con el primer uso en ${place}`,
};
