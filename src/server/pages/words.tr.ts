import type * as source from './words.ts';

export const plainWords: typeof source.plainWords = {
  readOnly: 'Bu adres yalnızca okunabilir.',
  impossible: 'Böyle bir adres olamaz.',
  broken: 'Bir şeyler ters gitti',
  notFound: 'Bulunamadı',
  busy: 'Meşgul',
  notDrawn: 'Çizilemedi',
};
