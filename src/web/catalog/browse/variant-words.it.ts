import { formatDataAmount, formatDays } from '../../../domain/catalog/data-amount.ts';
import { listedFirst } from '../destination/named-words.ts';
import type * as source from './variant-words.ts';

export const whyVariant: typeof source.whyVariant = (
  { more, fewer, days, data_amounts: amounts, starting_price: price },
  leader,
) => {
  const isCheaper = fewer.count > 0 && price !== null && price < (leader.starting_price ?? 0);
  const isLonger = days !== null && days.most > (leader.days?.most ?? 0);
  return [
    more.count > 0 && `In più: ${listedFirst(more.names, more.count)}`,
    fewer.count > 0 &&
      `${isCheaper ? 'Costa meno, ma non copre' : 'Non copre'}: ${listedFirst(fewer.names, fewer.count)}`,
    more.count + fewer.count === 0 && 'Stessi Paesi',
    isLonger &&
      `Per soggiorni ${days.least === days.most ? `di ${formatDays(days.most)}` : range(days, formatDays)}${
        amounts ? `, ${range(amounts, formatDataAmount)}` : ''
      }`,
  ]
    .filter((part) => part !== false)
    .join('. ');
};

/** 'da 60 a 180 giorni', 'da 500 MB a 2 GB', '2 GB'. */
function range({ least, most }: { least: number; most: number }, format: (value: number) => string): string {
  const [from, to] = [format(least), format(most)];
  if (least === most) return to;
  const [amount = '', unit = ''] = from.split(/\s/);
  return `da ${unit !== '' && to.split(/\s/)[1] === unit ? amount : from} a ${to}`;
}
