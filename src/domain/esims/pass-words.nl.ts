import type * as source from './pass-words.ts';

export { passPlan } from './pass-words.ts';

export const PASS_STAMPS: typeof source.PASS_STAMPS = {
  preview: null,
  paid: 'Betaald',
  ready: 'Klaar voor installatie',
  in_use: null,
  used_up: 'Opgebruikt',
  over: 'Afgelopen',
  returned: 'Geld terug',
};

export const passTitle: typeof source.passTitle = (country, isAdded) =>
  isAdded ? `Data ${country}` : `eSIM ${country}`;
