import { phrase } from '../core/phrase.ts';
import { linkWords } from '../core/words.ts';
import type * as source from './footer-words.ts';

export const footerWords: typeof source.footerWords = {
  toHome: (brand) => `Inicio de ${brand}`,
  line: 'Datos de viaje que compras antes de despegar y usas al aterrizar.',
  columns: { plans: 'Planes', company: 'Empresa', legal: 'Información legal' },
  aboutUs: 'Sobre nosotros',
  privacy: linkWords.privacy,
  terms: linkWords.terms,
  refundPolicy: linkWords.refundPolicy,
  accessibility: 'Accesibilidad',
  withdraw: linkWords.withdraw,
  analytics: 'Opciones de analítica',
  app: 'App para Android',
  language: 'Idioma',
  closeLanguages: 'Cerrar los idiomas',
  rights: (year, legalName) => `© ${year} ${legalName} Todos los derechos reservados.`,
  sources: {
    text: (cities, licence, outlines) =>
      phrase`Luces de las ciudades: ${cities}, ${licence}. Contornos: ${outlines}.`,
    cities: 'GeoNames',
    licence: 'CC BY 4.0',
    outlines: 'Natural Earth',
  },
  networks: {
    linkedin: 'LinkedIn',
    instagram: 'Instagram',
    facebook: 'Facebook',
    youtube: 'YouTube',
  },
};
