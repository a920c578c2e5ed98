import type * as source from './words.ts';

export const pageFailureWords: typeof source.pageFailureWords = {
  title: 'Questa pagina non si è caricata',
  text: 'Qualcosa è andato storto da parte nostra o nel collegamento. I tuoi acquisti non ne risentono.',
  home: 'Vai alla home',
};

export const brokenPageWords: typeof source.brokenPageWords = {
  title: 'Questa pagina non si è caricata',
  description: 'Qualcosa è andato storto nel caricamento.',
};
