import type * as source from './regional-words.ts';

export const regionalWords: typeof source.regionalWords = {
  meta: {
    title: 'Bölgesel eSIM paketleri',
    description:
      'Birçok ülke için tek bir ön ödemeli eSIM: sınır geçerken çalışmaya devam eden bölgesel paketler.',
  },
  title: 'Tek eSIM, birçok sınır',
  lead: 'Bölgesel paketler, tren bir sonraki ülkeye geçtiğinde de çalışmaya devam eder.',
  loading: 'Yükleniyor…',
};
