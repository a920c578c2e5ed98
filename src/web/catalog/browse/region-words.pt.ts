import { counted } from '../../../domain/language-words.pt.ts';
import type * as source from './region-words.ts';

export const regionListWords: typeof source.regionListWords = {
  failed: {
    title: 'Os planos regionais não carregaram',
    text: 'Não conseguimos carregá-los. Verifique sua conexão e tente de novo.',
  },
  empty: {
    title: 'Nenhum plano regional disponível.',
    text: 'Os planos para um só país continuam à venda.',
    browse: 'Ver todos os países',
  },
};

export const regionCardWords: typeof source.regionCardWords = {
  holds: (countries, plans) => `${counted(countries, 'país', 'países')}, ${counted(plans, 'plano')}`,
  from: 'A partir de',
  seePlans: 'Ver planos',
  variants: (region) => `Mais planos como ${region}`,
  counted: (name, count) => `${name} (${count})`,
};
