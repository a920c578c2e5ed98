import { listPrice } from './price-words.ts';
import type * as source from './price-words.ts';

export type * from './price-words.ts';
export { cappedCode, listPrice, planPriceWords, priceWords } from './price-words.ts';

/** '2,94 $/dzień'. */
export const dayPrice: typeof source.dayPrice = (dollars) => `${listPrice(dollars)}/dzień`;
