import type * as source from './pass-words.ts';

export { passPlan } from './pass-words.ts';

export const PASS_STAMPS: typeof source.PASS_STAMPS = {
  preview: null,
  paid: 'Opłacony',
  ready: 'Gotowy do instalacji',
  in_use: null,
  used_up: 'Wykorzystany',
  over: 'Zakończony',
  returned: 'Zwrot pieniędzy',
};

export const passTitle: typeof source.passTitle = (country, isAdded) =>
  isAdded ? `Pakiet ${country}` : `eSIM ${country}`;
