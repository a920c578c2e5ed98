import type * as source from './pass-words.ts';

export { passPlan } from './pass-words.ts';

export const PASS_STAMPS: typeof source.PASS_STAMPS = {
  preview: null,
  paid: 'Pagada',
  ready: 'Lista para instalar',
  in_use: null,
  used_up: 'Agotada',
  over: 'Terminada',
  returned: 'Reembolsada',
};

/** Both are feminine, as the stamps are. */
export const passTitle: typeof source.passTitle = (country, isAdded) =>
  isAdded ? `Recarga ${country}` : `eSIM ${country}`;
