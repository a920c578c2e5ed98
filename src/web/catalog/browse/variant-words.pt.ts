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
    more.count > 0 && `Inclui também ${listedFirst(more.names, more.count)}`,
    fewer.count > 0 &&
      `${isCheaper ? 'Custa menos, sem' : 'Não inclui'} ${listedFirst(fewer.names, fewer.count)}`,
    more.count + fewer.count === 0 && 'Os mesmos países',
    isLonger &&
      `Para estadias de ${range(days, formatDays)}${amounts ? `, planos de ${range(amounts, formatDataAmount)}` : ''}`,
  ]
    .filter((part) => part !== false)
    .join('. ');
};

/** '60 a 180 dias', '90 dias', '500 MB a 2 GB'. */
function range({ least, most }: { least: number; most: number }, format: (value: number) => string): string {
  const [from, to] = [format(least), format(most)];
  if (least === most) return to;
  const [amount = '', unit = ''] = from.split(/\s/);
  return `${unit !== '' && to.split(/\s/)[1] === unit ? amount : from} a ${to}`;
}
