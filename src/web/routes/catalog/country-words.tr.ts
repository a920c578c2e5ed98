import type * as source from './country-words.ts';
import { catalogWords } from './words.ts';

export const countryWords: typeof source.countryWords = {
  meta: (country) => ({
    title: catalogWords.plansOf(country),
    description: `${country} için ön ödemeli, kotalı veya sınırsız internetli eSIM. Evde kurun, inince bağlanın.`,
  }),
  unsoldMeta: (country) => ({
    title: country,
    description: `${country} için henüz paketimiz yok.`,
  }),
  missingMeta: { title: 'Ülke bulunamadı', description: 'Bu destinasyonu bilmiyoruz.' },
  missing: { title: 'Ülke bulunamadı', text: 'Bu destinasyonu bulamadık.' },
  failed: { title: 'Ülke bilgileri yüklenemedi', text: catalogWords.notLoaded },
};
