import type { ListedRegion } from '../../../domain/catalog/catalog-schema.ts';
import { formatDataAmount, formatDays } from '../../../domain/catalog/data-amount.ts';
import { named } from '../../../domain/language-words.ts';
import { listedFirst } from '../destination/named-words.ts';

/** Why a region exists beside the one it stands under: other countries, longer stays. Only the server says it. */
export function whyVariant(
  { more, fewer, days, data_amounts: amounts, starting_price: price }: ListedRegion,
  leader: ListedRegion,
): string {
  const isCheaper = fewer.count > 0 && price !== null && price < (leader.starting_price ?? 0);
  const isLonger = days !== null && days.most > (leader.days?.most ?? 0);
  return [
    more.count > 0 && `Adds ${listedFirst(more.names.map(named), more.count)}`,
    fewer.count > 0 &&
      `${isCheaper ? 'Costs less without' : 'Leaves out'} ${listedFirst(fewer.names.map(named), fewer.count)}`,
    more.count + fewer.count === 0 && 'Same countries',
    isLonger &&
      `For stays of ${range(days, formatDays)}${amounts ? `, ${range(amounts, formatDataAmount)}` : ''}`,
  ]
    .filter((part) => part !== false)
    .join('. ');
}

/** '60 to 180 days', '90 days', '500 MB to 2 GB'. */
function range(
  { least, most }: NonNullable<ListedRegion['days']>,
  format: (value: number) => string,
): string {
  const [from, to] = [format(least), format(most)];
  if (least === most) return to;
  const [amount = '', unit] = from.split(' ');
  return `${to.endsWith(` ${unit}`) ? amount : from} to ${to}`;
}
