import type * as source from './regional-words.ts';

export const regionalWords: typeof source.regionalWords = {
  meta: {
    title: 'Regionalne pakiety eSIM',
    description:
      'Internet prepaid na jednym eSIM‑ie w wielu krajach: pakiety regionalne działają po obu stronach granicy.',
  },
  title: 'Jeden eSIM, wiele granic',
  lead: 'Pakiety regionalne działają dalej, gdy pociąg wjeżdża do następnego kraju.',
  loading: 'Wczytywanie…',
};
