import { formatDataAmount, formatDays } from '../../../domain/catalog/data-amount.ts';
import { spaced } from '../../../domain/language-words.zh-hant.ts';
import { listedFirst } from '../destination/named-words.ts';
import type * as source from './variant-words.ts';

export const whyVariant: typeof source.whyVariant = (
  { more, fewer, days, data_amounts: amounts, starting_price: price },
  leader,
) => {
  const isCheaper = fewer.count > 0 && price !== null && price < (leader.starting_price ?? 0);
  const isLonger = days !== null && days.most > (leader.days?.most ?? 0);
  const left = listedFirst(fewer.names, fewer.count);
  return [
    more.count > 0 && spaced`增加${listedFirst(more.names, more.count)}`,
    fewer.count > 0 && (isCheaper ? spaced`不含${left}，價格更低` : spaced`不含${left}`),
    more.count + fewer.count === 0 && '國家和地區相同',
    isLonger &&
      spaced`適合${range(days, formatDays)}的行程${amounts ? `，數據 ${range(amounts, formatDataAmount)}` : ''}`,
  ]
    .filter((part) => part !== false)
    .join('。');
};

/** '60 至 180 天', '90 天', '500MB 至 2GB'. */
function range({ least, most }: { least: number; most: number }, format: (value: number) => string): string {
  const [from, to] = [format(least), format(most)];
  if (least === most) return to;
  const unitOf = (text: string) => text.replace(/^[\d.]+/, '');
  const isShort = unitOf(from) === unitOf(to);
  return `${isShort ? from.slice(0, -unitOf(from).length) : from} 至 ${to}`;
}
