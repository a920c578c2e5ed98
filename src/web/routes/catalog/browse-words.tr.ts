import type * as source from './browse-words.ts';
import { catalogWords } from './words.ts';

export const browseWords: typeof source.browseWords = {
  meta: {
    title: 'eSIM paketlerine göz atın',
    countryTitle: catalogWords.plansOf,
    description:
      '200’den fazla ülke için ön ödemeli, kotalı veya sınırsız eSIM paketleri. Destinasyonunuzu seçin.',
  },
  title: 'eSIM paketlerine göz atın',
  lead: 'Destinasyonunuzu seçin',
  loading: 'eSIM paketleri yükleniyor…',
  back: 'Ülkelere dön',
  failed: { title: 'Ülke bilgileri yüklenemedi', text: catalogWords.notLoaded },
};
