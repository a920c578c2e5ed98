import type * as source from './region-words.ts';

export const regionListWords: typeof source.regionListWords = {
  failed: {
    title: 'De regiobundels konden niet worden geladen',
    text: 'Controleer je verbinding en probeer het opnieuw.',
  },
  empty: {
    title: 'Geen regiobundels beschikbaar.',
    text: 'Losse landen zijn zoals altijd te koop.',
    browse: 'Bekijk alle landen',
  },
};

export const regionCardWords: typeof source.regionCardWords = {
  holds: (countries, plans) =>
    `${countries} ${countries === 1 ? 'land' : 'landen'}, ${plans} ${plans === 1 ? 'bundel' : 'bundels'}`,
  from: 'Vanaf',
  seePlans: 'Bekijk bundels',
  variants: (region) => `Meer bundels zoals ${region}`,
  counted: (name, count) => `${name} (${count})`,
};
