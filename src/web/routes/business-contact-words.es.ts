import type * as source from './business-contact-words.ts';

export const businessWords: typeof source.businessWords = {
  meta: {
    title: 'Soluciones para empresas',
    description:
      'eSIM de viaje para equipos y empresas. Pide un presupuesto y recibe respuesta en un día hábil como máximo.',
  },
};
