import { formatDataAmount, formatDays } from '../../../domain/catalog/data-amount.ts';
import { named } from '../../../domain/language-words.nl.ts';
import { listedFirst } from '../destination/named-words.ts';
import type * as source from './variant-words.ts';

export const whyVariant: typeof source.whyVariant = (
  { more, fewer, days, data_amounts: amounts, starting_price: price },
  leader,
) => {
  const isCheaper = fewer.count > 0 && price !== null && price < (leader.starting_price ?? 0);
  const isLonger = days !== null && days.most > (leader.days?.most ?? 0);
  return [
    more.count > 0 && `Ook met ${listedNamed(more)}`,
    fewer.count > 0 && `${isCheaper ? 'Goedkoper, maar zonder' : 'Zonder'} ${listedNamed(fewer)}`,
    more.count + fewer.count === 0 && 'Dezelfde landen',
    isLonger &&
      `Voor een verblijf van ${range(days, formatDays)}${amounts ? `, ${range(amounts, formatDataAmount)}` : ''}`,
  ]
    .filter((part) => part !== false)
    .join('. ');
};

/** 'Japan, de Verenigde Staten en nog 3'. */
const listedNamed = ({ names, count }: { names: readonly string[]; count: number }) =>
  listedFirst(
    names.map((name) => named(name)),
    count,
  );

/** '60 tot 180 dagen', '90 dagen', '500 MB tot 2 GB'. */
function range({ least, most }: { least: number; most: number }, format: (value: number) => string): string {
  const [from, to] = [format(least), format(most)];
  if (least === most) return to;
  const [amount = '', unit = ''] = from.split(/\s/);
  return `${unit !== '' && to.split(/\s/)[1] === unit ? amount : from} tot ${to}`;
}
