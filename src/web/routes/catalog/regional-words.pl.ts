import type * as source from './regional-words.ts';

export const regionalWords: typeof source.regionalWords = {
  meta: {
    title: 'Regionalne pakiety eSIM',
    description:
      'Dane na jednym eSIM-ie prepaid w wielu krajach: pakiety regionalne, które działają też za granicą kraju.',
  },
  title: 'Jeden eSIM, wiele granic',
  lead: 'Pakiety regionalne działają dalej, gdy pociąg wjeżdża do następnego kraju.',
  loading: 'Wczytywanie…',
};
