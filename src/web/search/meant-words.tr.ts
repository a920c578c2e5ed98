import type * as source from './meant-words.ts';

export const unsoldWords: typeof source.unsoldWords = {
  none: (country) => `${country} için henüz paketimiz yok.`,
  near: 'Yakındaki paketleri gör',
};

export const meantWords: typeof source.meantWords = (name, by) =>
  `Şunu mu demek istediniz: ${by === null ? name : `${by}, ${name}`}?`;
