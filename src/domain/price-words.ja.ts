import { formatMoney } from './money.ts';
import type * as source from './price-words.ts';

export type * from './price-words.ts';
export { cappedCode, priceWords } from './price-words.ts';

/** '$2.94/日'. */
export const dayPrice: typeof source.dayPrice = (price) => `${formatMoney(price)}/\u2060日`;
