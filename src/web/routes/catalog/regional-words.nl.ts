import type * as source from './regional-words.ts';

export const regionalWords: typeof source.regionalWords = {
  meta: {
    title: 'Regionale eSIM-bundels',
    description:
      'Eén prepaid eSIM met data voor veel landen, met regiobundels die over de grens blijven werken.',
  },
  title: 'Eén eSIM, veel grenzen',
  lead: 'Regiobundels blijven werken als de trein het volgende land in rijdt.',
  loading: 'Laden…',
};
