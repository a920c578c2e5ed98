import type * as source from './pass-words.ts';

export { passPlan } from './pass-words.ts';

export const PASS_STAMPS: typeof source.PASS_STAMPS = {
  preview: null,
  paid: 'Payée',
  ready: 'Prête à installer',
  in_use: null,
  used_up: 'Épuisée',
  over: 'Terminée',
  returned: 'Remboursée',
};

export const passTitle: typeof source.passTitle = (country, isAdded) =>
  isAdded ? `Recharge ${country}` : `eSIM ${country}`;
