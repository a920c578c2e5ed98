import type * as source from './pass-words.ts';

export { passPlan } from './pass-words.ts';

export const PASS_STAMPS: typeof source.PASS_STAMPS = {
  preview: null,
  paid: 'Pago',
  ready: 'Pronto para instalar',
  in_use: null,
  used_up: 'Esgotado',
  over: 'Encerrado',
  returned: 'Reembolsado',
};

/** Both are masculine, as the stamps are. */
export const passTitle: typeof source.passTitle = (country, isAdded) =>
  isAdded ? `Plano extra ${country}` : `eSIM ${country}`;
