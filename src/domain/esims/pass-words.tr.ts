import type * as source from './pass-words.ts';

export { passPlan } from './pass-words.ts';

export const PASS_STAMPS: typeof source.PASS_STAMPS = {
  preview: null,
  paid: 'Ödendi',
  ready: 'Kuruluma hazır',
  in_use: null,
  used_up: 'Tükendi',
  over: 'Sona erdi',
  returned: 'İade edildi',
};

export const passTitle: typeof source.passTitle = (country, isAdded) =>
  isAdded ? `${country} internet paketi` : `${country} eSIM’i`;
