import type * as source from './region-words.ts';

export const regionListWords: typeof source.regionListWords = {
  failed: {
    title: 'Bölgesel paketler yüklenemedi',
    text: 'İnternet bağlantınızı kontrol edip tekrar deneyin.',
  },
  empty: {
    title: 'Bölgesel paket yok.',
    text: 'Tek ülkelik paketler her zamanki gibi satışta.',
    browse: 'Tüm ülkeleri gör',
  },
};

export const regionCardWords: typeof source.regionCardWords = {
  holds: (countries, plans) => `${countries} ülke, ${plans} paket`,
  from: 'Başlangıç fiyatı',
  seePlans: 'Paketleri gör',
  variants: (region) => `Benzer paketler: ${region}`,
  counted: (name, count) => `${name} (${count})`,
};
