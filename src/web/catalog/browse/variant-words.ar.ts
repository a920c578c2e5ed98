import { formatDataAmount } from '../../../domain/catalog/data-amount.ts';
import { ofDays } from '../../../domain/language-words.ar.ts';
import { listedFirst } from '../destination/named-words.ts';
import type * as source from './variant-words.ts';

export const whyVariant: typeof source.whyVariant = (
  { more, fewer, days, data_amounts: amounts, starting_price: price },
  leader,
) => {
  const isCheaper = fewer.count > 0 && price !== null && price < (leader.starting_price ?? 0);
  const isLonger = days !== null && days.most > (leader.days?.most ?? 0);
  return [
    more.count > 0 && `تضيف ${listedFirst(more.names, more.count)}`,
    fewer.count > 0 &&
      `${isCheaper ? 'أرخص، لكن من دون' : 'من دون'} ${listedFirst(fewer.names, fewer.count)}`,
    more.count + fewer.count === 0 && 'البلدان نفسها',
    isLonger &&
      `لإقامة مدتها ${range(days, ofDays)}${amounts ? `، والبيانات ${range(amounts, formatDataAmount)}` : ''}`,
  ]
    .filter((part) => part !== false)
    .join('. ');
};

/** 'من 60 يومًا إلى 180 يومًا', '90 يومًا'. */
function range({ least, most }: { least: number; most: number }, format: (value: number) => string): string {
  return least === most ? format(most) : `من ${format(least)} إلى ${format(most)}`;
}
