import { phrase } from '../core/phrase.ts';
import { linkWords } from '../core/words.ts';
import type * as source from './footer-words.ts';

export const footerWords: typeof source.footerWords = {
  toHome: (brand) => `Página inicial da ${brand}`,
  line: 'Dados de viagem para comprar antes de decolar e usar ao pousar.',
  columns: { plans: 'Planos', company: 'Empresa', legal: 'Informações legais' },
  aboutUs: 'Sobre nós',
  privacy: linkWords.privacy,
  terms: linkWords.terms,
  refundPolicy: linkWords.refundPolicy,
  accessibility: 'Acessibilidade',
  withdraw: linkWords.withdraw,
  analytics: 'Opções de análise',
  app: 'App para Android',
  language: 'Idioma',
  closeLanguages: 'Fechar idiomas',
  rights: (year, legalName) => `© ${year} ${legalName} Todos os direitos reservados.`,
  sources: {
    text: (cities, licence, outlines) =>
      phrase`Luzes das cidades: ${cities}, ${licence}. Contornos: ${outlines}.`,
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
