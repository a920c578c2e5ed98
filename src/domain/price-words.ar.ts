import { formatMoney } from './money.ts';
import type * as source from './price-words.ts';

export type * from './price-words.ts';
export { cappedCode, priceWords } from './price-words.ts';

export const dayPrice: typeof source.dayPrice = (price) => `${formatMoney(price)}/يوم`;
