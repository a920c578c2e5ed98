import type * as source from './pass-words.ts';

export { passPlan } from './pass-words.ts';

export const PASS_STAMPS: typeof source.PASS_STAMPS = {
  preview: null,
  paid: 'Bezahlt',
  ready: 'Bereit zum Installieren',
  in_use: null,
  used_up: 'Aufgebraucht',
  over: 'Abgelaufen',
  returned: 'Geld zurück',
};

export const passTitle: typeof source.passTitle = (country, isAdded) =>
  isAdded ? `Datentarif ${country}` : `eSIM ${country}`;
