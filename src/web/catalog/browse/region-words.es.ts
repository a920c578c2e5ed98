import { counted } from '../../../domain/language-words.es.ts';
import type * as source from './region-words.ts';

export const regionListWords: typeof source.regionListWords = {
  failed: {
    title: 'Los planes regionales no se han cargado',
    text: 'No hemos podido cargarlos. Comprueba tu conexión e inténtalo de nuevo.',
  },
  empty: {
    title: 'No hay planes regionales disponibles.',
    text: 'Los planes para un solo país siguen a la venta.',
    browse: 'Ver todos los países',
  },
};

export const regionCardWords: typeof source.regionCardWords = {
  holds: (countries, plans) => `${counted(countries, 'país', 'países')}, ${counted(plans, 'plan', 'planes')}`,
  from: 'Desde',
  seePlans: 'Ver planes',
  variants: (region) => `Más planes como ${region}`,
  counted: (name, count) => `${name} (${count})`,
};
