import type * as source from './words.ts';

export const switchWords: typeof source.switchWords = {
  name: 'Catálogo',
  places: { countries: 'Países', regions: 'Regiones' },
};

export const countryListWords: typeof source.countryListWords = {
  searchName: 'Buscar países',
  searchExample: 'Estados Unidos, España, Japón…',
  searching: 'Buscando países…',
  found: (found, query) =>
    `${found}\u00A0${found === 1 ? 'país encontrado' : 'países encontrados'} para «${query}»`,
  every: 'Todos los países',
  unknownPart: 'No conocemos esa parte del mundo.',
  allLoaded: (total) => `Ya se muestran todos los países (${total} en total)`,
  showMore: 'Ver más países',
  failed: {
    title: 'Los países no se han cargado',
    text: 'No hemos podido cargarlos. Comprueba tu conexión e inténtalo de nuevo.',
  },
  empty: 'No hay países disponibles.',
  nothingFound: {
    title: 'Ningún país coincide con tu búsqueda.',
    text: 'Prueba con el nombre del país, su código o una parte del mundo.',
    clear: 'Borrar la búsqueda',
  },
};

export const countryCardWords: typeof source.countryCardWords = {
  viewPlans: 'Ver todos los planes',
  viewPlansOf: (country) => `Ver todos los planes para ${country}`,
  noPlans: 'No hay planes disponibles',
  unlimitedFrom: 'Ilimitado desde',
  seeFixed: 'Ver planes fijos',
  seeOthers: 'Ver planes',
  seeOf: (see, country) => `${see} para ${country}`,
  unlimitedForADay: 'Ilimitado para 1\u00A0día:',
  nothingYet: 'Aún no hay nada a la venta',
};
