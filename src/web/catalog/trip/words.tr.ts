import { inPlace } from '../../../domain/language-words.tr.ts';
import { formatMoney } from '../../../domain/money.ts';
import { phrase } from '../../core/phrase.ts';
import { listed } from '../../core/words.ts';
import type * as source from './words.ts';

const MAX_MISSING = 3;

const named = (names: readonly string[], all: number) =>
  listed(all > names.length ? [...names, `${all - names.length} ülke daha`] : names);

/** 'iki ülkede de geçerli', '3 ülkenin tamamında geçerli', '3 ülkenin 2 tanesinde geçerli'. */
const partOf: typeof source.tripWords.partOf = ({ has }, { length }) => {
  if (has.length < length) return `${length} ülkenin ${has.length} tanesinde geçerli`;
  return length === 2 ? 'iki ülkede de geçerli' : `${length} ülkenin tamamında geçerli`;
};

export const tripWords: typeof source.tripWords = {
  ask: 'Hangi ülkelere gidiyorsunuz?',
  isMineThere: 'Sizin ülkeniz dahil mi?',
  example: 'Fransa, İtalya',
  check: 'Kontrol et',
  partOf,
  reach: ({ name, has }, asked) => {
    const [first] = asked;
    if (asked.length === 1 && first)
      return `${name} paketi ${inPlace(first.name)} geçerli${has.length > 0 ? '' : ' değil'}`;
    return has.length > 0
      ? `${name} paketi ${partOf({ has }, asked)}`
      : `${name} paketi bu ülkelerin hiçbirinde geçerli değil`;
  },
  noRegion: (asked) =>
    asked.length === 1
      ? 'Orada geçerli bir bölgesel paket yok'
      : 'Bu ülkelerin hiçbirinde geçerli bir bölgesel paket yok',
  included: 'Dahil',
  notIncluded: 'Dahil değil',
  ownPlans: (price) => `Kendi paketleri, başlangıç fiyatı ${formatMoney(price)}`,
  better: (region, part) => phrase`${region}: ${part}.`,
  worksIn: (names, all) => `Geçerli olduğu ülkeler: ${named(names, all)}.`,
  missing: (names, all) => `Dahil değil: ${named(names, all)}.`,
  unknown: (words) => `Bunu bilmiyoruz: ${listed(words.map((word) => `“${word}”`))}.`,
  see: (region, price) => `${region}, başlangıç fiyatı ${formatMoney(price)}`,
  others: 'Diğer bölgeler',
  with: ({ lacks }, asked) => {
    if (lacks.length === 0) {
      if (asked.length === 1) return 'Dahil';
      return asked.length === 2 ? 'İkisi de dahil' : `${asked.length} ülkenin tamamı dahil`;
    }
    const missing = asked.filter(({ iso }) => lacks.includes(iso)).map(({ name }) => name);
    return `Dahil değil: ${named(missing.slice(0, MAX_MISSING), missing.length)}`;
  },
  from: 'başlangıç fiyatı',
  allRegions: 'Tüm bölgeleri göster',
};
