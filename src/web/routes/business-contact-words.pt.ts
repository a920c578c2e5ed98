import type * as source from './business-contact-words.ts';

export const businessWords: typeof source.businessWords = {
  meta: {
    title: 'Soluções para empresas',
    description:
      'eSIMs de viagem para equipes e empresas. Peça um orçamento e receba a resposta em até um dia útil.',
  },
};
