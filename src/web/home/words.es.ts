import type * as source from './words.ts';

export const activeWords: typeof source.activeWords = {
  title: 'Cada luz, un lugar donde aterrizar',
  lead: (destinations) => `${destinations} destinos tienen planes ahora mismo.`,
  map: (destinations) => `Mapa del mundo con una luz en cada uno de los ${destinations} destinos`,
};

export const popularWords: typeof source.popularWords = {
  title: 'Destinos populares',
  viewAll: 'Ver todos los países',
  loading: 'Cargando precios…',
  lost: { title: 'Los precios no se han cargado', again: 'Reintentar' },
  garbled: { title: 'No hemos podido leer los datos de los países', again: 'Reintentar' },
  none: { title: 'Ahora mismo no podemos cargar los precios de los países.', again: 'Recargar' },
  noPrices: 'No hemos podido cargar los precios. Aun así, puedes buscar tu destino arriba.',
};

export const cardWords: typeof source.cardWords = {
  unlimited: 'Ilimitado',
  getStarted: 'Empezar',
  getStartedWith: (country) => `Empezar con ${country}`,
  from: 'Desde',
  noUnlimited: 'Sin planes ilimitados',
  noPlans: 'No hay planes disponibles',
};

export const phoneWords: typeof source.phoneWords = {
  picture: 'Un teléfono con una eSIM de Japón activa, a la que le quedan 6,2 de 10\u00A0GB y 18 días',
  landed: 'Aterrizaste en Tokio',
  on: 'Tu eSIM de Japón está activa',
};
