import { counted } from '../../../domain/language-words.es.ts';
import type * as source from './words.ts';

export const destinationWords: typeof source.destinationWords = {
  missing: { title: 'No encontramos ese país', text: 'No hemos encontrado ese destino.' },
  guide: (place) => `Guía de eSIM para ${place}`,
  guides: 'Antes de elegir',
  browseAll: 'Ver todos los países',
  search: 'Buscar',
  supported: 'Países incluidos',
  supportedCount: (countries) => `Países incluidos (${countries})`,
};

export const planSortingWords: typeof source.planSortingWords = {
  name: 'Ordenar',
  sorts: {
    recommended: 'Recomendados',
    price: 'Precio: de menor a mayor',
    data: 'Datos: de más a menos',
    duration: 'Duración: de menor a mayor',
    name: 'Nombre',
  },
};

export const noPlansWords: typeof source.noPlansWords = {
  title: 'No hay planes disponibles',
  covered: (country) => `Aún no hay un plan solo para ${country}, pero un plan regional funciona allí.`,
  nothing: (country) => `Aún no hay ningún plan para ${country}.`,
  see: (region, price) => `${region}, desde ${price}`,
  near: (country) => `Planes cerca de ${country}`,
  from: 'desde',
};

export const alsoCoveredWords: typeof source.alsoCoveredWords = {
  title: (country) => `¿Vas más allá de ${country}?`,
  titleAlone: (country) => `Planes que funcionan en ${country}`,
  coveredBy: (region) => `También con el plan ${region}`,
  coveredAlone: (region) => `Con el plan ${region}`,
  countries: (countries) => counted(countries, 'país', 'países'),
  countriesFrom: (countries, price) => `${countries}, desde ${price}`,
};
