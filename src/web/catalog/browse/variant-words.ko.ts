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
    more.count > 0 && `${listedFirst(more.names, more.count)}에서도 이용 가능`,
    fewer.count > 0 &&
      `${listedFirst(fewer.names, fewer.count)} ${isCheaper ? '제외, 더 저렴한 가격' : '제외'}`,
    more.count + fewer.count === 0 && '이용 국가 동일',
    isLonger &&
      `${range(days, formatDays)} 여행용${amounts ? `, 데이터 ${range(amounts, formatDataAmount)}` : ''}`,
  ]
    .filter((part) => part !== false)
    .join('. ');
};

/** '60~180일', '90일', '500MB~2GB'. */
function range({ least, most }: { least: number; most: number }, format: (value: number) => string): string {
  const [from, to] = [format(least), format(most)];
  if (least === most) return to;
  const unitOf = (text: string) => text.replace(/^[\d.]+/, '');
  const isShort = unitOf(from) === unitOf(to);
  return `${isShort ? from.slice(0, -unitOf(from).length) : from}~${to}`;
}
