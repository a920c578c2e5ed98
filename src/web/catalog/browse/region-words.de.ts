import type * as source from './region-words.ts';

export const regionListWords: typeof source.regionListWords = {
  failed: {
    title: 'Die Regionaltarife ließen sich nicht laden',
    text: 'Prüfe deine Verbindung und versuche es noch einmal.',
  },
  empty: {
    title: 'Keine Regionaltarife verfügbar.',
    text: 'Einzelne Länder gibt es wie immer.',
    browse: 'Alle Länder ansehen',
  },
};

export const regionCardWords: typeof source.regionCardWords = {
  holds: (countries, plans) =>
    `${countries} ${countries === 1 ? 'Land' : 'Länder'}, ${plans} ${plans === 1 ? 'Tarif' : 'Tarife'}`,
  from: 'Ab',
  seePlans: 'Tarife ansehen',
  variants: (region) => `Mehr Tarife wie ${region}`,
  counted: (name, count) => `${name} (${count})`,
};
