import { formatDataAmount } from '../../../domain/catalog/data-amount.ts';
import { inDays } from '../../../domain/language-words.he.ts';
import { listedFirst } from '../destination/named-words.ts';
import type * as source from './variant-words.ts';

export const whyVariant: typeof source.whyVariant = (
  { more, fewer, days, data_amounts: amounts, starting_price: price },
  leader,
) => {
  const isCheaper = fewer.count > 0 && price !== null && price < (leader.starting_price ?? 0);
  const isLonger = days !== null && days.most > (leader.days?.most ?? 0);
  return [
    more.count > 0 && `מוסיפה את ${listedFirst(more.names, more.count)}`,
    fewer.count > 0 && `${isCheaper ? 'זולה יותר, בלי' : 'בלי'} ${listedFirst(fewer.names, fewer.count)}`,
    more.count + fewer.count === 0 && 'אותן מדינות',
    isLonger && `לשהייה של ${range(days, inDays)}${amounts ? `, ${range(amounts, formatDataAmount)}` : ''}`,
  ]
    .filter((part) => part !== false)
    .join('. ');
};

/** '60 ימים עד 180 ימים', '90 ימים'. */
function range({ least, most }: { least: number; most: number }, format: (value: number) => string): string {
  return least === most ? format(most) : `${format(least)} עד ${format(most)}`;
}
