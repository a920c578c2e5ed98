import type * as source from './pass-words.ts';

export { passPlan } from './pass-words.ts';

export const PASS_STAMPS: typeof source.PASS_STAMPS = {
  preview: null,
  paid: 'Pagata',
  ready: 'Pronta da installare',
  in_use: null,
  used_up: 'Esaurita',
  over: 'Finita',
  returned: 'Rimborsata',
};

export const passTitle: typeof source.passTitle = (country, isAdded) =>
  isAdded ? `Dati ${country}` : `eSIM ${country}`;
