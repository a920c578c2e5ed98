import { byMethod } from '../checkout/payment-method.ts';
import type * as source from './words.ts';

export const defaultWords: typeof source.defaultWords = {
  ...byMethod(({ name }) => `We kunnen ${name} op dit moment niet aannemen. Betaal met kaart.`),
  sales: 'We verkopen even niet. eSIM’s die je al hebt, blijven werken. Kom wat later nog eens terug.',
  card: 'We kunnen op dit moment geen kaarten aannemen. Betaal op een andere manier, of kom wat later terug.',
  wallets:
    'We kunnen Apple Pay, Google Pay en Link op dit moment niet aannemen. Betaal op een andere manier.',
  top_ups: 'Je kunt even geen data toevoegen. Je eSIM blijft werken. Probeer het wat later opnieuw.',
  refunds: 'Terugbetalingen duren nu iets langer dan normaal. Die van jou is genoteerd en volgt vanzelf.',
};
